import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import type { ValueContext, ValueSpan } from './types.ts';

/** A passage with its words. */
export interface ClauseWords {
  readonly passage: ClauseFound;
  readonly text: string;
  /** It ends in the middle of its sentence. */
  readonly isCut: boolean;
  /** Where on its page a range of its text stands. */
  readonly spanOf: (range: TextRange) => ValueSpan;
}

export function wordsOf(passage: ClauseFound, { textOf }: ValueContext): ClauseWords {
  const { page, start, end } = passage;
  const whole = textOf(page);
  const cut = isCut(whole.slice(start, end));
  return {
    passage,
    text: whole.slice(start, cut ? end + MORE : end),
    isCut: cut,
    spanOf: (range) => ({ page, span: { start: start + range.start, end: start + range.end } }),
  };
}

/** A passage that ends in the middle of its sentence is read on so far: "thirty-six (36)" what? */
const MORE = 60;
const isCut = (text: string) => /(?:\(\d+\)|[\p{Ll},])\s*$/u.test(text);

/** What stands before an offset, near enough to belong to it. */
export const before = (text: string, at: number, length = 60): string =>
  text.slice(Math.max(0, at - length), at);

export const behind = (text: string, at: number, length = 60): string => text.slice(at, at + length);
