import type { KeyTerm } from '@recto/contract/key-terms';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useTermLink } from '#features/chat/use-term-link.ts';
import { termUrl } from '#shared/key-terms/term-place.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

const file = makeFile({ pages: 9 });
const LAW: KeyTerm = {
  key: 'governingLaw',
  label: 'Governing law',
  group: 'law',
  state: 'found',
  text: 'Portugal',
  value: { type: 'choice', choice: 'Portugal' },
  citations: [{ fileId: file._id, page: 7, span: { start: 0, end: 9 }, quote: 'Portugal', boxes: [] }],
};

test('an address that names a term is followed once, and its page takes the place of the term', async () => {
  vi.stubGlobal('fetch', async () =>
    jsonAnswer(200, { status: 'complete', documentKind: 'contract', terms: [LAW] }),
  );
  const followed: number[] = [];
  const { place } = await renderPage(termUrl(file._id, LAW.key), () => {
    const [shown, setShown] = useState<PageAnchor>();
    const navigate = useNavigate();
    useTermLink(file, (to) => {
      followed.push(to.page);
      setShown(to);
      void navigate(`/chat?file=${file._id}&page=${to.page}`, { replace: true });
    });
    return <p>{`page ${shown?.page}`}</p>;
  });
  expect(await screen.findByText('page 7')).toBeTruthy();
  await waitFor(() => expect(place()).toBe(`/chat?file=${file._id}&page=7`));
  expect(followed).toEqual([7]);
});
