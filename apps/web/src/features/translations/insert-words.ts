/** A text with words put into it, and where they stand. */
interface Inserted {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts words between two words of a text, as far down it as `share` says: what they take the place of, a person sees. */
export function insertWords(text: string, words: string, share: number): Inserted {
  const wanted = text.length * Math.min(1, Math.max(0, share));
  const gaps = [0, ...[...text.matchAll(/\s+/gu)].map(({ index, 0: space }) => index + space.length)];
  const start = gaps.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? 0;
  const [before, after] = [text.slice(0, start), text.slice(start)];
  return {
    text: `${before}${words}${after === '' ? '' : ' '}${after}`,
    start,
    end: start + words.length,
  };
}
