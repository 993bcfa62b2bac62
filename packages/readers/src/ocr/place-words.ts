import { isUnspacedScript, type PlacedWord } from '@recto/core/document';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from '#ocr/recognised.ts';

/** Mean confidence below which a line is as likely a stain or part of a picture. */
const MIN_CONFIDENCE = 30;
/** Wider than so many heights of their line, a gap between characters separates columns. */
const MAX_GAP = 1.5;

/**
 * Recognised lines as words in pixels, in reading order. Words begin and end with their line, so that lines are told apart as
 * in print, and their letters begin where their own box does. Characters of scripts without spaces are words of their own.
 */
export const placeWords = (lines: readonly RecognisedLine[]): PlacedWord[] =>
  lines.filter(isLikely).flatMap(placeLine);

function placeLine({ words, bbox: { y0, y1 } }: RecognisedLine): PlacedWord[] {
  const parts = words.flatMap((word) =>
    partsOf(word).map((part) => ({ ...part, confidence: word.confidence })),
  );
  let before: PlacedWord | null = null;
  return parts.map(({ text, bbox, confidence }, index) => {
    const isUnspaced = isUnspacedScript(text.codePointAt(0) ?? 0);
    const next = parts[index + 1]?.bbox.x0 ?? 0;
    // The engine's boxes of such characters hold the ink alone, or reach over those that follow.
    const right = isUnspaced && next > bbox.x0 ? Math.min(bbox.x1, next) : bbox.x1;
    const isNear = before !== null && bbox.x0 - before.right < MAX_GAP * (y1 - y0);
    const joined = isUnspaced && isNear && isUnspacedScript(before?.text.codePointAt(0) ?? 0);
    const left = joined && before ? Math.min(bbox.x0, before.right) : bbox.x0;
    before = { text, left, right, top: y0, bottom: y1, lettersTop: bbox.y0, turn: 0, joined, confidence };
    return before;
  });
}

const partsOf = (word: RecognisedWord): readonly RecognisedSymbol[] => {
  const hasUnspaced = [...word.text].some((char) => isUnspacedScript(char.codePointAt(0) ?? 0));
  const parts = hasUnspaced && word.symbols.length > 0 ? word.symbols : [word];
  return parts.filter(({ text }) => text.trim() !== '');
};

const isLikely = (line: RecognisedLine): boolean => sumUp([line]).confidence >= MIN_CONFIDENCE;

/** Characters of the lines that count, and how sure their reading is (0 to 100), by the mean of the characters. */
export const scoreLines = (lines: readonly RecognisedLine[]) => sumUp(lines.filter(isLikely));

/** Compares readings of one picture: more characters and surer ones score higher. */
export const scoreReading = ({ characters, confidence }: ReturnType<typeof scoreLines>): number =>
  characters * confidence ** 2;

function sumUp(lines: readonly RecognisedLine[]): { characters: number; confidence: number } {
  let [characters, sum] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words) {
      characters += text.trim().length;
      sum += text.trim().length * confidence;
    }
  return { characters, confidence: characters === 0 ? 0 : sum / characters };
}
