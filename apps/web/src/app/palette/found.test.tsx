import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFound } from '#app/palette/found.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

function Field() {
  const [query, setQuery] = useState('');
  const { files } = useFound(query);
  return (
    <>
      <input aria-label="Name" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <ul>
        {files.map(({ file, folder }) => (
          <li key={file._id}>
            {folder} / {file.name}
          </li>
        ))}
      </ul>
    </>
  );
}

test('files are found by one query of the whole library; further typing calls it off', async () => {
  const asked: string[] = [];
  const ended: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const path = url.replace(/^.*\/api\/v2/, '');
    if (path.startsWith('/history/')) return jsonAnswer(200, { items: [], page: 1, limit: 100, total: 0 });
    asked.push(path);
    const words = new URL(url, 'http://recto.test').searchParams.get('q');
    if (words === 'rep')
      return new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => {
          ended.push(words);
          reject(signal.reason);
        }),
      );
    const items = words === 'report' ? [{ file: makeFile({ name: 'report.pdf' }), folder: 'Contracts' }] : [];
    return jsonAnswer(200, { items, page: 1, limit: 20, total: items.length });
  });
  await renderPage('/', Field);
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'rep' } });
  await waitFor(() => expect(asked.at(-1)).toContain('q=rep'));
  fireEvent.change(field, { target: { value: 'report' } });
  expect(await screen.findByText('Contracts / report.pdf')).toBeTruthy();
  expect(ended).toEqual(['rep']);
  expect(asked.map((path) => path.split('?')[0])).toEqual(Array(3).fill('/files/by-name'));
});
