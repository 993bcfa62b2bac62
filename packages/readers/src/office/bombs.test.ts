import { readdirSync } from 'node:fs';
import { BOMBS, EXCEL_PARTS, makeWordDocument, makeZip, WORD_PARTS } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { readers } from '#index.ts';
import { openZipParts } from '#office/zip-parts.ts';
import { wordReader } from '#word/index.ts';

/** All that has come out of inflaters, whether it was handed on or not. */
const inflated = vi.hoisted(() => ({ bytes: 0 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const createInflateRaw: typeof zlib.createInflateRaw = (options) => {
    const stream = zlib.createInflateRaw(options);
    const push = stream.push.bind(stream);
    stream.push = (chunk: Uint8Array | null) => {
      inflated.bytes += chunk?.length ?? 0;
      return push(chunk);
    };
    return stream;
  };
  return { ...zlib, createInflateRaw };
});
beforeEach(() => {
  inflated.bytes = 0;
});

/** The most that a bomb may inflate to before it is refused. */
const MOST = 20_000_000;

/** Reads all that stands in the directory. */
async function readAll(bytes: Uint8Array, names: readonly string[]): Promise<void> {
  const parts = await openZipParts(sourceOf(bytes));
  for (const name of names) if (parts.has(name)) await parts.read(name, () => {});
}

describe.each([['DOCX', WORD_PARTS] as const, ['XLSX', EXCEL_PARTS] as const])(
  'a bomb of type %s',
  (type, base) => {
    test.each(Object.entries(BOMBS))('of %s is refused with little of it inflated', async (_trick, make) => {
      const bomb = make(base);
      expect(await readers.detectType(new Blob([new Uint8Array(bomb)]))).toBe(type);
      const names = [base.main, ...Array.from({ length: 9_000 }, (_, index) => `word/part${index}.xml`)];
      await expect(readAll(bomb, names)).rejects.toMatchObject({ code: 'too-large' });
      expect(inflated.bytes).toBeLessThan(MOST);
      inflated.bytes = 0;
      await expect(readers.openDocument(type, bomb)).rejects.toMatchObject({ code: 'too-large' });
      expect(inflated.bytes).toBeLessThan(MOST);
    });
  },
);

test('entries that share bytes are refused though they are small, and nothing of them is inflated', async () => {
  const file = makeZip([
    ['a.xml', '<a/>'],
    ['b.xml', '<b/>'],
  ]);
  file.writeUInt32LE(0, file.lastIndexOf('PK\x01\x02') + 42);
  await expect(readAll(file, ['b.xml'])).rejects.toMatchObject({ code: 'damaged' });
  expect(inflated.bytes).toBe(0);
});

test('a part that holds more than it says, yet not much, is damaged', async () => {
  const file = makeZip([['a.xml', ' '.repeat(100_000)]]);
  file.writeUInt32LE(1_000, file.lastIndexOf('PK\x01\x02') + 24);
  await expect(readAll(file, ['a.xml'])).rejects.toMatchObject({ code: 'damaged' });
});

test('a large document that deflates as documents do is read whole', async () => {
  const rows = Array.from(
    { length: 400_000 },
    (_, row) => `<c r="B${row}"><v>${(row * 7_919) % 10_007}.5</v></c>`,
  );
  const file = makeZip([['xl/worksheets/sheet1.xml', rows.join('')]]);
  await readAll(file, ['xl/worksheets/sheet1.xml']);
  expect(inflated.bytes).toBeGreaterThan(10_000_000);
});

test('markup that repeats a hundredfold is read while it is little', async () => {
  const document = await wordReader.open(sourceOf(makeWordDocument('<w:p/>'.repeat(1_000_000))), {});
  expect(document.pageCount).toBe(1);
});

describe('real Office files', onRealDocuments('a large made one is above'), () => {
  const files = hasTestData
    ? ['docx', 'xlsx'].flatMap((folder) =>
        readdirSync(realDocument(folder)).map((name) => `${folder}/${name}`),
      )
    : [];
  test.each(files)('%s is not taken for a bomb', async (path) => {
    const opened = await openZipParts(sourceOf(readTestData(path))).catch((error) => error.code);
    expect(opened).not.toBe('too-large');
  });
});
