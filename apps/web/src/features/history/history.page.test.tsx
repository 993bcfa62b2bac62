import type { HistoryEntry } from '@recto/contract/history';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeBatch } from '#testing/batch.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeLed, makeMeta } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './history.page.tsx';

beforeEach(signIn);

const QUESTION = makeMeta(makeAnswered({ fileId: 'file-a' }));

let called: URLSearchParams[] = [];
/** The entries whose template or question holds what is searched for. */
async function open(at: string, entries: readonly HistoryEntry[]) {
  called = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://recto.test');
    const [q, kind] = [searchParams.get('q') ?? '', searchParams.get('kind')];
    if (searchParams.get('limit') === '10') called.push(searchParams);
    const items = entries.filter(
      (entry) =>
        (kind === null || entry.kind === kind) &&
        (entry.kind === 'batch' ? entry.templateName : entry.question).includes(q),
    );
    return jsonAnswer(200, { items, page: 1, limit: 10, total: items.length });
  });
  return renderPage(at, Component);
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /Find a template/ });

test('what is typed is searched for by the server, stands in the address, and Escape empties it', async () => {
  const { place } = await open('/history?page=2', [QUESTION, makeBatch()]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  fireEvent.change(field(), { target: { value: ' Supplier ' } });
  await waitFor(() => expect(place()).toBe('/history?q=Supplier'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Supplier audit' })).toBeTruthy();
  expect(called.at(-1)?.get('q')).toBe('Supplier');
  await waitFor(() => expect(screen.getByText('Found: 1 batch, 0 questions')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Questions' }));
  await waitFor(() => expect(place()).toBe('/history?kind=question&q=Supplier'));
  fireEvent.keyDown(field(), { key: 'Escape' });
  await waitFor(() => expect(place()).toBe('/history?kind=question'));
  expect(field().value).toBe('');
});

test('Enter searches at once, "/" leads to the field, and a way back brings the words before', async () => {
  const { router, place } = await open('/history?q=Which', [QUESTION, makeBatch()]);
  expect(field().value).toBe('Which');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'audit' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(place()).toBe('/history?q=audit');
  await act(async () => router.navigate('/history?q=Which'));
  await waitFor(() => expect(field().value).toBe('Which'));
});

test('a search without a result says what is searched, and leads back to all', async () => {
  const { place } = await open('/history?q=nowhere', [QUESTION]);
  expect(await screen.findByRole('heading', { name: 'Nothing found for “nowhere”' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole history' }));
  await waitFor(() => expect(place()).toBe('/history'));
  expect(field().value).toBe('');
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('a question is listed with the pages that its answer stands on, also where passages only come close', async () => {
  const closest = makeAnswered({ _id: 'question-2', kind: 'closest', pages: [13, 105] });
  await open('/history', [makeMeta(makeLed()), makeMeta(closest)]);
  const [led, near] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(led).toMatch(/Answer found on Pages : p\. 102(?!p)/);
  expect(near).toContain('Closest passagesAnswer found on Pages : p. 11p. 102');
});

test('a batch that has ended opens as the matrix, a running one with how far it is', async () => {
  await open('/history', [
    makeBatch({ batchId: 'a', status: 'running' }),
    makeBatch({ batchId: 'b', templateName: 'Ended' }),
  ]);
  const links = await screen.findAllByRole('link', { name: /Supplier audit|Ended/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/batch?batch=a',
    '/batch-element?batch=b',
  ]);
});

test('a batch is listed with how far it is, and with what has failed', async () => {
  await open('/history', [
    makeBatch({ batchId: 'a', status: 'running', done: 214, eta: 170 }),
    makeBatch({ batchId: 'b', status: 'cancelled', done: 96, total: 168 }),
    makeBatch({ batchId: 'c', failed: 3 }),
    makeBatch({ batchId: 'd' }),
  ]);
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts[0]).toContain('about 3 minutes left · 214 of 600');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('36');
  expect(texts[1]).toContain('Cancelled at 96 of 168 · answers kept');
  expect(texts[2]).toContain('Complete · 3 answers failed');
  expect(texts[3]).not.toContain('failed');
});
