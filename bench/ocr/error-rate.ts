/** Edits that turn one text into the other (Levenshtein), by code points. */
export function countEdits(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((char, i) => {
    const next = [i + 1];
    b.forEach((other, j) =>
      next.push(
        Math.min((row[j] ?? 0) + (char === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      ),
    );
    row = next;
  });
  return row[b.length] ?? 0;
}

/** A text as it is compared: spaces tell words apart, or nothing in scripts without them. */
export const normalise = (text: string, hasSpaces: boolean): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, hasSpaces ? ' ' : '')
    .trim();
