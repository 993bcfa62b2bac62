import type { Alignment } from './alignment.ts';

const WORD = /[\p{L}\p{N}]/u;

/**
 * Pairs the words of gaps that differ in nothing but marks: quotation marks or brackets around little words cost two gaps,
 * which the words alone are not worth, and yet no reader sees other words.
 */
export function pairEqualWords({ left, right, names, matches }: Alignment): void {
  const isWord = Uint8Array.from(names, (name) => Number(WORD.test(name)));
  const wordsBetween = ({ symbols }: typeof left, from: number, to: number) => {
    const words: number[] = [];
    for (let at = from; at < to; at++) if (isWord[symbols[at] ?? 0] === 1) words.push(at);
    return words;
  };
  let [leftFrom, rightFrom] = [0, 0];
  for (let at = 0; at <= left.symbols.length; at++) {
    const partner = at === left.symbols.length ? right.symbols.length : (matches.left[at] ?? -1);
    if (partner < 0) continue;
    if (at > leftFrom && partner > rightFrom) {
      const own = wordsBetween(left, leftFrom, at);
      const others = wordsBetween(right, rightFrom, partner);
      const isSame =
        own.length === others.length &&
        own.every((token, index) => left.symbols[token] === right.symbols[others[index] ?? -1]);
      if (isSame) for (const [index, token] of own.entries()) matches.pair(token, others[index] ?? 0);
    }
    [leftFrom, rightFrom] = [at + 1, partner + 1];
  }
}
