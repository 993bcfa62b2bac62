import { isUnspacedScript, type PlacedWord } from '@recto/core/document';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from '#ocr/tesseract.ts';

/** Below, a word is as likely a stain or part of a picture. */
const MIN_CONFIDENCE = 20;

/**
 * Recognised lines as words in pixels, in reading order. Words begin and end with their line, so that lines are told apart as
 * in print, and their letters begin where their own box does.
 */
export function placeWords(lines: readonly RecognisedLine[]): PlacedWord[] {
  return lines.flatMap(({ words, bbox: { y0, y1 } }) => {
    const place = ({ text, bbox }: RecognisedSymbol, joined: boolean): PlacedWord => ({
      text,
      left: bbox.x0,
      right: bbox.x1,
      top: y0,
      bottom: y1,
      lettersTop: bbox.y0,
      turn: 0,
      joined,
    });
    let isAfterUnspaced = false;
    return words.filter(isLikely).flatMap((word) =>
      partsOf(word).map((part) => {
        const isUnspaced = isUnspacedScript(part.text.codePointAt(0) ?? 0);
        const placed = place(part, isUnspaced && isAfterUnspaced);
        isAfterUnspaced = isUnspaced;
        return placed;
      }),
    );
  });
}

/** Characters of scripts without spaces are words of their own. */
function partsOf(word: RecognisedWord): readonly RecognisedSymbol[] {
  const hasUnspaced = [...word.text].some((char) => isUnspacedScript(char.codePointAt(0) ?? 0));
  return hasUnspaced && word.symbols.length > 0 ? word.symbols : [word];
}

const isLikely = ({ text, confidence }: RecognisedWord) => text.trim() !== '' && confidence >= MIN_CONFIDENCE;

/** Characters of the words that count, and how sure their reading is (0 to 100), by the mean of the characters. */
export function weigh(lines: readonly RecognisedLine[]): { characters: number; confidence: number } {
  let [characters, sum] = [0, 0];
  for (const { words } of lines)
    for (const { text, confidence } of words.filter(isLikely)) {
      characters += text.length;
      sum += text.length * confidence;
    }
  return { characters, confidence: characters === 0 ? 0 : sum / characters };
}
