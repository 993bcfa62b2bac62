import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { FilePlus2, History, X } from 'lucide-react';
import { useState } from 'react';
import { ChooseFileDialog } from '#shared/files/choose-file-dialog.tsx';
import { plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface SlotProps {
  label: string;
  file: FileItem | null;
  /** In the other slot. */
  beside: FileItem | null;
  onChoose: (file: FileItem) => void;
  onClear: () => void;
  /** Offered where the place is empty and the other file is a newer version of one. */
  onTakeEarlier: (() => void) | undefined;
}

/** One of the two files, or the place for it. */
export function FileSlot({ label, file, beside, onChoose, onClear, onTakeEarlier }: SlotProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={label}
      className="relative flex min-h-36 min-w-0 flex-col rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-ink-2 text-xs">{label}</h2>
      {file ? (
        <>
          <IconButton label={`Remove ${file.name}`} className="absolute end-3 top-3" onClick={onClear}>
            <X />
          </IconButton>
          <div className="mt-2 flex min-w-0 items-center gap-2.5 pe-8 font-semibold">
            <FileIcon type={file.type} />
            <FileName name={file.name} />
          </div>
          <p className="mt-1.5 mb-4 text-ink-2 text-sm">
            {plural(file.pages ?? 0, 'page')} · {LANGUAGE_NAMES[file.lang]}
          </p>
        </>
      ) : (
        <p className="mt-2 mb-4 flex items-center gap-2 text-ink-3 text-sm">
          <FilePlus2 aria-hidden="true" className="size-4" />
          No file chosen
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{file ? 'Change' : 'Choose a file'}</Button>
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
          onChoose(chosen);
        }}
      />
    </section>
  );
}
