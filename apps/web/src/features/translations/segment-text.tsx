import type { TranslationSegment } from '@recto/contract/translations';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly look: 'applied' | 'unapplied' | 'checked' | 'lost';
}

const LOOKS: Readonly<Record<Mark['look'], string>> = {
  applied: 'border-accent border-b-2',
  unapplied: 'border-changed border-b-2 border-dotted',
  checked: 'border-ok border-b',
  lost: 'rounded-sm border-changed border-b-2 bg-changed-bg text-changed',
};

/** The original with its terms, and with what was looked for in the translation. */
export const MarkedSource = ({ segment: { source, terms, checks } }: { segment: TranslationSegment }) =>
  markText(source, [
    ...terms.map(
      ({ start, end, applied }): Mark => ({ start, end, look: applied ? 'applied' : 'unapplied' }),
    ),
    ...checks.flatMap(({ text, ok }) => findMark(source, text, ok ? 'checked' : 'lost')),
  ]);

/** The translation with the terms that stand in it word for word, and what was found of numbers, dates and names. */
export const MarkedTarget = ({ segment: { target, terms, checks } }: { segment: TranslationSegment }) =>
  markText(target, [
    ...terms.flatMap((term) => (term.applied ? findMark(target, term.target, 'applied') : [])),
    ...checks.flatMap(({ text, ok }) => (ok ? findMark(target, text, 'checked') : [])),
  ]);

function findMark(text: string, words: string, look: Mark['look']): Mark[] {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start === -1 ? [] : [{ start, end: start + words.length, look }];
}

/** Marks that overlap an earlier one are left out. */
function markText(text: string, marks: readonly Mark[]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, look } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start));
    parts.push(
      <span key={start} className={cx('pb-px', LOOKS[look])}>
        {text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
