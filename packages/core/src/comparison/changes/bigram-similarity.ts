/** Dice's coefficient of the character pairs of two texts, case and white space apart: 0..1. */
export function bigramSimilarity(left: string, right: string): number {
  const [one, other] = [bigramsOf(left), bigramsOf(right)];
  if (one.size === 0 || other.size === 0) return tidy(left) === tidy(right) ? 1 : 0;
  let shared = 0;
  let total = 0;
  for (const [pair, count] of one) {
    shared += Math.min(count, other.get(pair) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return (2 * shared) / total;
}

const tidy = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();

function bigramsOf(text: string): Map<string, number> {
  const plain = tidy(text);
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < plain.length; at++) {
    const pair = plain.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
