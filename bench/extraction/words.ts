const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Runs of letters and digits; characters of scripts without spaces one by one. */
export function tokenise(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(UNSPACED, ' $& ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Share (0..1) of the words wanted, each as often as it stands there, that are among those found. */
export function recallOf(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    hits++;
  }
  return wanted.length === 0 ? 1 : hits / wanted.length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2;
}
