import { fileStem, renameFile } from '@recto/contract/file-names';
import { FolderName } from '@recto/contract/folders';
import { type LibraryItem, WantedFileName } from '@recto/contract/library';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { isFile } from '#shared/files/queries.ts';
import { useForm } from '#lib/form/use-form.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRename } from './mutations.ts';

const FORM_ID = 'rename';
const FileForm = z.object({ name: WantedFileName });
const FolderForm = z.object({ name: FolderName });

/** Another name for a file or folder. A file keeps its ending, so only what stands before it is edited. */
export function RenameDialog({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const rename = useRename();
  const input = useRef<HTMLInputElement>(null);
  useCloseOnBack(onClose);
  const old = isFile(item) ? fileStem(item.name) : item.name;
  const { control, field, handlers } = useForm(async () => (isFile(item) ? FileForm : FolderForm), {
    name: old,
  });
  const typed = useWatch({ control, name: 'name' });
  const submit = handlers(({ name }) => {
    if (name === old) return onClose();
    rename.mutate({ item, name }, { onSuccess: onClose });
  });
  const kept = isFile(item) ? renameFile(item.name, typed) : typed;
  const ending = isFile(item) ? item.name.slice(old.length) : '';
  const isOtherwise = isFile(item) && typed.trim() !== '' && kept !== typed.trim() + ending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={isFile(item) ? 'Rename file' : 'Rename folder'}
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
        <TextField
          label={isFile(item) ? 'File name' : 'Folder name'}
          autoComplete="off"
          dir="auto"
          {...field('name', { ref: input })}
          hint={isOtherwise ? <>Kept as {kept}</> : undefined}
          trailing={ending && <span className="text-ink-3 text-sm">{ending}</span>}
        />
      </form>
    </Dialog>
  );
}
