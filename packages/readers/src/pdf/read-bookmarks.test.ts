import { makePdf, textAt } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';

/** The objects of a PDF of one page end with 7; bookmarks stand in its catalogue, within each other. */
const outlinesOf = (items: string) => `/Outlines << /Type /Outlines ${items} >>`;

async function bookmarksOf(catalog: string) {
  const pdf = await readers.openDocument('PDF', makePdf([{ content: textAt(50, 700, 'Rent') }], catalog));
  const bookmarks = pdf.readBookmarks?.();
  pdf.close();
  return bookmarks;
}

test('bookmarks come with their titles, levels and pages', async () => {
  const inner = '/First << /Title (Keys) /Dest [6 0 R /Fit] >>';
  const items = `/First << /Title (Rent  due) /Dest [6 0 R /Fit] ${inner} >>`;
  expect(await bookmarksOf(outlinesOf(items))).toEqual([
    { title: 'Rent due', level: 1, page: 1 },
    { title: 'Keys', level: 2, page: 1 },
  ]);
});

test('those that lead nowhere are left out, and a file without any has none', async () => {
  expect(await bookmarksOf(outlinesOf('/First << /Title (Lost) >>'))).toEqual([]);
  expect(await bookmarksOf('')).toEqual([]);
});
