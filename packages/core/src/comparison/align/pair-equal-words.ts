import { type Alignment, findGaps } from './alignment.ts';

const WORD = /[\p{L}\p{N}]/u;

/**
 * Pairs the words of gaps that differ in nothing but marks: quotation marks or brackets around little words cost two gaps,
 * which the words alone are not worth, and yet no reader sees other words.
 */
export function pairEqualWords(alignment: Alignment): void {
  const { left, right, names, matches } = alignment;
  const isWord = Uint8Array.from(names, (name) => Number(WORD.test(name)));
  const wordsBetween = ({ symbols }: typeof left, from: number, to: number) => {
    const words: number[] = [];
    for (let at = from; at < to; at++) if (isWord[symbols[at] ?? 0] === 1) words.push(at);
    return words;
  };
  for (const { leftStart, leftEnd, rightStart, rightEnd } of findGaps(alignment)) {
    const own = wordsBetween(left, leftStart, leftEnd);
    const others = wordsBetween(right, rightStart, rightEnd);
    const isSame =
      own.length === others.length &&
      own.every((token, index) => left.symbols[token] === right.symbols[others[index] ?? -1]);
    if (isSame) for (const [index, token] of own.entries()) matches.pair(token, others[index] ?? 0);
  }
}
