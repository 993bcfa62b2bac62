import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { Fragment, memo } from 'react';
import { findWords, type WordRange } from '#features/comparisons/find-words.ts';
import { cx } from '#lib/cx.ts';

type Side = 'left' | 'right';

interface RowProps {
  row: ComparisonRow | undefined;
  isSelected: boolean;
  /** Searched words stand in it, and one went there. */
  isHit: boolean;
  isPhone: boolean;
  /** Searched words, to be marked; none where nothing was searched. */
  words: string;
  onOtherPlace: (row: ComparisonRow) => void;
}

/** A row of both texts; what one side lacks is a dashed placeholder. */
export const RowOfTexts = memo(function RowOfTexts({
  row,
  isSelected,
  isHit,
  isPhone,
  words,
  onOtherPlace,
}: RowProps) {
  if (!row) return <div className="h-9" aria-hidden="true" />;
  const isChanged = row.changeId !== undefined;
  const sides: readonly Side[] =
    isPhone && !isChanged ? [row.left.lineId === null ? 'right' : 'left'] : ['left', 'right'];
  return (
    <div
      aria-current={isHit || undefined}
      className={cx(
        'grid',
        isPhone ? 'grid-cols-1' : 'grid-cols-2',
        isHit && 'outline-2 outline-accent -outline-offset-2',
      )}
    >
      {sides.map((side) =>
        isPhone && row[side].lineId === null ? null : (
          <SideOfRow
            key={side}
            side={side}
            content={row[side]}
            words={words}
            isSelected={isSelected}
            onOtherPlace={() => onOtherPlace(row)}
          />
        ),
      )}
    </div>
  );
});

const TONES: Readonly<Record<Side, string>> = {
  left: 'border-s-removed bg-removed-bg',
  right: 'border-s-added bg-added-bg',
};

interface SideProps {
  side: Side;
  content: ComparisonSide;
  words: string;
  isSelected: boolean;
  onOtherPlace: () => void;
}

function SideOfRow({ side, content, words, isSelected, onOtherPlace }: SideProps) {
  const { lineId, type, moved, furniture } = content;
  if (lineId === null)
    return (
      <div className={cx('border-line border-e p-1.5 ps-12', isSelected && 'bg-wash')}>
        <div className="placeholder-stripes h-full min-h-8 rounded-control border border-control border-dashed">
          <span className="sr-only">Nothing on this side</span>
        </div>
      </div>
    );
  return (
    <div
      className={cx(
        'flex min-w-0 gap-2.5 border-line border-e border-s-3 py-1.5 ps-2 pe-4',
        type === 0 && 'border-s-transparent',
        type === 2 && (moved ? 'border-s-moved bg-moved-bg' : TONES[side]),
        isSelected && type === 2 && 'border-s-accent bg-wash',
      )}
    >
      <span
        className="w-9 shrink-0 pt-0.5 text-end font-mono text-[11px] text-ink-3 select-none"
        aria-hidden="true"
      >
        {lineId}
      </span>
      <div
        dir="auto"
        className={cx(
          'min-w-0 grow break-words',
          furniture ? 'text-ink-3 text-xs' : 'font-read text-[15px]/[23px]',
        )}
      >
        {furniture && <span className="sr-only">Head or foot of a page: </span>}
        <Value side={side} value={content.value} words={words} />
        {moved && (
          <button
            type="button"
            className="link ms-2 whitespace-nowrap font-sans text-xs"
            onClick={onOtherPlace}
          >
            {side === 'left' ? 'moved to line' : 'moved from line'} {moved.partnerLineId}
          </button>
        )}
      </div>
    </div>
  );
}

interface ValueProps {
  side: Side;
  value: ComparisonSide['value'];
  words: string;
}

function Value({ side, value, words }: ValueProps) {
  const segments = typeof value === 'string' ? [{ type: 0 as const, value }] : value;
  const ranges = words === '' ? [] : findWords(segments.map((segment) => segment.value).join(''), words);
  let end = 0;
  return segments.map((segment, at) => {
    const start = end;
    end += segment.value.length;
    const key = `${at}-${segment.type}`;
    const text = <Searched text={segment.value} start={start} ranges={ranges} />;
    if (segment.type === 0) return <Fragment key={key}>{text}</Fragment>;
    if (segment.moved !== undefined)
      return (
        <span key={key} className="text-moved">
          {text}
        </span>
      );
    return side === 'left' ? (
      <del key={key} className="rounded-sm bg-removed-word px-0.5 text-removed-ink decoration-1">
        {text}
      </del>
    ) : (
      <ins key={key} className="rounded-sm bg-added/20 px-0.5 text-added-ink no-underline">
        {text}
      </ins>
    );
  });
}

interface SearchedProps {
  text: string;
  /** Of the text in that of its side, in which the ranges are. */
  start: number;
  ranges: readonly WordRange[];
}

/** A part of a side with the searched words in it marked; they may go on in the next part. */
function Searched({ text, start, ranges }: SearchedProps) {
  const within = ranges
    .map((range) => ({
      from: Math.max(0, range.start - start),
      to: Math.min(text.length, range.end - start),
    }))
    .filter(({ from, to }) => from < to);
  if (within.length === 0) return <Cells text={text} />;
  return (
    <>
      {within.map(({ from, to }, at) => (
        <Fragment key={from}>
          <Cells text={text.slice(within[at - 1]?.to ?? 0, from)} />
          <mark className="rounded-sm bg-accent/25 text-inherit">
            <Cells text={text.slice(from, to)} />
          </mark>
        </Fragment>
      ))}
      <Cells text={text.slice(within.at(-1)?.to ?? 0)} />
    </>
  );
}

/** A line feed would be shown as a space. */
const UNSPACED_LINES =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･])\n(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･])/gu;

/** A tab parts two cells of a table. */
function Cells({ text }: { text: string }) {
  const joined = text.replace(UNSPACED_LINES, '');
  if (!joined.includes('\t')) return joined;
  return joined.split('\t').map((cell, at) => (
    <Fragment key={`${at}-${cell}`}>
      {at > 0 && <span className="mx-2 border-control border-s">{'\t'}</span>}
      {cell}
    </Fragment>
  ));
}
