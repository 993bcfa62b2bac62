import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { describe, expect, test } from 'vitest';
import { readDrop } from '#shared/uploads/dropped-files.ts';
import {
  addToSelection,
  hashOf,
  makeUploadItem,
  refusalOf,
  repeatsOf,
  type UploadItem,
} from './upload-checks.ts';

const pdf = (name: string, text = name) => new File([text], name);
const hashed = (name: string, hash: string | null): UploadItem => ({
  ...makeUploadItem(pdf(name)),
  hash,
  checking: false,
});

describe('a chosen file', () => {
  test('shows the name it will have', () => {
    expect(makeUploadItem(pdf('Łódź lease (final).v2.pdf'))).toMatchObject({
      name: 'Lodz_lease__final__v2.pdf',
      type: 'pdf',
      lang: '',
      subType: 'ELECTRONIC',
      refusal: null,
      checking: true,
    });
  });

  test.each([
    [{ name: 'notes.odt', size: 10 }, 'Only PDF, Word, Excel, and text files can be read at present.'],
    [{ name: 'pdf', size: 10 }, 'Only PDF, Word, Excel, and text files can be read at present.'],
    [{ name: 'a.PDF', size: 10 }, null],
    [{ name: 'a.pdf', size: 0 }, 'This file is empty.'],
    [{ name: 'a.pdf', size: FILE_MAX_BYTES }, null],
    [{ name: 'a.pdf', size: FILE_MAX_BYTES + 100_000 }, '100.1 MB. Files may have up to 100.0 MB.'],
  ])('%j is refused before sending with %j', (file, refusal) => {
    expect(refusalOf(file)).toBe(refusal);
  });
});

describe('a selection', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index}.pdf`));

  test('takes five files and says how many found no place', () => {
    const first = addToSelection([], names(3));
    expect(first).toMatchObject({ leftOut: 0, selection: [{}, {}, {}] });
    const second = addToSelection(first.selection, names(4));
    expect(second.selection).toHaveLength(5);
    expect(second.leftOut).toBe(2);
    expect(addToSelection(second.selection, names(1)).leftOut).toBe(1);
  });

  test('takes every file that was dropped', () => {
    const transfer = { items: [], files: names(7) } as unknown as DataTransfer;
    expect(addToSelection([], readDrop(transfer) as File[])).toMatchObject({
      leftOut: 0,
      selection: { length: 7 },
    });
  });

  test('recognises a file that repeats an earlier one by its bytes, whatever its name', () => {
    const [a, b, c, d] = [
      hashed('a.pdf', 'x'),
      hashed('b.pdf', 'y'),
      hashed('c.pdf', 'x'),
      hashed('d.pdf', null),
    ];
    expect([...repeatsOf([a, b, c, d])]).toEqual([[c.id, 'a.pdf']]);
  });

  test('does not count a refused file as the earlier one', () => {
    const refused = { ...hashed('a.docx', 'x'), refusal: 'No.' };
    expect(repeatsOf([refused, hashed('b.pdf', 'x')]).size).toBe(0);
  });
});

test('the hash is SHA-256 in hexadecimal', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
