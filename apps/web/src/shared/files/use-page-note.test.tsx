import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { FileStatus } from '@recto/contract/library';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageNote } from '#shared/files/use-page-note.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { makeReport } from '#testing/report.ts';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

async function noteOf(page: Partial<ExtractionReport['pages'][number]>, status: FileStatus = 'complete') {
  const progress = status === 'processing' ? { page: 1, of: 2 } : null;
  const file = makeFile({ status, pages: 2, progress });
  const { pages, ...report } = makeReport(['text', 'text']);
  const [first, second] = pages;
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/documentDetail/')
      ? jsonAnswer(200, { ...file, report: { ...report, pages: [first, { ...second, ...page }] } })
      : jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 }),
  );
  await renderPage(`/chat?file=${file._id}&page=2`, () => {
    const note = usePageNote(file, 2);
    return <p role="note">{note ? `${note.text}${note.isDoubtful ? ' (doubtful)' : ''}` : 'none'}</p>;
  });
  return screen.getByRole('note');
}

test.each([
  [{ state: 'ocr' as const, confidence: 96 }, 'complete' as const, 'read by OCR, 96%'],
  [{ state: 'low' as const, confidence: 43 }, 'complete' as const, 'read by OCR, 43% (doubtful)'],
  [{ state: 'needs-ocr' as const }, 'processing' as const, 'being read'],
  [{ state: 'needs-ocr' as const }, 'complete' as const, 'not read (doubtful)'],
])('a scanned page says how it was read: %o of a file that is %s', async (page, status, text) => {
  const note = await noteOf(page, status);
  await waitFor(() => expect(note.textContent).toBe(text));
});
