import type { AnswerChange } from '@recto/contract/batches';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import { AnswerSide } from './answer-side.tsx';
import { sameNote } from './change-words.ts';
import { ROW_GRID, type VersionKinds } from './change-row.tsx';

interface UnchangedProps {
  readonly same: readonly AnswerChange[];
  readonly kinds: VersionKinds;
}

/** The answers that are the same, folded to their number; each with what was said of the one before. */
export function UnchangedAnswers({ same, kinds }: UnchangedProps) {
  const [isOpen, setOpen] = useState(false);
  if (same.length === 0) return null;
  const note = sameNote(same);
  return (
    <section aria-label="Unchanged answers" className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 px-6 py-3 text-start text-sm hover:bg-quiet max-sm:px-4"
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 text-ink-2 transition-transform', isOpen ? 'rotate-90' : 'rtl:rotate-180')}
        />
        <strong className="font-semibold">{`${same.length.toLocaleString('en-US')} unchanged`}</strong>
        {note !== '' && <span className="ms-auto text-ink-2 text-xs">{note}</span>}
      </button>
      {isOpen && (
        <ul>
          {same.map((change) => (
            <li key={change.now.answerId} className="border-line border-t px-6 py-3 max-sm:px-4">
              <div className={ROW_GRID}>
                <h3 dir="auto" className="min-w-0 break-words font-semibold text-sm">
                  {change.question}
                </h3>
                <AnswerSide change={change} side="before" kind={kinds.before} />
                <AnswerSide change={change} side="now" kind={kinds.now} />
                <span className="text-ink-2 text-xs">{change.isMoved && 'On another page'}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
