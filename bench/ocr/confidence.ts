import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import {
  findLanguageData,
  languagesToRead,
  makePackagedEngine,
  readInLanguages,
  readScan,
} from '@recto/readers/ocr';
import { TEST_DATA } from '@recto/testing/test-data';
import { degrade, type Picture } from './degrade.ts';

/**
 * How often words and lines are read rightly, by how sure the engine is of them: on printed texts that are damaged more and
 * more, and on five scans of a page whose sixth, `scans/linn.pdf`, is taken for what it says.
 */
const DAMAGES = [
  { blur: 1.4, noise: 22, quality: 40 },
  { blur: 2, noise: 32, quality: 30 },
  { blur: 2.2, noise: 40, quality: 25 },
];
const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;
const SAME_PAGE = ['skew.pdf', 'rotated_skew.pdf', 'ccitt.pdf', 'jbig2.pdf'];
const STEP = 10;

interface Read {
  readonly word: string;
  readonly confidence: number;
  readonly line: number;
  isRight: boolean;
}

const wordsOf = (text: string) => text.normalize('NFKC').split(/\s+/).filter(Boolean);

/** Words of the lines with whether the truth has them at their place: by the longest common subsequence. */
function judge(lines: readonly Line[], truth: readonly string[]): Read[] {
  const read = lines.flatMap(({ text, words }, line) =>
    words.map(({ start, end, confidence = 100 }): Read => {
      return { word: text.slice(start, end).normalize('NFKC'), confidence, line, isRight: false };
    }),
  );
  const width = truth.length + 1;
  const table = new Uint16Array((read.length + 1) * width);
  for (let i = read.length - 1; i >= 0; i--)
    for (let j = truth.length - 1; j >= 0; j--)
      table[i * width + j] =
        read[i]?.word === truth[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
  for (let i = 0, j = 0; i < read.length && j < truth.length; ) {
    const one = read[i];
    if (one && one.word === truth[j]) {
      one.isRight = true;
      i++;
      j++;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return read;
}

const readIn = (language: string, draw: (dpi: number) => Picture | Promise<Picture>) => {
  const data = languagesToRead(language)
    .map(findLanguageData)
    .filter((found) => found !== null);
  return readScan(draw, readInLanguages(data, makePackagedEngine));
};

async function readScanFile(name: string): Promise<readonly Line[]> {
  const document = await readers.openDocument('PDF', readFileSync(join(TEST_DATA, 'scans', name)));
  const draw = document.renderPage;
  if (!draw) throw new Error(`${name} cannot be drawn`);
  const { lines } = await readIn('en', (dpi) => draw(1, dpi));
  document.close();
  return lines;
}

const words: Read[] = [];
const lines: { lowest: number; share: number; isRight: boolean }[] = [];
function take(read: readonly Read[]): void {
  words.push(...read);
  for (const group of Map.groupBy(read, ({ line }) => line).values()) {
    if (group.length < 4) continue;
    const right = group.filter(({ isRight }) => isRight).length / group.length;
    lines.push({
      lowest: Math.min(...group.map(({ confidence }) => confidence)),
      share: right,
      isRight: right === 1,
    });
  }
}

const truthOfPage = (await readScanFile('linn.pdf')).flatMap(({ text }) => wordsOf(text));
for (const name of SAME_PAGE) take(judge(await readScanFile(name), truthOfPage));
console.error('scans', words.length);
for (const language of LANGUAGES) {
  const bytes = readFileSync(join(TEST_DATA, 'languages', `${language}.pdf`));
  const document = await readers.openDocument('PDF', bytes);
  const picture = await document.renderPage?.(1, 200);
  const truth = wordsOf(pageText(document.readPage(1)));
  document.close();
  if (!picture) continue;
  for (const [at, damage] of DAMAGES.entries()) {
    const scan = await degrade(picture, { ...damage, skew: at % 2 ? 0.8 : -0.8 }, at + 1);
    const { lines: found, confidence } = await readIn(language, () => scan);
    const read = judge(found, truth);
    console.error(
      language,
      at,
      Math.round(confidence),
      read.length,
      truth.length,
      read.filter((r) => r.isRight).length,
    );
    take(read);
  }
}

const percent = (part: number, of: number) => (of === 0 ? '-' : `${Math.round((100 * part) / of)} %`);
for (let from = 0; from < 100; from += STEP) {
  const isIn = (confidence: number) =>
    confidence >= from && (confidence < from + STEP || from + STEP === 100);
  const own = words.filter(({ confidence }) => isIn(confidence));
  const ownLines = lines.filter(({ lowest }) => isIn(lowest));
  const share = ownLines.reduce((sum, line) => sum + line.share, 0);
  console.log(
    `${from} to ${from + STEP}: ${own.length} words, ${percent(own.filter(({ isRight }) => isRight).length, own.length)} right; ` +
      `${ownLines.length} lines with such a lowest word, ${percent(ownLines.filter(({ isRight }) => isRight).length, ownLines.length)} right throughout, ${percent(share, ownLines.length)} of their words right`,
  );
}
