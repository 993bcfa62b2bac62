import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { describe, expect, test } from 'vitest';
import {
  hashOf,
  makeUploadItem,
  refusalOf,
  repeatsOf,
  surplusOf,
  type UploadItem,
} from '#shared/uploads/upload-checks.ts';

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
  const items = (count: number, file = pdf) =>
    Array.from({ length: count }, (_, index) => makeUploadItem(file(`${index}.pdf`)));
  const inFolder = (name: string) =>
    Object.defineProperty(pdf(name), 'webkitRelativePath', { value: `Leases/${name}` });

  test('takes five files, and a folder whole', () => {
    const going = [...items(3), ...items(7, inFolder), ...items(4)];
    expect([...surplusOf(going, 5)]).toEqual(going.slice(-2).map(({ id }) => id));
  });

  test('of a newer version is one file, wherever it comes from', () => {
    const going = [...items(2, inFolder), ...items(1)];
    expect([...surplusOf(going, 1)]).toEqual(going.slice(1).map(({ id }) => id));
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
