import { contract } from '@recto/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callWithMessage } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { leaveAfter } from '#lib/session-end.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const confirm = useRef<HTMLButtonElement>(null);
  const leave = useMutation({
    mutationFn: () =>
      leaveAfter(async () => (await callWithMessage(contract.ownAccount.endAllSessions, {})).message),
    onError: (error) => toastFailure(error),
  });
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
