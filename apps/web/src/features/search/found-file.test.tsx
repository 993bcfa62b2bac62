import type { PageHit } from '@recto/contract/search-document';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { FoundFile } from './found-file.tsx';

const TOTAL = 70;
const file = makeFile({ name: 'lease.pdf' });
const hits = Array.from(
  { length: TOTAL },
  (_, at): PageHit => ({
    page: at + 1,
    snippet: `A lease, ${at + 1}.`,
    inSnippet: { start: 2, end: 7 },
    boxes: [],
    span: { start: 2, end: 7 },
  }),
);
const found = { file, pages: hits.slice(0, 3), pageCount: TOTAL };

let asked: string[];

beforeEach(() => {
  signIn();
  asked = [];
  vi.stubGlobal('fetch', async (requestUrl: string) => {
    const { pathname, searchParams } = new URL(requestUrl, 'http://localhost');
    asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('q')} ${searchParams.get('from')}`);
    const from = Number(searchParams.get('from'));
    const limit = Number(searchParams.get('limit'));
    return jsonAnswer(200, { items: hits.slice(from, from + limit), from, limit, total: TOTAL });
  });
});

test('a page is called by what is printed on it', async () => {
  const [hit = hits[0] as PageHit] = hits;
  const pages = [{ ...hit, page: 105, label: '102' }, hit];
  await renderPage('/files', () => (
    <FoundFile found={{ file, pages, pageCount: 2 }} words="lease" path={undefined} />
  ));
  expect(
    screen
      .getAllByRole('link')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^p\. 102 · PDF 105A lease/), expect.stringMatching(/^PDF 1A lease/)]);
});

test('what a saved page is does not stand before each of them', async () => {
  const word = makeFile({ name: 'lease.docx', type: 'DOCX', pageKind: 'saved' });
  await renderPage('/files', () => (
    <FoundFile found={{ file: word, pages: hits.slice(1, 2), pageCount: 1 }} words="lease" path={undefined} />
  ));
  expect(screen.getAllByRole('link').at(-1)?.textContent).toMatch(/^p\. 2A lease/);
});

test('all pages of a file that was found can be unfolded, part by part', async () => {
  await renderPage('/files', () => <FoundFile found={found} words='"a lease"' path={undefined} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1 + 3);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show 67 more pages' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 17 more pages' }));
  await screen.findByText(/, 70\./);
  expect(screen.getAllByRole('listitem')).toHaveLength(1 + TOTAL);
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([`${file._id} "a lease" 3`, `${file._id} "a lease" 53`]);
});
