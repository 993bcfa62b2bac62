import type { AnswerChange, Cell } from '@recto/contract/batches';
import type { TextPart } from '@recto/contract/batch-versions';
import type { PageKind } from '@recto/contract/file-types';
import { cx } from '#lib/cx.ts';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { topAnswerOfCell, searchedText } from '../cell-text.ts';
import { valueText } from '../cell-value.ts';
import { EARLIER_MARKS } from './change-words.ts';

interface SideProps {
  readonly change: AnswerChange;
  readonly side: 'before' | 'now';
  readonly kind: PageKind;
}

const CHIPS = 3;
/** A long sentence is shown around what changed in it. */
const AROUND = 90;

/** What one version answers: the value or the words, the pages, and the sentence with what changed in it. */
export function AnswerSide({ change, side, kind }: SideProps) {
  const cell = change[side];
  const parts = change.parts[side];
  const { before, now } = change;
  // Where both say the same in short, the sentences tell what differs.
  const isTelling = change.change === 'same' || before.kind !== now.kind || shortOf(before) !== shortOf(now);
  const short = isTelling ? shortOf(cell) : null;
  const sentence = parts.length > 0 && (
    <span dir="auto" className="min-w-0 max-w-full break-words font-read text-[15px]/5.5 text-ink-2">
      <Sentence parts={parts} side={side} />
    </span>
  );
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {short === null ? (
          sentence
        ) : (
          <span
            dir="auto"
            className={cx(
              'min-w-0 max-w-full break-words font-read text-lg/6.5',
              side === 'now' && cell.kind === 'answer' ? 'font-semibold text-ink' : 'text-ink-2',
            )}
          >
            {short}
          </span>
        )}
        <Pages cell={cell} kind={kind} />
      </p>
      {short !== null && sentence && <p className="mt-1">{sentence}</p>}
      {cell.kind === 'none' && <p className="mt-1 text-ink-2 text-xs">{searchedText(cell)}</p>}
      {cell.kind === 'closest' && (
        <p className="mt-1 text-ink-2 text-xs">The likeliest passage; none is sure.</p>
      )}
      {side === 'before' && cell.review && (
        <p className="mt-1 text-ink-2 text-xs">
          {EARLIER_MARKS[cell.review.mark]}
          {cell.review.note && `: ${cell.review.note}`}
        </p>
      )}
    </div>
  );
}

/** The value, the words that answer, or that there are none; null where the sentence says it all. */
function shortOf(cell: Cell): string | null {
  if (cell.kind === 'none') return topAnswerOfCell(cell, true);
  if (cell.kind === 'closest') return null;
  return valueText(cell) ?? cell.words ?? null;
}

/** Each leads to the page of its own version, with what answers marked. */
function Pages({ cell, kind }: { cell: Cell; kind: PageKind }) {
  return cell.pages
    .slice(0, CHIPS)
    .map((page, at) => (
      <PageChip
        key={page}
        kind={kind}
        look={cell.kind === 'answer' ? 'evidence' : 'close'}
        page={page}
        label={cell.labels?.[at] || undefined}
        to={`/chat?file=${cell.fileId}&question=${cell.answerId}&page=${page}&hit=1`}
      />
    ));
}

const LOOKS = {
  before: 'bg-removed-word text-removed-ink decoration-1',
  now: 'bg-added/20 text-added-ink',
} as const;

function Sentence({ parts, side }: { parts: readonly TextPart[]; side: 'before' | 'now' }) {
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <>
      “
      {parts.map(({ text, isChanged }, at) =>
        isChanged ? (
          <Mark
            key={`${at} ${text}`}
            className={cx('box-decoration-clone rounded-[2px] px-0.5', LOOKS[side])}
          >
            {text}
          </Mark>
        ) : (
          <span key={`${at} ${text}`}>{shorten(text, at === 0, at === parts.length - 1)}</span>
        ),
      )}
      ”
    </>
  );
}

/** Leaves out what is far from a change. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return text.length <= 4 * AROUND ? text : `${text.slice(0, 4 * AROUND)} …`;
  if (isFirst) return text.length <= AROUND ? text : `… ${afterSpace(text.slice(-AROUND))}`;
  if (isLast) return text.length <= AROUND ? text : `${beforeSpace(text.slice(0, AROUND))} …`;
  if (text.length <= 2 * AROUND) return text;
  return `${beforeSpace(text.slice(0, AROUND))} … ${afterSpace(text.slice(-AROUND))}`;
}

const afterSpace = (text: string): string => text.slice(text.indexOf(' ') + 1);
const beforeSpace = (text: string): string => text.slice(0, Math.max(text.lastIndexOf(' '), 1));
