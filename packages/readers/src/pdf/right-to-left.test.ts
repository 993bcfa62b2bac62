import { makePdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';
import { WordCollector } from '#pdf/word-collector.ts';

const WORD = ['ا', 'لأ', 'ع', 'م', 'ا', 'ل'];
const PITCH = 14;

const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

async function readLines(file: Uint8Array): Promise<string[]> {
  const pdf = await readers.openDocument('PDF', file);
  const page = pdf.readPage(1);
  pdf.close();
  return page.lines.map(({ text }) => text);
}

/** Glyphs painted one by one, each with the text that it stands for, as browsers print. */
function printGlyphs(texts: readonly string[], step: number): Uint8Array {
  const glyphs = texts.map(
    (text, at) =>
      `/Span <</ActualText <FEFF${toHex(text)}>>> BDC 1 0 0 1 ${300 + step * at} 700 Tm (X) Tj EMC`,
  );
  return makePdf([{ content: `BT /F1 20 Tf ${glyphs.join(' ')} ET` }]);
}

/** A word painted from its left, by a font that tells what each of its glyphs stands for. */
function printMapped(texts: readonly string[]): Uint8Array {
  const code = (at: number) => (0x41 + at).toString(16);
  const map = texts.map((text, at) => `<${code(at)}> <${toHex(text)}>`).join(' ');
  const codes = texts.map((_, at) => code(at)).toReversed();
  const content = `BT /F1 20 Tf 200 700 Td <${codes.join('')}> Tj ET`;
  const cmap = `begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${texts.length} beginbfchar ${map} endbfchar endcmap`;
  const file = Buffer.from(makePdf([{ content }], '', '', { streams: [cmap] })).toString('latin1');
  return Buffer.from(file.replace('/Encoding', '/ToUnicode 8 0 R /Encoding'), 'latin1');
}

test.each([
  ['painted from the right', printGlyphs(WORD, -PITCH)],
  ['painted from the left', printGlyphs(WORD.toReversed(), PITCH)],
  ['told by its font', printMapped(WORD)],
  ['of a presentation form', printMapped(WORD.with(1, '\ufef7'))],
])('a glyph of two Arabic letters gives them as they are read: %s', async (_how, file) => {
  expect(await readLines(file)).toEqual(['الأعمال']);
});

test('a word that begins with such a glyph is read so too, though its first letter was cut to its origin', () => {
  const collector = new WordCollector();
  const style = { turn: 0, concealment: undefined, alongSize: 10, uprightSize: 10 } as const;
  const letters = [
    ['أ', 491.18, 493.69],
    ['ل', 493.69, 496.33],
    ['ي', 482.58, 491.18],
  ] as const;
  for (const [at, [letter, left, right]] of letters.entries()) {
    collector.sharesGlyph = at === 1;
    collector.add(letter, letter.codePointAt(0) ?? 0, { left, right, top: 0, bottom: 10 }, style);
  }
  collector.endWord();
  expect(collector.words.map(({ text }) => text)).toEqual(['لأي']);
});
