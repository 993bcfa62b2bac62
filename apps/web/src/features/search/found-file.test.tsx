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

test('a long name of a page is whole in its title, and of a page of Word its number will do', async () => {
  const [hit] = hits;
  if (!hit) throw new Error('there is a hit');
  const label = 'Suppliers of the northern region, 2026';
  const sheet = { file: { ...file, pageKind: 'sheet' as const }, pages: [{ ...hit, label }], pageCount: 1 };
  const saved = { file: { ...file, pageKind: 'saved' as const }, pages: [hit], pageCount: 1 };
  await renderPage('/files', () =>
    [sheet, saved].map((found) => (
      <FoundFile key={found.file.pageKind} found={found} words="lease" path={undefined} />
    )),
  );
  expect(screen.getByText(label).title).toBe(label);
  expect(screen.getByText('p. 1').title).toBe('p. 1 (as last saved in Word)');
});

test('each page is named by the number printed on it, with where it lies, as in chips', async () => {
  const [first, second, third] = hits.map((hit, at) =>
    at === 1 ? hit : { ...hit, label: at === 0 ? 'iv' : '3' },
  );
  const pages = [first, second, third].filter((hit) => hit !== undefined);
  await renderPage('/files', () => (
    <FoundFile found={{ file, pages, pageCount: 3 }} words="lease" path={undefined} />
  ));
  const names = screen.getAllByRole('link', { name: /A lease/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['p. iv · PDF 1A lease, 1.', 'PDF 2A lease, 2.', 'p. 3A lease, 3.']);
});
