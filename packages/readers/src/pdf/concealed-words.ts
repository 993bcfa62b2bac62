import type { PageFlag, PageFlagKind, PlacedWord } from '@recto/core/document';
import { type Backdrops, isWithin } from '#pdf/backdrops.ts';
import type { ReadWord } from '#pdf/word-collector.ts';

/** Letters drawn as outlines beneath recognised text. */
const MANY_PATHS = 100;

/** Sorts out the words that a reader of the page does not see, and counts the characters of each kind. */
export function sortWords(
  words: readonly ReadWord[],
  offPage: number,
  findBackdrops: () => Backdrops,
): { words: readonly PlacedWord[]; flags: PageFlag[] } {
  const counts = new Map<PageFlagKind, number>();
  const count = (kind: PageFlagKind, by: number) => counts.set(kind, (counts.get(kind) ?? 0) + by);
  let backdrops: Backdrops | undefined;
  const getBackdrops = () => {
    backdrops ??= findBackdrops();
    return backdrops;
  };
  let before: ReadWord | undefined;
  const isSeen = (word: ReadWord) => {
    if (word.concealment === undefined) return true;
    const kind = before && continuesLine(before, word) ? undefined : judge(word, getBackdrops);
    before = kind === undefined ? word : undefined;
    if (kind) count(kind, word.text.length);
    return kind === undefined || kind === 'embedded-ocr';
  };
  const seen = words.some(({ concealment }) => concealment !== undefined) ? words.filter(isSeen) : words;
  if (offPage > 0) count('off-page', offPage);
  return { words: seen, flags: Array.from(counts, ([kind, number]) => ({ kind, count: number })) };
}

/** Letters of a font that is missing here may be wider than the area made for them. */
function continuesLine(before: ReadWord, word: ReadWord): boolean {
  if (word.concealment !== before.concealment || word.turn !== 0 || before.turn !== 0) return false;
  const height = word.bottom - word.top;
  return Math.abs(word.bottom - before.bottom) < 0.2 * height && Math.abs(word.left - before.right) < height;
}

/** In doubt a word is seen: what is left out by mistake cannot be found. */
function judge(word: ReadWord, getBackdrops: () => Backdrops): PageFlagKind | undefined {
  if (word.concealment === 'tiny') return 'tiny';
  const x = (word.left + word.right) / 2;
  const y = (word.top + word.bottom) / 2;
  const { images, coloured, paths, isCut } = getBackdrops();
  if (word.concealment === 'white') return isCut || isWithin(coloured, x, y) ? undefined : 'white';
  return paths > MANY_PATHS || isWithin(images, x, y) ? 'embedded-ocr' : 'invisible';
}
