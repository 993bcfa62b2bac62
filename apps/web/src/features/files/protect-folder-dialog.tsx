import type { FolderItem } from '@recto/contract/library';
import { useRef } from 'react';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useProtectFolder } from './mutations.ts';

/** Says what "never send outside" means for a folder, before it is switched on or off. */
export function ProtectFolderDialog({ folder, onClose }: { folder: FolderItem; onClose: () => void }) {
  const protect = useProtectFolder();
  const cancel = useRef<HTMLButtonElement>(null);
  useCloseOnBack(onClose);
  const { neverSendOutside: isOn, inheritedFrom } = folder;
  const act = () => protect.mutate({ id: folder._id, neverSendOutside: !isOn }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={isOn && !inheritedFrom ? 'Allow sending outside' : 'Never send outside'}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={onClose}>
            {inheritedFrom ? 'Close' : 'Cancel'}
          </Button>
          {!inheritedFrom && (
            <Button variant="primary" loading={protect.isPending} onClick={act}>
              {isOn ? 'Allow' : 'Never send outside'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-2 text-pretty px-5 py-4">
        {inheritedFrom ? (
          <p>
            <strong className="break-words font-semibold">{folder.name}</strong> is never sent outside:
            inherited from <strong className="break-words font-semibold">{inheritedFrom.name}</strong>. It can
            be changed there.
          </p>
        ) : isOn ? (
          <p>
            Text of the documents in <strong className="break-words font-semibold">{folder.name}</strong> and
            the folders in it may then go to a language model or another outside service, if your profile
            allows it.
          </p>
        ) : (
          <p>
            No text of the documents in <strong className="break-words font-semibold">{folder.name}</strong>{' '}
            and the folders in it goes to a language model or another outside service. Questions are answered
            from the documents themselves.
          </p>
        )}
        {!isOn && <p className="text-ink-2 text-sm">What was sent before cannot be taken back.</p>}
      </div>
    </Dialog>
  );
}
