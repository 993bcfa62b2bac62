import { listFileTypes, READABLE_TYPES } from '@recto/contract/file-types';
import { FILES_PER_SELECTION } from '@recto/contract/limits';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import { withoutHidden } from '#shared/uploads/dropped-files.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';
import { ACCEPTED_EXTENSIONS } from '#shared/uploads/upload-checks.ts';

/** What the area for choosing says: so many files can be chosen or dropped, and folders whole. */
function invitation(chosen: number, most: number): string {
  if (most === 1)
    return chosen === 0 ? 'Drop the newer version here or choose it.' : 'Remove it to choose another one.';
  if (chosen >= FILES_PER_SELECTION) return 'Five of five chosen. Remove one to choose another.';
  const more = chosen === 0 ? 'up to five files at a time' : `${FILES_PER_SELECTION - chosen} more`;
  return `Drop documents or folders here, or choose them, ${more}.`;
}

interface ChooseAreaProps {
  /** Those of them that go. */
  chosen: number;
  /** There are files below, whether or not they go. */
  hasFiles: boolean;
  /** So many can be chosen. */
  most: number;
  onFiles: (files: File[]) => void;
  button: RefObject<HTMLButtonElement | null>;
}

export function ChooseArea({ chosen, hasFiles, onFiles, button, most }: ChooseAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(onFiles);
  const full = chosen >= most;
  const folderInput = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>, pick = (files: File[]) => files) => {
    onFiles(pick([...(event.target.files ?? [])]));
    // Choosing the same file again must count as a choice.
    event.target.value = '';
  };
  return (
    <div {...handlers}>
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        hidden
        aria-label="Choose documents"
        accept={ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => take(event)}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label="Choose a folder"
        {...{ webkitdirectory: '' }}
        onChange={(event) => take(event, withoutHidden)}
      />
      <button
        ref={button}
        type="button"
        disabled={full}
        onClick={() => input.current?.click()}
        className={cx(
          'flex w-full items-center gap-3.5 rounded-card border border-dashed px-4 text-start text-sm transition-colors',
          hasFiles ? 'min-h-14' : 'min-h-32 justify-center',
          over ? 'border-accent bg-wash' : 'border-control bg-bg not-disabled:hover:bg-quiet',
        )}
      >
        <Upload aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <span className="text-ink-2">{invitation(chosen, most)}</span>
        {hasFiles && (
          <span className="ms-auto text-ink-3 text-xs max-sm:hidden">{listFileTypes(READABLE_TYPES)}</span>
        )}
      </button>
      <p className={cx('mt-2 text-ink-3 text-xs', most === 1 && 'hidden')}>
        A folder keeps its structure.{' '}
        <button type="button" className="link" onClick={() => folderInput.current?.click()}>
          Choose a folder
        </button>
      </p>
    </div>
  );
}
