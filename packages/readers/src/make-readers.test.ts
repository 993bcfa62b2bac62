import type { Page } from '@recto/core/document';
import { expect, test } from 'vitest';
import type { FileFormat } from '#document-reader.ts';
import { FORMATS } from '#formats.ts';
import { makeReaders } from '#make-readers.ts';
import { makeWordDocument, makeWorkbook, sheetRow } from '@recto/testing/office';
import { makePdf, textAt } from '@recto/testing/pdf';

const page: Page = {
  number: 1,
  width: 0,
  height: 0,
  state: 'text',
  lines: [{ text: 'Dear Ada,', words: [] }],
};

/** A type made up here: whatever begins with a greeting. */
const LETTER: FileFormat = {
  extension: 'letter',
  mayBe: (head) => new TextDecoder().decode(head).startsWith('Dear '),
  reader: {
    version: 7,
    load: async () => ({
      open: async () => ({ pageCount: 1, pageKind: 'lines', readPage: () => page, close: () => {} }),
      hasTrapped: () => false,
    }),
  },
};
const bytes = (text: string) => new TextEncoder().encode(text);

test('a type of document is one line of a table, beside the others', async () => {
  const readers = makeReaders({ LETTER, ...FORMATS });
  expect(readers.types).toEqual(['LETTER', 'PDF', 'DOCX', 'XLSX', 'TXT']);
  expect(await readers.detectType(new Blob([bytes('Dear Ada,')]))).toBe('LETTER');
  expect(await readers.detectType(new Blob([bytes('Hello Ada,')]))).toBe('TXT');
  const [letter, pdf] = [
    await readers.openDocument('LETTER', bytes('Dear Ada,')),
    await readers.openDocument('PDF', makePdf([{ content: textAt(72, 700, 'Invoice') }])),
  ];
  expect([letter.pageKind, letter.readPage(1)]).toEqual(['lines', page]);
  expect([pdf.pageKind, pdf.readPage(1).lines[0]?.text]).toEqual(['layout', 'Invoice']);
  expect([readers.versionOf('LETTER'), readers.hasTrapped()]).toEqual([7, false]);
});

test('the beginning of a file tells what none of them can open, and no more', () => {
  const readers = makeReaders(FORMATS);
  expect(readers.mayBeReadable(bytes('%PDF-1.7'))).toBe(true);
  expect(readers.mayBeReadable(bytes('\x89PNG\r\n\x1a\n\0'))).toBe(false);
});

test('a type that is only known cannot be opened', async () => {
  const { reader: _reader, ...letter } = LETTER;
  const readers = makeReaders({ LETTER: letter });
  expect(readers.types).toEqual([]);
  await expect(readers.openDocument('LETTER', bytes('Dear Ada,'))).rejects.toThrow('nothing reads LETTER');
});

const p = '<w:p><w:r><w:t>Rent</w:t></w:r></w:p>';
test.each([
  ['DOCX', makeWordDocument(p)],
  ['XLSX', makeWorkbook([{ name: 'Rent', rows: sheetRow(1, ['Rent', 900]) }])],
  ['TXT', bytes('Rent')],
] as const)('%s: at whatever read the bytes fail to come, the file is not blamed', async (type, whole) => {
  const readers = makeReaders(FORMATS);
  const gone = new Error('the disk is gone');
  let reads = 0;
  const openUntil = async (fails: number) => {
    reads = 0;
    const read = (position: number, target: Uint8Array) => {
      if (++reads === fails) throw gone;
      target.set(whole.subarray(position, position + target.length));
    };
    (await readers.openDocument(type, { size: whole.length, read })).close();
  };
  await openUntil(Number.POSITIVE_INFINITY);
  const all = reads;
  expect(all).toBeGreaterThan(0);
  for (let fails = 1; fails <= all; fails++)
    await expect(openUntil(fails)).rejects.toMatchObject({ name: 'SourceError', cause: gone });
});
