import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSignOutEverywhere } from './mutations.ts';

export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const confirm = useRef<HTMLButtonElement>(null);
  const leave = useSignOutEverywhere();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Sign out everywhere"
      description="Every device is signed out, this one too. You can log in again at once; documents and answers stay."
      initialFocus={confirm}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            loading={leave.isPending || leave.isSuccess}
            onClick={() => leave.mutate()}
          >
            Sign out everywhere
          </Button>
        </>
      }
    >
      <div className="pb-4" />
    </Dialog>
  );
}
