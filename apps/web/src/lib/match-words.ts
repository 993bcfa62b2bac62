export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 's' };

/** Letter by letter, so that ranges in the plain text are ranges in the text itself. */
const plainLetters = (text: string): string[] =>
  [...text].map((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return PLAIN[plain] ?? plain;
  });

/** Where each word of a query stands in a text, whatever its case and accents; null when one is missing. */
export function matchWords(text: string, query: string): readonly (readonly [number, number])[] | null {
  const letters = plainLetters(text);
  const words = query.split(/\s+/).filter(Boolean);
  const found = words.map((word) => findLetters(letters, plainLetters(word)));
  return found.every((place) => place !== null) ? found : null;
}

function findLetters(letters: readonly string[], word: readonly string[]): readonly [number, number] | null {
  for (let start = 0; start + word.length <= letters.length; start++)
    if (word.every((letter, index) => letters[start + index] === letter)) return [start, start + word.length];
  return null;
}

/** A text in parts, those apart that the words of a query match. */
export function splitByMatches(text: string, query: string): Part[] {
  const letters = [...text];
  const ranges = matchWords(text, query) ?? [];
  const isIn = letters.map((_, index) => ranges.some(([start, end]) => index >= start && index < end));
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatch = isIn[index] ?? false;
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Cuts parts in two at a letter; a match across the cut stays one on both sides. */
export function cutParts(parts: readonly Part[], at: number): [Part[], Part[]] {
  const sides: [Part[], Part[]] = [[], []];
  let passed = 0;
  for (const { text, isMatch } of parts) {
    const letters = [...text];
    const cut = Math.min(letters.length, Math.max(0, at - passed));
    passed += letters.length;
    for (const [side, piece] of [letters.slice(0, cut), letters.slice(cut)].entries())
      if (piece.length > 0) sides[side === 0 ? 0 : 1].push({ text: piece.join(''), isMatch });
  }
  return sides;
}

/** Better matches first: at the beginning of the text, then of a word, then anywhere. */
export function rankOf(text: string, query: string): number {
  const first = matchWords(text, query)?.[0]?.[0] ?? 0;
  if (first === 0) return 0;
  return /[\p{L}\p{N}]/u.test([...text][first - 1] ?? '') ? 2 : 1;
}
