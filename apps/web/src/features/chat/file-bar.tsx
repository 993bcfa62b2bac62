import { pagesText } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Info, PanelRight, ScanText, TriangleAlert } from 'lucide-react';
import { FileMenu } from '#features/chat/file-menu.tsx';
import { useFileDetails } from '#shared/files/file-details.ts';
import { fileDetailQuery } from '#shared/files/queries.ts';
import { countPages } from '#shared/files/count-pages.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface FileBarProps {
  readonly file: FileItem;
  /** Absent where the page has a tab of its own. */
  readonly pageToggle?: { readonly isOn: boolean; readonly onToggle: () => void };
}

export function FileBar({ file, pageToggle }: FileBarProps) {
  const details = useFileDetails();
  const notice = file.status === 'complete' ? file.error_msg_customer : null;
  const open = () => details.open(file._id);
  return (
    <div className="flex h-[52px] min-w-0 items-center gap-2.5 border-b border-line px-4 max-sm:h-12">
      <FileIcon type={file.type} />
      <h1 className="min-w-0 text-[15px]/5 font-semibold tracking-[-0.005em]">
        <FileName name={file.name} />
      </h1>
      <FileMenu file={file} />
      <span className="flex-none text-xs whitespace-nowrap text-ink-3 max-sm:hidden">
        {file.pages !== null && `${pagesText(file.pageKind, file.pages)} · `}
        {LANGUAGE_NAMES[file.lang]}
      </span>
      {file.status === 'processing' && file.progress && (
        <span className="inline-flex h-6 flex-none items-center gap-1.5 rounded-full bg-wash px-2 font-medium text-accent-ink text-xs tabular-nums max-sm:hidden">
          <ScanText size={13} aria-hidden="true" />
          {`${file.progress.page} of ${pagesText(file.pageKind, file.progress.of)} read`}
        </span>
      )}
      {notice && <ReadingNotice file={file} sentence={notice} onOpen={open} />}
      <Button
        variant="quiet"
        icon={<Info />}
        aria-label="Details"
        className="ml-auto max-sm:px-2"
        onClick={open}
      >
        <span className="max-sm:hidden">Details</span>
      </Button>
      {pageToggle && (
        <IconButton
          label={pageToggle.isOn ? 'Hide the page' : 'Show the page'}
          on={pageToggle.isOn}
          onClick={pageToggle.onToggle}
        >
          <PanelRight />
        </IconButton>
      )}
    </div>
  );
}

interface ReadingNoticeProps {
  readonly file: FileItem;
  /** What the file says about how it was read. */
  readonly sentence: string;
  readonly onOpen: () => void;
}

/** How many pages were read where some are missing, else what there is to say of it; the sentence on focus and hover; opens the report. */
function ReadingNotice({ file, sentence, onOpen }: ReadingNoticeProps) {
  const { data } = useQuery(fileDetailQuery(file._id));
  const count = data && countPages(data.report);
  return (
    <Tooltip content={sentence} side="bottom">
      <button
        type="button"
        className="inline-flex h-6 min-w-6 max-w-72 items-center gap-1.5 rounded-full bg-changed-bg px-2 text-xs font-medium text-changed tabular-nums"
        onClick={onOpen}
      >
        <TriangleAlert size={13} className="flex-none" aria-hidden="true" />
        <span className="truncate max-sm:sr-only">
          {count && count.read < count.all
            ? `${count.read} of ${pagesText(file.pageKind, count.all)} read`
            : sentence}
        </span>
      </button>
    </Tooltip>
  );
}
