import { MADE_TEXTS } from '@recto/testing/library';
import { hasTestData, onRealDocuments, readTestData } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { TEXT_FORMAT } from '#text/format.ts';
import { textReader } from '#text/index.ts';
import { sourceOf } from '#byte-source.ts';
import { encodeAs } from '#testing/encode-as.ts';

/** Every encoding with the languages that were written in it. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  'utf-8': ['hi', 'zh'],
  'utf-16le': ['en', 'ru', 'ja'],
  'utf-16be': ['de'],
  'windows-1250': ['pl'],
  'iso-8859-2': ['pl'],
  'windows-1251': ['ru'],
  'koi8-r': ['ru'],
  ibm866: ['ru'],
  'iso-8859-5': ['ru'],
  'x-mac-cyrillic': ['ru'],
  'windows-1252': ['de', 'fr', 'es', 'pt', 'en'],
  'iso-8859-15': ['fr'],
  macintosh: ['de', 'fr', 'es'],
  'windows-1256': ['ar'],
  'iso-8859-6': ['ar'],
  gb18030: ['zh'],
  gbk: ['zh'],
  big5: ['zh'],
  shift_jis: ['ja'],
  'euc-jp': ['ja'],
  'iso-2022-jp': ['ja'],
};

/** Without a mark before it. */
const UNMARKED = ['utf-16le', 'utf-16be'].flatMap((encoding) =>
  ['en', 'pl', 'fr', 'ru', 'ja', 'hi'].map((language) => [encoding, language, false] as const),
);

const pairs = Object.entries(WRITTEN_IN).flatMap(([encoding, languages]) =>
  languages.map((language) => [encoding, language, true] as const),
);

async function read(bytes: Uint8Array, encoding?: string): Promise<string> {
  const document = await textReader.open(sourceOf(bytes), encoding === undefined ? {} : { encoding });
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

const realTexts = (): Record<string, string> =>
  hasTestData ? JSON.parse(Buffer.from(readTestData('languages/texts.json')).toString()) : {};

describe.each([
  { of: 'made', texts: MADE_TEXTS, options: {} },
  { of: 'real', texts: realTexts(), options: onRealDocuments('made ones are read above') },
])('$of text in the encodings of eleven languages', ({ texts, options }) => {
  /** What can be written in an encoding, as its writers did: the rest is left out. */
  const samples = [...pairs, ...UNMARKED].map(([encoding, language, hasMark]) => {
    const { bytes, text } = encodeAs(encoding, texts[language] ?? '', hasMark);
    return { name: `${language} in ${encoding}${hasMark ? '' : ', unmarked'}`, encoding, bytes, text };
  });

  test('is read right without help, and told from what is no text', options, async () => {
    expect(samples.length).toBeGreaterThan(40);
    for (const { name, bytes, text } of samples) {
      expect(await read(bytes), name).toBe(text);
      expect(TEXT_FORMAT.mayBe(bytes), name).toBe(true);
    }
  });

  test('is read right everywhere once its encoding is chosen', options, async () => {
    for (const { name, encoding, bytes, text } of samples)
      expect(await read(bytes, encoding), name).toBe(text);
  });
});
