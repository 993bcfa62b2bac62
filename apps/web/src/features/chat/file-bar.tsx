import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { PanelRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileMenu } from '#features/chat/file-menu.tsx';
import { plural } from '#lib/format.ts';
import { FileIcon } from '#ui/file-icon.tsx';
import { FileName } from '#ui/file-name.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface FileBarProps {
  readonly file: FileItem;
  /** Absent where the page has a tab of its own. */
  readonly pageToggle?: { readonly isOn: boolean; readonly onToggle: () => void };
}

export function FileBar({ file, pageToggle }: FileBarProps) {
  const notice = file.status === 'complete' ? file.error_msg_customer : null;
  return (
    <div className="flex h-[52px] min-w-0 items-center gap-2.5 border-b border-line px-4 max-sm:h-12">
      <FileIcon type={file.type} />
      <h1 className="min-w-0 text-[15px]/5 font-semibold tracking-[-0.005em]">
        <FileName name={file.name} />
      </h1>
      <FileMenu file={file} />
      <span className="flex-none text-xs whitespace-nowrap text-ink-3 max-sm:hidden">
        {file.pages !== null && `${plural(file.pages, 'page')} · `}
        {LANGUAGE_NAMES[file.lang]}
      </span>
      {notice && <ReadingNotice>{notice}</ReadingNotice>}
      {pageToggle && (
        <IconButton
          label={pageToggle.isOn ? 'Hide the page' : 'Show the page'}
          on={pageToggle.isOn}
          aria-pressed={pageToggle.isOn}
          className="ml-auto"
          onClick={pageToggle.onToggle}
        >
          <PanelRight />
        </IconButton>
      )}
    </div>
  );
}

/** Only where pages are missing: what the file says about them, in full on focus and hover. */
function ReadingNotice({ children }: { children: ReactNode }) {
  return (
    <Tooltip content={children} side="bottom">
      <button
        type="button"
        className="inline-flex h-6 min-w-6 items-center gap-1.5 rounded-full bg-changed-bg px-2 text-xs font-medium text-changed"
      >
        <TriangleAlert size={13} className="flex-none" aria-hidden="true" />
        <span className="truncate max-sm:sr-only">{children}</span>
      </button>
    </Tooltip>
  );
}
