import type { FileItem } from '@recto/contract/library';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { makeReport } from '#testing/report.ts';
import { signIn } from '#testing/signed-in.ts';
import { ReprocessBar } from './reprocess-bar.tsx';

beforeEach(signIn);

const file = makeFile({ _id: 'f1' });
const report = makeReport(['text', 'ocr', 'low', 'needs-ocr']);

const INSTALLATION = {
  productName: 'Recto',
  signup: 'open',
  sso: false,
  chatWidgetSrc: null,
  payments: 'none',
  plansEnforced: false,
  translation: null,
  notice: null,
  ocrLanguages: ['en', 'pl'],
  outsideAllowed: true,
  model: null,
};

async function open(item: FileItem, of = report) {
  const sent: [url: string, body: string][] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url.endsWith('/config')) return jsonAnswer(200, INSTALLATION);
    sent.push([url, String(request?.body)]);
    return jsonAnswer(202, { ...item, status: 'waiting' });
  });
  await renderPage('/', () => <ReprocessBar file={item} report={of} />);
  return sent;
}
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

test('a scan is read again in the language that is chosen, and only when that is asked for', async () => {
  const sent = await open(file);
  expect(screen.getByText('3 scanned pages')).toBeTruthy();
  expect(button('Read again').disabled).toBe(true);
  const choice = screen.getByRole('combobox', { name: 'Read again in another language' });
  // Its data are not there.
  const russian = screen.getByRole<HTMLOptionElement>('option', { name: 'Russian' });
  await waitFor(() => expect(russian.disabled).toBe(true));
  fireEvent.change(choice, { target: { value: 'pl' } });
  expect(screen.getByText(/^The file is read anew as Polish\./)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(button('Read again'));
  await waitFor(() => expect(sent).toEqual([[expect.stringContaining('/files/f1/reread'), '{"lang":"pl"}']]));
});

test('what the plan left unread can be tried again', async () => {
  const sent = await open({ ...file, error_code: 'plan.ocr' });
  expect(screen.getByText('Your plan has no more files for OCR this month.')).toBeTruthy();
  fireEvent.click(button('Retry'));
  await waitFor(() => expect(sent[0]?.[0]).toContain('/files/f1/retry'));
});

test.each([
  ['without scanned pages', file, makeReport(['text', 'blank'])],
  ['that is being read', { ...file, status: 'processing' as const }, report],
])('a file %s offers none of it', async (_name, item, of) => {
  await open(item, of);
  expect(screen.queryByRole('button')).toBeNull();
});
