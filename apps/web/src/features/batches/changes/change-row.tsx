import type { AnswerChange, Cell } from '@recto/contract/batches';
import type { PageKind } from '@recto/contract/file-types';
import type { Column } from '@recto/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import { cellAnswerQuery } from '#shared/questions/queries.ts';
import { COLUMN_TYPES } from '#shared/templates/column-types.tsx';
import { CellPage } from '../cell-page.tsx';
import { CellMarks } from '../cell-review.tsx';
import type { CellReviewing } from '../use-cell-reviewing.ts';
import { AnswerSide } from './answer-side.tsx';
import { LOOK_REASONS } from './change-words.ts';

/** Question, before, now, mark; one below the other where there is little room. */
export const ROW_GRID =
  'grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,200px)_minmax(0,1fr)_minmax(0,1fr)_112px]';

export interface VersionKinds {
  readonly before: PageKind;
  readonly now: PageKind;
}

interface ChangeRowProps {
  readonly change: AnswerChange;
  readonly column: Column | undefined;
  readonly kinds: VersionKinds;
  readonly isOpen: boolean;
  readonly reviewing: Pick<CellReviewing, 'toggle'>;
  readonly onToggle: () => void;
}

/** A question with the answers of both versions; opened, with the page that each stands on. */
export function ChangeRow({ change, column, kinds, isOpen, reviewing, onToggle }: ChangeRowProps) {
  const { question, before, now, reason } = change;
  const type = column && COLUMN_TYPES[column.type];
  return (
    <li
      data-answer={now.answerId}
      className={cx(
        'border-line border-b border-s-2 px-6 py-4 max-sm:px-4',
        isOpen ? 'border-s-accent bg-wash' : 'border-s-transparent',
      )}
    >
      <div className={ROW_GRID}>
        <div className="min-w-0">
          {type && (
            <p className="flex items-center gap-1.5 text-ink-2 text-xs">
              <type.Icon aria-hidden="true" className="size-3.5" />
              {type.label}
            </p>
          )}
          <h3 dir="auto" className="mt-0.5 break-words font-semibold text-sm">
            {question}
          </h3>
          <button
            type="button"
            data-change={now.answerId}
            aria-expanded={isOpen}
            aria-label={`Both pages: ${question}`}
            onClick={onToggle}
            className="link mt-1.5 -ms-1 inline-flex items-center gap-1 p-1 text-xs max-sm:min-h-11"
          >
            <ChevronDown
              aria-hidden="true"
              className={cx('size-3.5 transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
            />
            Both pages
          </button>
        </div>
        <Labelled label="Before">
          <AnswerSide change={change} side="before" kind={kinds.before} />
        </Labelled>
        <Labelled label="Now">
          <AnswerSide change={change} side="now" kind={kinds.now} />
        </Labelled>
        <div className="space-y-1.5">
          <p>
            <span
              className={cx(
                'inline-block rounded-[4px] px-1.5 font-medium text-xs/5',
                change.change === 'changed' ? 'bg-changed-bg text-changed' : 'bg-quiet-2 text-ink-2',
              )}
            >
              {change.change === 'changed' ? 'Changed' : 'To look at'}
            </span>
          </p>
          {reason && <p className="text-ink-2 text-xs">{LOOK_REASONS[reason]}</p>}
          <CellMarks isCompact cell={now} onMark={(mark) => reviewing.toggle(now, mark)} />
        </div>
      </div>
      {isOpen && (
        <div className="mt-4 grid gap-3.5 lg:grid-cols-2">
          <OnePage cell={before} label="Page before" />
          <OnePage cell={now} label="Page now" />
        </div>
      )}
    </li>
  );
}

/** The columns have heads where there are columns. */
const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-0.5 text-ink-2 text-xs lg:sr-only">{label}</p>
    {children}
  </div>
);

/** The page of one version, with what answers marked. */
function OnePage({ cell, label }: { cell: Cell; label: string }) {
  const { data: question } = useQuery(cellAnswerQuery(cell.answerId));
  const [at, setAt] = useState<{ page: number; hit: number | null } | null>(null);
  const hasPage = question && (question.kind !== 'none' || (question.searched?.nearest.length ?? 0) > 0);
  return (
    <div className="h-110 overflow-hidden rounded-card border border-line bg-surface">
      {question && hasPage && (
        <CellPage
          fileId={cell.fileId}
          question={question}
          page={at?.page ?? null}
          hit={at?.hit ?? null}
          label={label}
          onPage={(page, hit) => setAt({ page, hit })}
        />
      )}
      {question && !hasPage && (
        <p className="grid h-full place-items-center px-6 text-center text-ink-2 text-sm">
          This version does not answer the question.
        </p>
      )}
    </div>
  );
}
