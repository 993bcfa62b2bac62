import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';
import { makePdf } from '@recto/testing/pdf';
import { makeWordFile, makeZip } from '@recto/testing/office';
import { onRealDocuments, readTestData } from '@recto/testing/test-data';

const blobOf = (file: Uint8Array) => new Blob([new Uint8Array(file)]);
const detectType = (file: Uint8Array, named?: string) => readers.detectType(blobOf(file), named);
const explainRefusal = (file: Uint8Array) => readers.explainRefusal(blobOf(file));

function bytes(text: string, encoding: BufferEncoding = 'utf8'): Uint8Array {
  return Buffer.from(text, encoding);
}

describe('the type of a file', () => {
  test('is PDF by its signature, also behind other bytes', async () => {
    expect(await detectType(makePdf([{ content: '' }]))).toBe('PDF');
    expect(await detectType(bytes('\n\n%PDF-1.4\n1 0 obj'))).toBe('PDF');
    expect(await detectType(bytes(`${'\x01'.repeat(900)}%PDF-1.4`))).toBe('PDF');
  });

  test('is TXT when it is text, whatever its encoding', async () => {
    expect(await detectType(bytes('Zażółć gęślą jaźń\n'))).toBe('TXT');
    expect(await detectType(bytes('caf\xe9 ol\xe9', 'latin1'))).toBe('TXT');
    expect(await detectType(bytes('\ufeffwith a mark', 'utf16le'))).toBe('TXT');
    expect(await detectType(bytes('without a mark', 'utf16le'))).toBe('TXT');
    expect(await detectType(bytes('Every such file begins with "%PDF-1.7", says the standard.'))).toBe('TXT');
    expect(await detectType(bytes('<?xml version="1.0"?><a/>'))).toBe('TXT');
  });

  test('is not TXT where only its beginning is text', async () => {
    const text = 'echo unpacking\n'.repeat(10_000);
    const packed = makeWordFile();
    expect(await detectType(bytes(text + packed.toString('latin1'), 'latin1'))).toBeNull();
    expect(await detectType(bytes(`${text}a bell \x07 in a log\n${text}`))).toBe('TXT');
    expect(await detectType(bytes(`\ufeff${text}`, 'utf16le'))).toBe('TXT');
  });

  test('is none when it is empty, binary or of another kind', async () => {
    expect(await detectType(new Uint8Array())).toBeNull();
    expect(await detectType(Uint8Array.from([1, 2, 3, 0, 0, 7]))).toBeNull();
    expect(await detectType(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))).toBeNull();
    expect(await detectType(bytes('{\\rtf1 text}'))).toBeNull();
  });

  test('is told from the whole file, by the directory at its end where it has one', async () => {
    const word = makeWordFile();
    expect(await detectType(word)).toBe('DOCX');
    expect(await detectType(makeZip([['word/document.xml', '<a/>']]))).toBeNull();
    expect(await detectType(makeZip([]))).toBeNull();
  });

  test.each([
    ['a main part with macros', { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }],
    ['macros beside an innocent main part', { more: 'word/vbaProject.bin' }],
  ])('is none for %s', async (_what, parts) => {
    expect(await detectType(makeWordFile(parts), 'docx')).toBeNull();
    expect(await explainRefusal(makeWordFile(parts))).toBe('macros');
  });

  test('is told from the name where what is left is that of any zip file', async () => {
    const cut = makeZip([['docProps/app.xml', '<a/>']]).subarray(0, -30);
    expect(await detectType(cut)).toBeNull();
    expect(await detectType(cut, 'docx')).toBe('DOCX');
    expect(await detectType(cut, 'txt')).toBeNull();
  });

  test('is told from the beginning where the end is lost', async () => {
    expect(await detectType(makeWordFile({ isTypeFirst: true }).subarray(0, -30))).toBe('DOCX');
  });

  test('is none for a directory that leads nowhere, or into too much', async () => {
    const types = '[Content_Types].xml';
    expect(await detectType(makeZip([[types, ' '.repeat(2_000_000)]]))).toBeNull();
    const file = makeZip([[types, '<a/>']]);
    file.writeUInt32LE(1_000_000, file.length - 6);
    expect(await detectType(file)).toBeNull();
  });
});

/** A compound file that holds streams of these names: how Office files were before 2007, and are under a password. */
function makeCompoundFile(...streams: string[]): Uint8Array {
  const sector = 512;
  const file = Buffer.alloc(3 * sector);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  // The directory is the first sector, the table of sectors the second.
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(1, 76);
  for (const [at, name] of ['Root Entry', ...streams].entries()) {
    const entry = sector + 128 * at;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE(2 * (name.length + 1), entry + 64);
  }
  file.fill(0xff, 2 * sector);
  return file;
}

test('a made file that is not taken is refused by what it is', async () => {
  const binary = makeWordFile({ type: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main' });
  expect(await detectType(binary, 'xlsx')).toBeNull();
  expect(await explainRefusal(binary)).toBe('binary-workbook');
  const locked = makeCompoundFile('EncryptionInfo', 'EncryptedPackage');
  expect([await detectType(locked), await detectType(locked, 'docx')]).toEqual([null, 'DOCX']);
  expect(await explainRefusal(locked)).toBe('protected');
  const old = makeCompoundFile('WordDocument');
  expect(await detectType(old, 'docx')).toBeNull();
  expect(await explainRefusal(old)).toBe('before-2007');
  expect(await explainRefusal(bytes('plain text'))).toBeNull();
});

describe('the type of a real file', onRealDocuments('made ones are above'), () => {
  test.each([
    ['filings/ULTABEAUTY_2023Q4_EARNINGS.pdf', 'PDF'],
    ['pdf-odd/issue6069.pdf', 'PDF'],
    ['docx/comments.docx', 'DOCX'],
    ['xlsx/numfmt_1_russian.xlsm', null],
    ['docx/bug53475-password-is-solrcell.docx', 'DOCX'],
    ['texts/Mutual-NDA.md', 'TXT'],
    ['scans/typewriter.png', null],
  ])('%s is %s', async (path, type) => {
    expect(await detectType(readTestData(path), path.split('.').at(-1))).toBe(type);
  });

  test('is refused by what it is', async () => {
    expect(await explainRefusal(readTestData('xlsx/numfmt_1_russian.xlsm'))).toBe('macros');
    expect(await explainRefusal(readTestData('xlsx/sized_boxen.xlsb'))).toBe('binary-workbook');
    const locked = readTestData('docx/bug53475-password-is-solrcell.docx');
    expect(await detectType(locked)).toBeNull();
    expect(await explainRefusal(locked)).toBe('protected');
    const old = Buffer.from(locked);
    old.write('WordDocument\0\0\0\0', old.indexOf('EncryptedPackage', 0, 'utf16le'), 'utf16le');
    expect(await detectType(old, 'docx')).toBeNull();
    expect(await explainRefusal(old)).toBe('before-2007');
    expect(await explainRefusal(readTestData('texts/Mutual-NDA.md'))).toBeNull();
  });
});
