import { expect, test } from 'vitest';
import { readInLanguages } from '#ocr/read-in-languages.ts';
import type { RecognisedLine } from '#ocr/recognised.ts';

const HEIGHT = 20;
type Word = readonly [text: string, confidence: number];

/** Lines below each other, their words side by side from the left, a hundred pixels each; none where a word is absent. */
const page = (...lines: (Word | null)[][]): RecognisedLine[] =>
  lines.map((words, at) => {
    const [y0, y1] = [10 + 2 * HEIGHT * at, 10 + 2 * HEIGHT * at + HEIGHT];
    return {
      bbox: { x0: 0, y0, x1: 100 * words.length, y1 },
      words: words.flatMap((word, column) =>
        word === null
          ? []
          : {
              text: word[0],
              confidence: word[1],
              bbox: { x0: 100 * column + 10, y0, x1: 100 * column + 90, y1 },
              symbols: [],
            },
      ),
    };
  });

const image = { width: 500, height: 200, pixels: new Uint8Array(500 * 200).fill(255) };

/** What becomes of a page that reads so in its own language, and so in the rows that are read again. */
async function readWith(own: RecognisedLine[], english: RecognisedLine[], both = english) {
  const asked: string[] = [];
  const recognise = readInLanguages(['ru', 'en'], (languages) => async (sheet) => {
    const name = languages.join('+');
    asked.push(`${name} ${sheet.height}`);
    return { ru: own, en: english, 'ru+en': both }[name] ?? [];
  });
  const lines = await recognise(image, 200);
  return { asked, text: lines.map(({ words }) => words.map(({ text }) => text).join(' ')) };
}

/** A line as it lies in a row of what is read again: a quarter of its height is free above it. */
const row = (...words: (Word | null)[]): RecognisedLine[] =>
  page(words).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, bbox: { ...word.bbox, y0: 5, y1: 25 } })),
  }));

test('doubtful words are read again alone, then their line in all languages', async () => {
  const own = page(
    [
      ['Поставщик', 95],
      ['обязуется', 92],
    ],
    [
      ['для', 92],
      ['Мисгозой', 40],
      ['Епегду', 80],
      ['поставить', 96],
    ],
  );
  const english = row(null, ['Microsoft', 95]);
  const both = row(['Ana', 60], ['Microsoft', 94], ['Energy', 93], ['поставить', 99]);
  expect(await readWith(own, english, both)).toEqual({
    asked: ['ru 200', 'en 30', 'ru+en 30'],
    text: ['Поставщик обязуется', 'для Microsoft Energy поставить'],
  });
});

test('a page without many doubtful words, or with nothing on it, is read once', async () => {
  const own = page([
    ['Поставщик', 95],
    ['обязуется', 60],
  ]);
  expect(await readWith(own, row(null, ['Microsoft', 95]))).toEqual({
    asked: ['ru 200'],
    text: ['Поставщик обязуется'],
  });
  expect(await readWith([], [])).toEqual({ asked: ['ru 200'], text: [] });
});

test.each<[string, Word]>([
  ['is not sure in the other language either', ['Noise', 70]],
  ['is of no Latin letters there', ['12', 95]],
  ['is a single letter there', ['a', 95]],
])('a doubtful word stays where it %s, and nothing is read a third time', async (_name, word) => {
  const own = page([
    ['Поставщик', 92],
    ['не', 45],
  ]);
  expect(await readWith(own, row(null, word))).toEqual({
    asked: ['ru 200', 'en 30'],
    text: ['Поставщик не'],
  });
});

test('a page that is mostly of the other language is read in all', async () => {
  const own = page([
    ['Мисгозой', 40],
    ['и', 90],
  ]);
  const both = page([
    ['Microsoft', 95],
    ['is', 90],
  ]);
  expect(await readWith(own, row(['Microsoft', 95]), both)).toEqual({
    asked: ['ru 200', 'en 30', 'ru+en 200'],
    text: ['Microsoft is'],
  });
});

test('Latin words in a line from right to left follow each other from left to right', async () => {
  const own = page([
    ['المتحدة', 95],
    ['والمورد', 95],
    ['وعليهم', 95],
    ['آلا', 20],
    ['أال', 20],
  ]);
  const fromRight = own.map((line) => ({ ...line, words: line.words.toReversed() }));
  const english = row(null, null, null, ['Siemens', 95], ['Energy', 95]);
  expect((await readWith(fromRight, english)).text).toEqual(['Siemens Energy وعليهم والمورد المتحدة']);
});
