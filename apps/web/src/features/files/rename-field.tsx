import { fileStem, renameFile } from '@recto/contract/file-names';
import { type FileItem, WantedFileName } from '@recto/contract/library';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '#lib/api-error.ts';
import { cx } from '#lib/cx.ts';
import { useForm } from '#lib/form/use-form.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { endItemAction } from './item-actions.ts';
import { useRename } from './mutations.ts';

const FileForm = z.object({ name: WantedFileName });

/** Selects the name, and gives the focus back to the row once the field is gone and nothing else has it. */
function useRowFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const row = input.current?.closest('tr');
    input.current?.focus();
    input.current?.select();
    return () => {
      if (document.activeElement === document.body)
        row?.querySelector<HTMLElement>('td a, [aria-haspopup]')?.focus();
    };
  }, []);
  return input;
}

/**
 * The name of a file while it is edited in its row. A file keeps its ending, so only what stands before it is edited.
 * Enter and leaving the field keep the name, Esc leaves the old one; what is wrong is said here.
 */
export function RenameField({ file }: { file: FileItem }) {
  const old = fileStem(file.name);
  const input = useRowFocus();
  const noteId = useId();
  useCloseOnBack(endItemAction);
  const { control, field, handlers, showErrors } = useForm(async () => FileForm, { name: old });
  const rename = useRename((error) => showErrors({ name: sentenceOf(error) }));
  const submit = handlers(({ name }) => {
    if (name === old) return endItemAction();
    rename.mutate({ item: file, name }, { onSuccess: endItemAction });
  });
  const typed = useWatch({ control, name: 'name' });
  const ending = file.name.slice(old.length);
  const kept = renameFile(file.name, typed);
  const isOtherwise = typed.trim() !== '' && kept !== typed.trim() + ending;
  const { error, onBlur, ...bound } = field('name', { ref: input });
  const note = error ?? (isOtherwise ? `Kept as ${kept}` : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    // The row has keys of its own.
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
          aria-label="File name"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          autoComplete="off"
          dir="auto"
          readOnly={rename.isPending}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className={cx(
            'h-8 w-full min-w-0 max-w-96 rounded-control border bg-surface px-2 font-semibold text-ink text-sm focus:outline-none focus:ring-3 max-sm:text-lg',
            error
              ? 'border-bad focus:ring-bad/20'
              : 'border-control focus:border-accent focus:ring-accent/20',
          )}
        />
        <span className="shrink-0 text-ink-3">{ending}</span>
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
