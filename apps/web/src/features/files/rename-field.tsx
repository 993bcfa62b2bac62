import { fileStem, renameFile } from '@recto/contract/file-names';
import { FolderName } from '@recto/contract/folders';
import { type LibraryItem, WantedFileName } from '@recto/contract/library';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '#lib/api-error.ts';
import { cx } from '#lib/cx.ts';
import { useForm } from '#lib/form/use-form.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { isFile } from '#shared/files/queries.ts';
import { endItemAction } from './item-actions.ts';
import { useRename } from './mutations.ts';

const FILE = { label: 'File name', form: z.object({ name: WantedFileName }) };
const FOLDER = { label: 'Folder name', form: z.object({ name: FolderName }) };

/** What ends it, where there is no column that says so. */
export const END_HINT = 'Enter saves, Esc leaves it';

/** On what shows the item, whether or not its name is being edited. */
export const SHOWS_ITEM = { 'data-item': '' };

/** Selects the name, and gives the focus back to what shows the item once the field is gone and nothing else has it. */
function useItemFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shown = input.current?.closest('[data-item]');
    input.current?.focus();
    input.current?.select();
    return () => {
      if (document.activeElement === document.body)
        shown?.querySelector<HTMLElement>('td a, a[role=treeitem], [aria-haspopup]')?.focus();
    };
  }, []);
  return input;
}

interface RenameFieldProps {
  readonly item: LibraryItem;
  /** Says how to end it where nothing else does. */
  readonly hint?: string;
  readonly className?: string;
}

/**
 * The name of a file or folder while it is edited where it stands. A file keeps its ending, so only what stands before it is edited.
 * Enter and leaving the field keep the name, Esc leaves the old one; what is wrong is said here.
 */
export function RenameField({ item, hint, className }: RenameFieldProps) {
  const { label, form } = isFile(item) ? FILE : FOLDER;
  const old = isFile(item) ? fileStem(item.name) : item.name;
  const input = useItemFocus();
  const noteId = useId();
  useCloseOnBack(endItemAction);
  const { control, field, handlers, showErrors } = useForm(async () => form, { name: old });
  const rename = useRename((error) => showErrors({ name: sentenceOf(error) }));
  const submit = handlers(({ name }) => {
    if (name === old) return endItemAction();
    rename.mutate({ item, name }, { onSuccess: endItemAction });
  });
  const typed = useWatch({ control, name: 'name' });
  const ending = item.name.slice(old.length);
  const kept = isFile(item) ? renameFile(item.name, typed) : typed.trim();
  const isOtherwise = typed.trim() !== '' && kept !== typed.trim() + ending;
  const { error, onBlur, ...bound } = field('name', { ref: input });
  const note = error ?? (isOtherwise ? `Kept as ${kept}` : hint);
  const onKeyDown = (event: KeyboardEvent) => {
    // What shows the item has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') endItemAction();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    void onBlur(event);
    // Another window takes the focus for a while only.
    if (document.hasFocus() && error === undefined) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form {...submit} className="block min-w-0 flex-1">
      <span className="flex items-center gap-1.5">
        <input
          {...bound}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          autoComplete="off"
          dir="auto"
          readOnly={rename.isPending}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className={cx(
            'h-8 w-full min-w-0 max-w-96 rounded-control border bg-surface text-ink focus:outline-none focus:ring-3 max-sm:text-lg',
            className,
            error
              ? 'border-bad focus:ring-bad/20'
              : 'border-control focus:border-accent focus:ring-accent/20',
          )}
        />
        {ending && <span className="shrink-0 text-ink-3">{ending}</span>}
      </span>
      {note && (
        <span
          id={noteId}
          role={error ? 'alert' : undefined}
          className={cx('mt-1 block text-xs', error ? 'text-bad' : 'text-ink-3')}
        >
          {note}
        </span>
      )}
    </form>
  );
}
