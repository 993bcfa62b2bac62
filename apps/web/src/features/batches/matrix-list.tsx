import { pagesText } from '#shared/files/page-words.ts';
import type { Cell } from '@recto/contract/batches';
import { fileExtension } from '@recto/contract/file-names';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { CellTopAnswer, cellNote, MarkIcon, PageChips } from './matrix-cell.tsx';
import type { BatchFile, Filtered, Place } from './matrix-rows.ts';

export type Grouping = 'file' | 'question';

type Entry =
  | { readonly kind: 'file'; readonly file: BatchFile }
  | { readonly kind: 'question'; readonly question: string; readonly column: number }
  | {
      readonly kind: 'cell';
      readonly cell: Cell;
      readonly file: BatchFile;
      readonly question: string;
      readonly grouping: Grouping;
      readonly isLast: boolean;
    };

interface MatrixListProps {
  readonly questions: readonly string[];
  readonly filtered: Filtered;
  readonly grouping: Grouping;
  readonly active: Place | null;
  readonly isOver: boolean;
  readonly onOpen: (place: Place) => void;
}

const ROW_PX = 62;

/** The matrix where there is no room for columns: a card for each file, or for each question. */
export function MatrixList({ questions, filtered, grouping, active, isOver, onOpen }: MatrixListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => toEntries(questions, filtered, grouping), [questions, filtered, grouping]);
  const list = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    useFlushSync: false,
    getItemKey: (at) => keyOf(entries[at]) ?? at,
  });
  const shown = active?.fileId;
  // An address names a file; after that the place in the list is the person's own.
  const showAddressed = useEffectEvent(() => {
    const at = entries.findIndex((entry) => entry.kind === 'file' && entry.file.fileId === shown);
    if (at > 0) list.scrollToIndex(at, { align: 'start' });
  });
  useEffect(() => showAddressed(), []);
  const items = list.getVirtualItems();
  return (
    <div
      ref={scroller}
      role="group"
      aria-label="Answers"
      // Scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto px-4 focus-visible:outline-offset-[-2px]"
    >
      <div style={{ height: list.getTotalSize() }}>
        <div style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map(({ key, index }) => {
            const entry = entries[index];
            return (
              <div key={String(key)} data-index={index} ref={list.measureElement}>
                {entry?.kind === 'cell' ? (
                  <CellEntry entry={entry} isOver={isOver} onOpen={onOpen} />
                ) : (
                  entry && <Head entry={entry} />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const keyOf = (entry: Entry | undefined): string | undefined =>
  entry?.kind === 'cell' ? entry.cell.answerId : entry?.kind === 'file' ? entry.file._id : entry?.question;

function toEntries(questions: readonly string[], { rows, matches }: Filtered, grouping: Grouping): Entry[] {
  const isShown = (cell: Cell | undefined): cell is Cell =>
    cell !== undefined && (matches === null || matches.has(cell));
  const cellsOf = (found: readonly { readonly cell: Cell; readonly file: BatchFile }[]): Entry[] =>
    found.map(({ cell, file }, at) => ({
      kind: 'cell',
      cell,
      file,
      question: questions[cell.column] ?? '',
      grouping,
      isLast: at === found.length - 1,
    }));
  if (grouping === 'file')
    return rows.flatMap(({ file, cells }): Entry[] => {
      const found = cells.filter(isShown).map((cell) => ({ cell, file }));
      return [{ kind: 'file', file }, ...cellsOf(found)];
    });
  return questions.flatMap((question, column): Entry[] => {
    const found = rows.flatMap(({ file, cells }) => {
      const cell = cells[column];
      return isShown(cell) ? [{ cell, file }] : [];
    });
    return found.length === 0 ? [] : [{ kind: 'question', question, column }, ...cellsOf(found)];
  });
}

function Head({ entry }: { entry: Exclude<Entry, { kind: 'cell' }> }) {
  const look =
    'mt-4 flex min-h-14 items-center gap-3 rounded-t-card border border-line bg-surface px-4 py-2.5';
  if (entry.kind === 'question')
    return (
      <h2 dir="auto" className={cx(look, 'break-words font-semibold text-base')}>
        {entry.question}
      </h2>
    );
  const { _id, fileName, pages, pageKind } = entry.file;
  return (
    <h2 className={look}>
      <FileIcon type={fileExtension(fileName).toUpperCase()} />
      <Link to={`/history-element?item=${_id}`} className="flex min-w-0 grow items-center gap-2">
        <span className="min-w-0 grow">
          <span className="flex font-semibold text-base">
            <FileName name={fileName} />
          </span>
          {pages !== null && <span className="block text-ink-2 text-xs">{pagesText(pageKind, pages)}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-2" />
      </Link>
    </h2>
  );
}

interface CellEntryProps {
  readonly entry: Extract<Entry, { kind: 'cell' }>;
  readonly isOver: boolean;
  readonly onOpen: (place: Place) => void;
}

function CellEntry({ entry: { cell, file, question, grouping, isLast }, isOver, onOpen }: CellEntryProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen({ fileId: file.fileId, column: cell.column })}
      className={cx(
        'block w-full border-line border-x border-b bg-surface px-4 py-2.5 text-start',
        isLast && 'rounded-b-card',
      )}
    >
      <span dir="auto" className="block truncate text-ink-2 text-xs">
        {grouping === 'file' ? question : file.fileName}
      </span>
      <span className="flex items-center gap-2 [&>:first-child]:min-w-0 [&>:first-child]:grow [&>:first-child]:basis-auto [&>:first-child]:text-base">
        <CellTopAnswer cell={cell} isOver={isOver} />
        {cellNote(cell) !== null && (
          <span className="min-w-0 shrink-[2] truncate text-ink-2 text-xs">{cellNote(cell)}</span>
        )}
        <MarkIcon cell={cell} />
        <span className="flex flex-none items-center gap-1 text-[11px]/[17px] text-ink-2">
          <PageChips cell={cell} />
        </span>
      </span>
    </button>
  );
}
