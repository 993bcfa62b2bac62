import { assembleLines } from '@recto/core/document';
import { expect, test } from 'vitest';
import { placeWords, scoreLines } from '#ocr/place-words.ts';
import type { RecognisedLine, RecognisedWord } from '#ocr/recognised.ts';

const word = (text: string, x0: number, x1: number, confidence = 90): RecognisedWord => {
  const bbox = { x0, y0: 100, x1, y1: 130 };
  return { text, bbox, confidence, symbols: [{ text, bbox }] };
};
const lineOf = (...words: RecognisedWord[]): RecognisedLine => ({
  bbox: { x0: 0, y0: 100, x1: 1_000, y1: 130 },
  words,
});
const textsOf = (...lines: RecognisedLine[]) =>
  assembleLines(placeWords(lines), { width: 1_000, height: 1_400 }).map(({ text }) => text);

test('characters without spaces follow each other, whatever the engine says of their widths', () => {
  // A box that reaches over those that follow, and a gap beside narrow ink.
  const reaching = lineOf(
    word('す', 100, 130),
    word('べ', 130, 330),
    word('て', 160, 190),
    word('の', 225, 250),
  );
  expect(textsOf(reaching)).toEqual(['すべての']);
});

test('a wide gap separates columns', () => {
  expect(textsOf(lineOf(word('前', 100, 130), word('後', 600, 630)))).toEqual(['前\t後']);
});

test('a line that is likely no text counts for nothing', () => {
  const stain = lineOf(word('|~', 100, 900, 12));
  const text = lineOf(word('Total', 100, 180, 95));
  expect(placeWords([stain, text]).map((placed) => placed.text)).toEqual(['Total']);
  expect(scoreLines([stain, text])).toEqual({ characters: 5, confidence: 95 });
});

test('a doubtful word in a sure line is kept', () => {
  expect(textsOf(lineOf(word('Total', 100, 180, 95), word('sum', 190, 240, 5)))).toEqual(['Total sum']);
});

test('each word keeps how surely it was read, and so do the characters of one', () => {
  const read = [word('Total', 100, 180, 95.4), word('sum', 190, 240, 5)];
  const [line] = assembleLines(placeWords([lineOf(...read)]), { width: 1_000, height: 1_400 });
  expect(line?.words.map(({ confidence }) => confidence)).toEqual([95, 5]);
  const characters = { ...word('前後', 100, 160, 71), symbols: [word('前', 100, 130), word('後', 130, 160)] };
  expect(placeWords([lineOf(characters)]).map(({ confidence }) => confidence)).toEqual([71, 71]);
});
