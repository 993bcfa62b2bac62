import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { LockKeyholeOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endUnlocking, useFileToUnlock } from '#shared/files/file-to-unlock.ts';
import { useForm } from '#lib/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { fieldErrorOf, useUnlockFile } from './mutations.ts';

const Form = contract.documents.unlock.body;
const FORM_ID = 'unlock-file';

/** Asks for the password of the file that somebody wants to unlock. */
export default function UnlockFile() {
  const file = useFileToUnlock((state) => state.file);
  return file && <UnlockDialog key={file._id} file={file} onClose={endUnlocking} />;
}

function UnlockDialog({ file, onClose }: { file: FileItem; onClose: () => void }) {
  const unlock = useUnlockFile(file._id);
  const { control, field, handlers, showErrors } = useForm(async () => Form, { password: '' });
  const password = useWatch({ control, name: 'password' });
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const onError = (error: Error) => {
    showErrors({ password: fieldErrorOf(error) });
    input.current?.focus();
    input.current?.select();
  };
  const submit = handlers(({ password }) => unlock.mutate(password, { onSuccess: onClose, onError }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Unlock this file"
      description="The password is used once, to read the file, and is kept nowhere."
      initialFocus={input}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            icon={<LockKeyholeOpen />}
            disabled={password === ''}
            loading={unlock.isPending}
          >
            Unlock
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...submit} className="space-y-4 px-5 py-4">
        <div className="flex min-w-0 items-center gap-3.5 font-semibold text-sm">
          <FileIcon type={file.type} />
          <FileName name={file.name} />
        </div>
        <PasswordField
          label="Password of the file"
          autoComplete="off"
          {...field('password', { ref: input })}
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
      </form>
    </Dialog>
  );
}
