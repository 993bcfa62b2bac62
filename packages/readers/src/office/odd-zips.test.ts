import { makeWordDocument, makeWorkbook, makeZip, sheetRow } from '@recto/testing/office';
import { describe, expect, test } from 'vitest';
import { type ByteSource, sourceOf } from '#byte-source.ts';
import { readers } from '#index.ts';
import { openZipParts } from '#office/zip-parts.ts';

const WORD = makeWordDocument('<w:p><w:r><w:t>Some words</w:t></w:r></w:p>');
const EXCEL = makeWorkbook([{ name: 'S', rows: sheetRow(1, ['some cell']) }]);
const FILES = [['DOCX', WORD] as const, ['XLSX', EXCEL] as const];

const textOf = async (type: 'DOCX' | 'XLSX', source: Uint8Array | ByteSource) => {
  const document = await readers.openDocument(type, source);
  const lines = document.readPage(1).lines.map(({ text }) => text);
  document.close();
  return lines.join('\n');
};
const typeOf = (bytes: Uint8Array) => readers.detectType(new Blob([new Uint8Array(bytes)]));

/** As the disk does it: nothing lies beyond the end. */
const strictly = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read(position, target) {
    if (position < 0 || position + target.length > bytes.length) throw new Error('beyond the end');
    target.set(bytes.subarray(position, position + target.length));
  },
});

describe.each(FILES)('a file of type %s', (type, file) => {
  test.each([
    ['a byte', Buffer.from([0])],
    ['a line end', Buffer.from('\r\n')],
    ['a kilobyte of something', Buffer.alloc(1_000, 'x')],
    ['what looks like the end of a comment', Buffer.from([0x50, 0x4b, 5, 6, 1, 2])],
  ])('with %s behind it is read', async (_what, garbage) => {
    const longer = Buffer.concat([file, garbage]);
    expect(await typeOf(longer)).toBe(type);
    expect(await textOf(type, longer)).toMatch(/^some/i);
  });

  test.each([
    ['just beyond the end', (size: number) => size - 10],
    ['far beyond the end', () => 0xffff_fff0],
  ])('whose directory is to lie %s is damaged, and the source is not to blame', async (_where, offset) => {
    const damaged = Buffer.from(file);
    damaged.writeUInt32LE(offset(file.length), file.length - 6);
    await expect(textOf(type, strictly(damaged))).rejects.toMatchObject({
      name: 'ReaderError',
      code: 'damaged',
    });
  });
});

describe('an entry that is there twice', () => {
  const readPart = async (bytes: Uint8Array) => {
    const parts = await openZipParts(sourceOf(bytes));
    const pieces: Uint8Array[] = [];
    await parts.read('a.xml', (piece) => void pieces.push(piece));
    return Buffer.concat(pieces).toString();
  };

  test('is read once where both hold the same', async () => {
    const names = ['a.xml', 'A.xml'];
    expect(await readPart(makeZip(names.map((name) => [name, '<a/>'])))).toBe('<a/>');
  });

  test('is read once where both are the same bytes of the file', async () => {
    const file = makeZip([
      ['a.xml', '<a/>'],
      ['a.xml', '<a/>'],
    ]);
    file.writeUInt32LE(0, file.lastIndexOf('PK\x01\x02') + 42);
    expect(await readPart(file)).toBe('<a/>');
  });

  test('is refused where they differ: other programs would show another document', async () => {
    const names = ['a.xml', 'A.xml'];
    const file = makeZip(names.map((name) => [name, `<${name[0]}/>`]));
    await expect(readPart(file)).rejects.toMatchObject({ code: 'doubled-parts' });
  });
});
