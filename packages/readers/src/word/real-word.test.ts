import { readdirSync, readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { makeWordDocument } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { sourceOf } from '#byte-source.ts';
import { ReaderError } from '#reader-error.ts';
import { wordReader } from '#word/index.ts';

async function read(bytes: Uint8Array) {
  const document = await wordReader.open(sourceOf(bytes), {});
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index + 1));
  return { document, text: pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') };
}

/** Spaces, soft hyphens and the marks of notes stand differently; the words may not. */
const squash = (text: string) => text.replace(/\[E?\d+\]|[\s\u00ad\u200e\u200f\ufeff]+/g, '');

async function readByMammoth(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
  } catch {
    return null;
  }
}

test('a made document holds every paragraph that mammoth finds', async () => {
  const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`;
  const changed = '<w:p><w:r><w:t>Paid in </w:t></w:r><w:ins><w:r><w:t>45</w:t></w:r></w:ins></w:p>';
  const body = `${p('Rent and costs')}<w:tbl>${row('Year', 'Rent')}${row('2026', '€ 900')}</w:tbl>${changed}${p('Straße, żółć, 契約')}`;
  const bytes = makeWordDocument(body);
  const expected = (await readByMammoth(bytes))?.split('\n').filter(Boolean) ?? [];
  expect(expected).toContain('€ 900');
  const found = squash((await read(bytes)).text);
  expect(expected.filter((line) => !found.includes(squash(line)))).toEqual([]);
});

describe('real Word documents', onRealDocuments('made ones are above and in word.test.ts'), () => {
  const files = hasTestData ? readdirSync(realDocument('docx')) : [];

  test.each(files)('%s holds every paragraph that mammoth finds, or is refused by both', async (name) => {
    const bytes = readTestData(`docx/${name}`);
    const expected = await readByMammoth(bytes);
    if (expected === null) {
      await expect(read(bytes)).rejects.toThrow(ReaderError);
      return;
    }
    const found = squash((await read(bytes)).text);
    const missing = expected.split('\n').filter((line) => !found.includes(squash(line)));
    expect(missing).toEqual([]);
  });

  const texts: Record<string, string> = hasTestData
    ? JSON.parse(readFileSync(realDocument('languages/texts.json'), 'utf8'))
    : {};

  test.each(Object.keys(texts))('%s is read without an error', async (language) => {
    const { text } = await read(readTestData(`languages/${language}.docx`));
    const isUnspaced = language === 'zh' || language === 'ja';
    const form = (value: string) =>
      value
        .normalize()
        .replace(/\s+/g, isUnspaced ? '' : ' ')
        .trim();
    const paragraphs = new Set(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map(form),
    );
    expect([...paragraphs]).toEqual([form(texts[language] ?? '')]);
  });

  test.each([
    ['footnotes.docx', /^\[\d+\] ./m],
    ['endnotes.docx', /^\[E\d+\] ./m],
    ['comments.docx', /^Comment by ./m],
    ['ThreeColHeadFoot.docx', /header|footer/i],
  ])('%s has what stands beside its text', async (name, expected) => {
    expect((await read(readTestData(`docx/${name}`))).text).toMatch(expected);
  });

  test('pages end where they did when the document was last saved', async () => {
    const { document } = await read(readTestData('docx/par-rendered-page-breaks.docx'));
    expect(document.pageKind).toBe('saved');
    expect(document.pageCount).toBeGreaterThan(1);
  });
});
