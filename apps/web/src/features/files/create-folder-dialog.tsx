import { FolderName } from '@recto/contract/folders';
import { useRef } from 'react';
import { z } from 'zod';
import { useForm } from '#lib/form/use-form.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreateFolder } from './mutations.ts';

const Form = z.object({ name: FolderName });
const FORM_ID = 'create-folder';

interface CreateFolderDialogProps {
  parentFolderId: string | null;
  onClose: () => void;
}

export function CreateFolderDialog({ parentFolderId, onClose }: CreateFolderDialogProps) {
  const create = useCreateFolder();
  const input = useRef<HTMLInputElement>(null);
  // Another folder may be shown then, and the new one would go there.
  useCloseOnBack(onClose);
  const { field, handlers } = useForm(async () => Form, { name: '' });
  // The dialog stays open after a failure: what was typed is not lost.
  const submit = handlers(({ name }) => create.mutate({ name, parentFolderId }, { onSuccess: onClose }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Create folder"
      initialFocus={input}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={create.isPending}>
            Create folder
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...submit} className="px-5 py-4">
        <TextField label="Folder name" autoComplete="off" {...field('name', { ref: input })} />
      </form>
    </Dialog>
  );
}
