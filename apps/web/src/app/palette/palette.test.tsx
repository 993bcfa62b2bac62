import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Palette from '#app/palette/palette.tsx';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

/** Answers a search by name only when told. */
function holdFiles() {
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://recto.test');
    const empty = { items: [], page: 1, limit: 20, total: 0 };
    if (!pathname.endsWith('/files/by-name')) return jsonAnswer(200, empty);
    return searchParams.get('q') === 'hi' ? held.promise : jsonAnswer(200, empty);
  });
  const items = [{ file: makeFile({ name: 'hiring plan.pdf' }), folder: 'Contracts' }];
  return () => act(() => held.resolve(jsonAnswer(200, { items, page: 1, limit: 20, total: 1 })));
}

const filesAreThere = () =>
  waitFor(() => expect(screen.getByRole('listbox').textContent).toContain('hiring plan.pdf'));
const selected = () => screen.getByRole('option', { selected: true });

async function typeInto() {
  await renderPage('/', Palette);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'hi' } });
  await waitFor(() => expect(selected().textContent).toContain('Search all documents'));
  return field;
}

test('files that come late take the selection while nobody has chosen a line', async () => {
  const answer = holdFiles();
  await typeInto();
  await answer();
  await filesAreThere();
  const [first] = screen.getAllByRole('option');
  await waitFor(() => expect(selected()).toBe(first));
});

test('files that come late leave a line alone that was chosen by key', async () => {
  const answer = holdFiles();
  const field = await typeInto();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const chosen = selected();
  expect(chosen.textContent).toContain('Ask a file about');
  await answer();
  await filesAreThere();
  expect(selected()).toBe(chosen);
});
