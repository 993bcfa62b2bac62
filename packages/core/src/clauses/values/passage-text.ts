import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import type { ValueContext, ValueSpan } from './types.ts';

/** A passage with its words. */
export interface ClauseWords {
  readonly passage: ClauseFound;
  readonly text: string;
  /** Where on its page a range of its text stands. */
  readonly spanOf: (range: TextRange) => ValueSpan;
}

export function wordsOf(passage: ClauseFound, { textOf }: ValueContext): ClauseWords {
  const { page, start, end } = passage;
  return {
    passage,
    text: textOf(page).slice(start, end),
    spanOf: (range) => ({ page, span: { start: start + range.start, end: start + range.end } }),
  };
}

/** What stands before an offset, near enough to belong to it. */
export const before = (text: string, at: number, length = 60): string =>
  text.slice(Math.max(0, at - length), at);

export const behind = (text: string, at: number, length = 60): string => text.slice(at, at + length);
