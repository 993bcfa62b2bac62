import type { TokenItem } from '@recto/contract/tokens';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useDeleteToken } from './token-mutations.ts';

export function DeleteToken({ token, onClose }: { token: TokenItem; onClose: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  const remove = useDeleteToken(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Delete token"
      description={`Programs that use “${token.name}” lose access at once. This cannot be undone.`}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destroy" loading={remove.isPending} onClick={() => remove.mutate(token._id)}>
            Delete token
          </Button>
        </>
      }
    >
      <div className="pb-4" />
    </Dialog>
  );
}
