import { FolderName } from '@recto/contract/folders';
import type { FolderItem } from '@recto/contract/library';
import { useRef } from 'react';
import { z } from 'zod';
import { useForm } from '#lib/form/use-form.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRename } from './mutations.ts';

const FORM_ID = 'rename';
const FolderForm = z.object({ name: FolderName });

/** Another name for a folder. */
export function RenameDialog({ folder, onClose }: { folder: FolderItem; onClose: () => void }) {
  const rename = useRename(toastFailure);
  const input = useRef<HTMLInputElement>(null);
  useCloseOnBack(onClose);
  const { field, handlers } = useForm(async () => FolderForm, { name: folder.name });
  const submit = handlers(({ name }) => {
    if (name === folder.name) return onClose();
    rename.mutate({ item: folder, name }, { onSuccess: onClose });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Rename folder"
      initialFocus={input}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...submit} className="px-5 py-4">
        <TextField label="Folder name" autoComplete="off" dir="auto" {...field('name', { ref: input })} />
      </form>
    </Dialog>
  );
}
