import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { FilePlus2, History, LockKeyholeOpen, RotateCw, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { SlotUploadState } from '#features/comparisons/slot-upload-state.tsx';
import { useSlotUpload } from '#features/comparisons/use-slot-upload.ts';
import { cx } from '#lib/cx.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { ChooseFileDialog } from '#shared/files/choose-file-dialog.tsx';
import { plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { canRetry, isLocked } from '#shared/files/queries.ts';
import { ACCEPTED_EXTENSIONS } from '#shared/uploads/upload-checks.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface SlotProps {
  label: string;
  file: FileItem | null;
  /** In the other slot. */
  beside: FileItem | null;
  /** Takes a file, or says why not. */
  onChoose: (file: FileItem) => string | null;
  onClear: () => void;
  /** Offered where the place is empty and the other file is a newer version of one. */
  onTakeEarlier: (() => void) | undefined;
}

/** One of the two files, or the place for it: chosen from the library, or dropped from the device. */
export function FileSlot({ label, file, beside, onChoose, onClear, onTakeEarlier }: SlotProps) {
  const [isOpen, setOpen] = useState(false);
  // Beside its other version, where somebody looks for it.
  const folderId = beside?.parentFolderId ?? null;
  const { upload, take, stop } = useSlotUpload({ folderId, onTake: onChoose });
  const { over, handlers } = useFileDrop((files) => void take(files));
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      aria-label={label}
      {...handlers}
      className={cx(
        'relative flex min-h-36 min-w-0 flex-col rounded-card border p-4 transition-colors',
        over ? 'border-accent bg-wash' : 'border-line bg-surface',
      )}
    >
      <h2 className="text-ink-2 text-xs">{label}</h2>
      {upload ? (
        <SlotUploadState upload={upload} onStop={stop} />
      ) : file ? (
        <ChosenFile file={file} onClear={onClear} />
      ) : (
        <p className="mt-2 mb-4 flex items-center gap-2 text-ink-3 text-sm">
          <FilePlus2 aria-hidden="true" className="size-4" />
          No file chosen. Drop one here, or choose it.
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label}, from this device`}
        accept={ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // Choosing the same file again must count as a choice.
          target.value = '';
        }}
      />
      <div className="mt-auto flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{file ? 'Change' : 'Choose a file'}</Button>
        <Button variant="quiet" icon={<Upload />} onClick={() => input.current?.click()}>
          Upload
        </Button>
        {!file && onTakeEarlier && (
          <Button icon={<History />} onClick={onTakeEarlier}>
            Compare with the earlier version
          </Button>
        )}
      </div>
      <ChooseFileDialog
        title={label}
        beside={beside}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(chosen) => {
          setOpen(false);
          stop();
          onChoose(chosen);
        }}
      />
    </section>
  );
}

function ChosenFile({ file, onClear }: { file: FileItem; onClear: () => void }) {
  const retry = useRetryFile(toastFailure);
  return (
    <>
      <IconButton label={`Remove ${file.name}`} className="absolute end-3 top-3" onClick={onClear}>
        <X />
      </IconButton>
      <div className="mt-2 flex min-w-0 items-center gap-2.5 pe-8 font-semibold">
        <FileIcon type={file.type} />
        <FileName name={file.name} />
      </div>
      {file.status === 'complete' ? (
        <p className="mt-1.5 mb-4 text-ink-2 text-sm">
          {plural(file.pages ?? 0, 'page')} · {LANGUAGE_NAMES[file.lang]}
        </p>
      ) : (
        <div className="mt-2 mb-4 flex items-start gap-3" aria-live="polite">
          <div className="min-w-0 grow">
            <FileStatus file={file} />
          </div>
          {isLocked(file) && (
            <Button size="sm" icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
              Unlock
            </Button>
          )}
          {canRetry(file) && (
            <Button
              size="sm"
              icon={<RotateCw />}
              loading={retry.isPending}
              onClick={() => retry.mutate(file._id)}
            >
              Retry
            </Button>
          )}
        </div>
      )}
    </>
  );
}
