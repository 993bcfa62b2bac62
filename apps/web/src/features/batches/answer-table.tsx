import type { Batch, BatchItem, Cell } from '@recto/contract/batches';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf } from './cell-state.ts';
import { topAnswerOfCell } from './cell-text.ts';

/** Files shown at once: with a hundred questions each the table stays quick. */
const ROWS = 20;
const CHIPS = 2;
/** It scrolls sideways, so keys have to reach it. */
const REACHED_BY_KEYS = { tabIndex: 0 };

interface AnswerTableProps {
  readonly batch: Batch;
  readonly items: readonly Omit<BatchItem, 'answers'>[];
  /** File by file, in the order of the items. */
  readonly cells: readonly Cell[];
}

/** What is answered so far: a row for each file, a column for each question. */
export function AnswerTable({ batch, items, cells }: AnswerTableProps) {
  const [from, setFrom] = useState(0);
  const byFile = Map.groupBy(cells, ({ fileId }) => fileId);
  const shown = items.slice(from, from + ROWS);
  return (
    <>
      <div
        role="group"
        aria-label="Answers"
        {...REACHED_BY_KEYS}
        className="overflow-x-auto focus-visible:outline-offset-[-2px]"
      >
        <table className="min-w-full border-collapse text-sm">
          <thead>
            <tr className="border-line border-b text-start text-xs">
              <th scope="col" className="min-w-60 px-6 py-2 text-start font-medium text-ink-2 max-sm:px-4">
                File
              </th>
              <th
                scope="col"
                className="min-w-24 border-line border-s px-3 text-start font-medium text-ink-2"
              >
                Progress
              </th>
              {batch.columns.map(({ question }) => (
                <th
                  key={question}
                  scope="col"
                  title={question}
                  dir="auto"
                  className="min-w-40 max-w-60 border-line border-s px-3 py-2 text-start font-semibold"
                >
                  <span className="line-clamp-2">{question}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => (
              <Row
                key={item._id}
                item={item}
                cells={byFile.get(item.fileId) ?? []}
                isOver={batch.status !== 'running'}
              />
            ))}
          </tbody>
        </table>
      </div>
      {items.length > ROWS && (
        <div className="flex items-center gap-3 px-6 py-3 text-ink-2 text-sm tabular-nums max-sm:px-4">
          <span aria-live="polite">{`Files ${from + 1} to ${from + shown.length} of ${items.length}`}</span>
          <Button disabled={from === 0} onClick={() => setFrom(from - ROWS)}>
            Back
          </Button>
          <Button disabled={from + ROWS >= items.length} onClick={() => setFrom(from + ROWS)}>
            Next
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly item: Omit<BatchItem, 'answers'>;
  readonly cells: readonly Cell[];
  /** The batch asks nothing more. */
  readonly isOver: boolean;
}

function Row({ item, cells, isOver }: RowProps) {
  const { _id: itemId, fileName, pageKind } = item;
  const done = cells.filter(({ status }) => status === 'complete' || status === 'failed').length;
  return (
    <tr className="h-12 border-line border-b align-top">
      <th scope="row" className="max-w-72 px-6 py-2 text-start font-semibold max-sm:px-4">
        <Link to={`/history-element?item=${itemId}`} className="flex min-w-0 hover:underline">
          <FileName name={fileName} />
        </Link>
      </th>
      <td className="border-line border-s px-3 py-2 text-ink-2 text-xs tabular-nums">
        {done === 0 ? (isOver ? 'not asked' : 'waiting') : `${done} of ${cells.length}`}
      </td>
      {cells.map((cell) => (
        <td key={cell.answerId} className="max-w-60 border-line border-s px-3 py-2">
          <Answer cell={cell} pageKind={pageKind} isOver={isOver} />
        </td>
      ))}
    </tr>
  );
}

interface AnswerProps extends Pick<RowProps, 'isOver'> {
  readonly cell: Cell;
  readonly pageKind: BatchItem['pageKind'];
}

function Answer({ cell, pageKind, isOver }: AnswerProps) {
  const state = stateOf(cell);
  if (state === 'waiting' && isOver)
    return <span className="text-ink-3 text-xs">{topAnswerOfCell(cell, isOver)}</span>;
  if (state === 'waiting' || state === 'running') return <Skeleton className="mt-1 h-3 w-24" />;
  if (state === 'failed')
    return (
      <span className="flex gap-1.5 text-bad text-xs" title={cell.error}>
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        Failed
      </span>
    );
  if (state === 'close' || state === 'not-found')
    return (
      <span dir="auto" className="line-clamp-3 break-words text-ink-2 text-xs">
        {topAnswerOfCell(cell, isOver)}
      </span>
    );
  const more = cell.pages.length - CHIPS;
  return (
    <>
      <span dir="auto" title={cell.text} className="line-clamp-2 break-words">
        {cell.words ?? cell.text}
      </span>
      <span className="mt-0.5 flex items-center gap-1">
        {cell.pages.slice(0, CHIPS).map((page, at) => (
          <PageChip
            key={page}
            kind={pageKind}
            page={page}
            label={cell.labels?.[at]}
            to={`/chat?file=${cell.fileId}&question=${cell.answerId}&page=${page}&hit=1`}
          />
        ))}
        {more > 0 && <span className="text-ink-3 text-xs">{`+${more}`}</span>}
      </span>
    </>
  );
}

/** What stands in place of the table until the first answers come. */
export const AnswersLoading = ({ files }: { files: number }) => (
  <div role="status" className="space-y-4 px-6 py-4 max-sm:px-4">
    <span className="sr-only">{`Loading the answers of ${plural(files, 'file')}`}</span>
    {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);
