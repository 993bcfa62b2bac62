import type { PreparedText } from '../prepare/prepare.ts';

/** A side as it was aligned: for each token its partner or -1, and its move or 0. */
interface AlignedSide extends PreparedText {
  readonly partners: Int32Array;
  readonly moves: Int32Array;
}

interface MarkedSide {
  readonly side: AlignedSide;
  readonly numbers: readonly Range[];
  /** For each token the index of the number to which it belongs, -1 without one. */
  readonly numberOf: Int32Array;
  readonly isEdited: Uint8Array;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Which tokens of both sides are shown as removed or added: those without a partner, and with them the whole of their number,
 * as nobody reads "~~11~~,500". What stands for its other words on the other side is shown too, so that both sides still have
 * the same words in what stayed. Numbers in moved text are left as they are.
 */
export function findEdited(left: AlignedSide, right: AlignedSide): { left: Uint8Array; right: Uint8Array } {
  const sides = [startMarking(left), startMarking(right)] as const;
  const [own, other] = sides;
  for (const [marked, opposite] of [
    [own, other],
    [other, own],
  ] as const)
    for (const [index, number] of marked.numbers.entries()) {
      const parts = marked.isEdited.subarray(number.start, number.end);
      if (parts.includes(1) && parts.includes(0)) markNumber(marked, opposite, index);
    }
  return { left: own.isEdited, right: other.isEdited };
}

function startMarking(side: AlignedSide): MarkedSide {
  const numbers = findNumbers(side).filter(({ start, end }) =>
    side.moves.subarray(start, end).every((move) => move === 0),
  );
  const numberOf = new Int32Array(side.partners.length).fill(-1);
  for (const [index, { start, end }] of numbers.entries()) numberOf.fill(index, start, end);
  return {
    side,
    numbers,
    numberOf,
    isEdited: markUnpaired(side),
  };
}

function markUnpaired({ partners, isLeftOut }: AlignedSide): Uint8Array {
  const isEdited = new Uint8Array(partners.length);
  for (let at = 0; at < partners.length; at++)
    if (partners[at] === -1 && isLeftOut[at] !== 1) isEdited[at] = 1;
  return isEdited;
}

/** Marks a number and what stands for its words on the other side, with the numbers of these. */
function markNumber(marked: MarkedSide, opposite: MarkedSide, index: number): void {
  const work: (readonly [own: MarkedSide, other: MarkedSide, number: number])[] = [[marked, opposite, index]];
  for (let next = work.pop(); next; next = work.pop()) {
    const [own, other, number] = next;
    const { start, end } = own.numbers[number] ?? { start: 0, end: 0 };
    for (let token = start; token < end; token++) {
      const partner = own.side.partners[token] ?? -1;
      own.isEdited[token] = 1;
      if (partner < 0 || other.isEdited[partner] === 1) continue;
      other.isEdited[partner] = 1;
      const partnersNumber = other.numberOf[partner] ?? -1;
      if (partnersNumber >= 0) work.push([other, own, partnersNumber]);
    }
  }
}

const DIGITS = /^\p{Nd}+$/u;
const STARTS_WITH_DIGIT = /^\p{Nd}/u;
/** Between the digits of amounts, dates, times and numbers of clauses. */
const INNER = /^[.,:/'’٫٬-]$/u;
const CURRENCY = /^\p{Sc}$/u;
const PERCENT = /^[%‰٪]$/u;
/** What stands between brackets in "4.2(b)". */
const PART = /^[\p{L}\p{Nd}]{1,4}$/u;

/** Numbers of more than one token: with their separators, their currency or percent sign, and the parts of a clause's number. */
function findNumbers({ text, starts, ends }: PreparedText): Range[] {
  const numbers: Range[] = [];
  const tokenAt = (at: number) => text.slice(starts[at], ends[at]);
  const follows = (at: number) => starts[at] === ends[at - 1];
  /** With at most a space between. */
  const isBeside = (at: number) =>
    follows(at) ||
    (starts[at] === (ends[at - 1] ?? 0) + 1 && /[^\S\n\t]/u.test(text.charAt(ends[at - 1] ?? 0)));
  for (let at = 0; at < starts.length; at++) {
    const code = text.charCodeAt(starts[at] ?? 0);
    if (code < 0x30 || (code > 0x39 && code < 0x660) || !DIGITS.test(tokenAt(at))) continue;
    let start = at;
    let end = at + 1;
    while (
      follows(end) &&
      follows(end + 1) &&
      INNER.test(tokenAt(end)) &&
      STARTS_WITH_DIGIT.test(tokenAt(end + 1))
    )
      end += 2;
    while (follows(end) && tokenAt(end) === '(' && follows(end + 1) && PART.test(tokenAt(end + 1))) {
      if (!follows(end + 2) || tokenAt(end + 2) !== ')') break;
      end += 3;
    }
    if (start > 0 && isBeside(start) && CURRENCY.test(tokenAt(start - 1))) start--;
    else if (end < starts.length && isBeside(end) && CURRENCY.test(tokenAt(end))) end++;
    if (end < starts.length && isBeside(end) && PERCENT.test(tokenAt(end))) end++;
    if (end - start > 1) numbers.push({ start, end });
    at = end - 1;
  }
  return numbers;
}
