import { makeWordDocument, makeWordFile, makeWorkbook, sheetRow } from '@recto/testing/office';
import { makePdf, mutateBytes, seededRandom, textAt } from '@recto/testing/pdf';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';

const SECTOR = 512;

/** As much of a compound file as tells that there is a file under a password in it. */
function makeCompoundFile(): Buffer {
  const file = Buffer.alloc(3 * SECTOR);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(1, 76);
  const name = 'EncryptedPackage\0';
  file.write(name, SECTOR, 'utf16le');
  file.writeUInt16LE(2 * name.length, SECTOR + 64);
  file.fill(0xff, 2 * SECTOR);
  return file;
}

const FILES: Readonly<Record<string, Uint8Array>> = {
  'compound file': makeCompoundFile(),
  PDF: makePdf([{ content: textAt(72, 700, 'Invoice') }]),
  'Word document': makeWordDocument('<w:p><w:r><w:t>Some words</w:t></w:r></w:p>'),
  'Word document with its types first': makeWordFile({ isTypeFirst: true }).subarray(-4_000),
  workbook: makeWorkbook([{ name: 'S', rows: sheetRow(1, ['a', 1]) }]),
  text: Buffer.from('Some words in a file.\n'.repeat(20)),
  'text in two bytes': Buffer.from('\ufeffSome words in a file.\n'.repeat(20), 'utf16le'),
};

/** Bytes of the first sector, and of the directory at the end, each set to some value: headers are full of small numbers. */
function spoil(original: Uint8Array, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const bytes = Buffer.from(original);
  const upTo = (limit: number) => Math.floor(random() * limit);
  for (let count = 1 + upTo(4); count > 0; count--) {
    const within = upTo(Math.min(bytes.length, random() < 0.5 ? 96 : SECTOR));
    const at = random() < 0.6 ? within : bytes.length - 1 - within;
    if (at > 7) bytes.writeUInt8(random() < 0.6 ? upTo(16) : upTo(256), at);
  }
  return bytes;
}

const ask = async (bytes: Uint8Array) => {
  const file = new Blob([new Uint8Array(bytes)]);
  for (const named of ['docx', 'xlsx', 'pdf']) await readers.detectType(file, named);
  await readers.explainRefusal(file);
};

describe.each(Object.entries(FILES))('whatever was done to a %s', (_what, original) => {
  test('its type is told, or that it is of none', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      await expect(ask(spoil(original, seed)), `spoiled by ${seed}`).resolves.toBeUndefined();
      await expect(ask(mutateBytes(original, seed)), `mutated by ${seed}`).resolves.toBeUndefined();
    }
  });
});

test.each([0, 1, 2, 6, 12, 13, 255])(
  'a compound file of sectors of 2^%i bytes is told, or is none',
  async (shift) => {
    const file = makeCompoundFile();
    file.writeUInt16LE(shift, 30);
    expect(await readers.detectType(new Blob([new Uint8Array(file)]), 'docx')).toBeNull();
  },
);

test('a compound file with a file under a password in it is of the type that its name says', async () => {
  expect(await readers.detectType(new Blob([new Uint8Array(makeCompoundFile())]), 'docx')).toBe('DOCX');
});
