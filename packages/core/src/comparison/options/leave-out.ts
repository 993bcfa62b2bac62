import { type Clause, findClauses } from '../changes/clauses.ts';
import type { ComparedLine } from '../prepare/read-lines.ts';
import type { Tokens } from '../prepare/read-words.ts';
import type { IgnoredDifference } from './options.ts';

/** A prepared text of which it is not known yet what is left out. */
interface Text extends Tokens {
  readonly text: string;
  readonly lines: readonly ComparedLine[];
  readonly lineStarts: Int32Array;
  readonly isFurniture: Uint8Array;
  readonly startsParagraph: Uint8Array;
}

/** 1 for each token that is not aligned: those of heads and feet, and of the numbers of paragraphs where numbering is ignored. */
export function findLeftOut(text: Text, ignore: readonly IgnoredDifference[]): Uint8Array {
  const { lineOf, isFurniture } = text;
  const isLeftOut = new Uint8Array(lineOf.length);
  for (let token = 0; token < lineOf.length; token++)
    if (isFurniture[lineOf[token] ?? 0] === 1) isLeftOut[token] = 1;
  if (!ignore.includes('numbering')) return isLeftOut;
  const clauses = findClauses(text);
  for (const [at, clause] of clauses.entries()) {
    const end = endOfNumber(text, clause);
    if (isSurelyNumber(text, end) || isInSequence(clauses, at)) isLeftOut.fill(1, clause.start, end);
  }
  return isLeftOut;
}

const CLOSING = /^[.):\]]$/u;

/** Behind the last token of the number with which a paragraph begins, and of the marks that close it. */
function endOfNumber({ text, starts, ends }: Text, { start, number }: Clause): number {
  const behind = (starts[start] ?? 0) + number.length;
  let end = start + 1;
  while (end < starts.length && (starts[end] ?? 0) < behind) end++;
  while (starts[end] === ends[end - 1] && CLOSING.test(text.slice(starts[end], ends[end]))) end++;
  return end;
}

const STARTS_LOWER = /^\P{L}*\p{Ll}/u;

/** "4.2 Fees" and "(a) the fees", not "1.5 million". */
function isSurelyNumber({ text, starts, ends, lineOf, lineStarts }: Text, end: number): boolean {
  if (CLOSING.test(text.slice(starts[end - 1], ends[end - 1]))) return true;
  const lineEnd = (lineStarts[(lineOf[end - 1] ?? 0) + 1] ?? text.length) - 1;
  const title = text.slice(ends[end - 1], lineEnd);
  return /\p{L}/u.test(title) && !STARTS_LOWER.test(title);
}

/** Whether the paragraph numbered before it or behind it has the next number. */
function isInSequence(clauses: readonly Clause[], at: number): boolean {
  const follows = (one: Clause | undefined, other: Clause | undefined) => {
    if (!one || !other) return false;
    const [before, after] = [one.number.split('.'), other.number.split('.')];
    const last = Number(after.at(-1));
    if (after.length === before.length + 1) return last === 1 && after.slice(0, -1).join() === before.join();
    return (
      after.length === before.length &&
      after.slice(0, -1).join() === before.slice(0, -1).join() &&
      last === Number(before.at(-1)) + 1
    );
  };
  return follows(clauses[at - 1], clauses[at]) || follows(clauses[at], clauses[at + 1]);
}

/** Marks that change how a text reads, not what it counts: no percent, currency or section signs. */
const PUNCTUATION = /^(?![%‰٪&@#*§¶\\/†‡])\p{P}$/u;
const BRACKET_OR_SIGN = /^[()[\]\-–−]$/u;
const DIGIT = /^\p{Nd}$/u;

/** Whether a token is punctuation; what stands within a number or makes it negative belongs to the number. */
export function isPunctuation({ text, starts, ends }: Text, token: number): boolean {
  const [start, end] = [starts[token] ?? 0, ends[token] ?? 0];
  const mark = text.slice(start, end);
  if (!PUNCTUATION.test(mark)) return false;
  const [isBehind, isBefore] = [DIGIT.test(text.charAt(start - 1)), DIGIT.test(text.charAt(end))];
  return BRACKET_OR_SIGN.test(mark) ? !isBehind && !isBefore : !(isBehind && isBefore);
}
