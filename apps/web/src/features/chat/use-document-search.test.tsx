import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDocumentSearch } from '#features/chat/use-document-search.ts';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { SearchBar } from '#ui/document-viewer/frame/search-bar.tsx';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', pages: 90 });
const hitOn = (page: number) => ({
  page,
  snippet: `the rent on ${page}`,
  inSnippet: { start: 4, end: 8 },
  boxes: [],
  span: { start: 0, end: 4 },
});

function Search() {
  const { workspace } = useChatWorkspace(file, () => undefined);
  const search = useDocumentSearch(workspace);
  return search.isOpen ? (
    <SearchBar search={search} isCompact={false} />
  ) : (
    <button type="button" onClick={search.onOpen}>
      Open
    </button>
  );
}

async function open(
  answer: (words: string, signal: AbortSignal) => Promise<Response>,
  Screen: ComponentType = Search,
) {
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const words = new URL(url, 'http://recto.test').searchParams.get('q');
    if (words !== null && signal) return answer(words, signal);
    return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
  });
  const page = await renderPage('/chat?file=file-1&page=20', Screen);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const field = screen.getByRole('textbox', { name: 'Search in the document' });
  return { ...page, field };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const isAt = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('a search begins where one is reading, and Enter walks on and back over all pages', async () => {
  const { field, place } = await open(async () =>
    jsonAnswer(200, { hits: [hitOn(3), hitOn(24), hitOn(24), hitOn(88)], total: 1_204 }),
  );
  type(field, 'rent');
  await isAt('2 of 1,204');
  await waitFor(() => expect(place()).toContain('page=24'));
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await isAt('4 of 1,204');
  await waitFor(() => expect(place()).toContain('page=88'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await isAt('1 of 1,204');
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  await isAt('4 of 1,204');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
});

test('further typing calls the running search off', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const { field } = await open(async (words, signal) => {
    begun.push(words);
    if (words === 'rental') return jsonAnswer(200, { hits: [], total: 0 });
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        ended.push(words);
        reject(signal.reason);
      }),
    );
  });
  type(field, 'rent');
  await waitFor(() => expect(begun).toEqual(['rent']));
  type(field, 'rental');
  await isAt('No hits');
  expect(ended).toEqual(['rent']);
});

test('pages that are read meanwhile add their hits, and nobody is turned away from where they read', async () => {
  let read = [3, 5];
  let isLater = false;
  function Live() {
    const [item, setItem] = useState(file);
    const { workspace } = useChatWorkspace(item, () => undefined);
    const search = useDocumentSearch(workspace);
    return (
      <>
        <button type="button" onClick={search.onOpen}>
          Open
        </button>
        <button type="button" onClick={() => workspace.reading.turnTo(9)}>
          Turn
        </button>
        <button type="button" onClick={() => setItem({ ...file, updatedAt: '2026-11-20T10:00:09.000Z' })}>
          Progress
        </button>
        {search.isOpen && <SearchBar search={search} isCompact={false} />}
      </>
    );
  }
  const { field, place } = await open(async () => {
    isLater ||= read.length > 2;
    return jsonAnswer(200, { hits: read.map(hitOn), total: read.length });
  }, Live);
  type(field, 'rent');
  await isAt('1 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }));
  read = [1, 3, 5];
  fireEvent.click(screen.getByRole('button', { name: 'Progress' }));
  await isAt('2 of 3');
  expect(isLater).toBe(true);
  expect(place()).toContain('page=9');
});

test('an address that names words looks for them at once, from the page that it names', async () => {
  vi.stubGlobal('fetch', async () =>
    jsonAnswer(200, { items: [], hits: [hitOn(3), hitOn(20)], page: 1, limit: 20, total: 2 }),
  );
  const { place } = await renderPage('/chat?file=file-1&page=20&words=rent', Search);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search in the document' });
  expect(field.value).toBe('rent');
  await isAt('2 of 2');
  expect(place()).toContain('page=20&words=rent');
});
