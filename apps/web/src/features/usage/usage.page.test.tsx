import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { answerCalls, makeUsage } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { toCsv } from './statistics-csv.ts';
import { Component } from './usage.page.tsx';

beforeEach(() => {
  signIn();
  vi.setSystemTime('2026-11-25T12:00:00.000Z');
  return () => vi.useRealTimers();
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const open = (answers: Parameters<typeof answerCalls>[0]) => {
  answerCalls(answers);
  return renderPage('/usage', Component);
};

test('each limit says what is left and when there is more; what is used up names the plan that has more', async () => {
  const used = { questions: 438, comparedFiles: 10, ocrFiles: 47, storedFiles: 214 };
  await open({ 'GET /usage': () => jsonAnswer(200, makeUsage('PRICE_ID_10', used)) });
  expect(await screen.findByText('November 1 to 30, day 25')).toBeTruthy();
  expect(card('Questions').getByText('312')).toBeTruthy();
  expect(card('Questions').getByText('left of 750')).toBeTruthy();
  expect(card('Questions').getByText('resets Dec 1')).toBeTruthy();
  expect(card('Questions').getByText('about 18 a day')).toBeTruthy();
  const compared = card('Files compared');
  expect(compared.getByText('Used up.').parentElement?.textContent).toBe(
    'Used up. New ones from Nov 27, or at once with Vatnage.',
  );
  expect(card('Files read by OCR').getByText('94 % used')).toBeTruthy();
  expect(card('Plan').getByText('Ascend')).toBeTruthy();
  const next = card('What Vatnage would give');
  expect(next.getByRole('row', { name: /^Questions 750 650/ })).toBeTruthy();
  expect(next.getByText('Two figures fall')).toBeTruthy();
  expect(next.getByText(/650 questions would last 37 days/)).toBeTruthy();
  expect(screen.getByText(/Statistics are part of Summit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

test('Summit has charts over time, and their export', async () => {
  const point = (at: string, questions: number) => ({
    at,
    files: 1,
    questions,
    comparisons: 0,
    translations: 0,
  });
  const points = [point('2026-11-03', 600), point('2026-11-19', 500)];
  await open({
    'GET /usage': () => jsonAnswer(200, makeUsage('PRICE_ID_150', { questions: 1_100 })),
    'GET /statistics': () => jsonAnswer(200, { points }),
  });
  expect(
    await screen.findByRole('img', { name: 'Questions by day: 1,100 in all, most on Nov 3: 600' }),
  ).toBeTruthy();
  expect(card('Questions').getByText('Used up on Nov 19.')).toBeTruthy();
  expect(screen.queryByText(/Statistics are part of Summit/)).toBeNull();
  const file = vi.fn((_: Blob) => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: file, revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(click).toHaveBeenCalledOnce();
  expect(file.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv;charset=utf-8' });
  expect(toCsv(points)).toBe(
    'at,files,questions,comparisons,translations\r\n2026-11-03,1,600,0,0\r\n2026-11-19,1,500,0,0\r\n',
  );
});

test('an account without plan limits sees what it has used', async () => {
  await open({
    'GET /usage': () => jsonAnswer(200, makeUsage('none', { questions: 12 })),
    'GET /statistics': () => jsonAnswer(403, { code: 'plan.feature' }, 'Statistics are part of Summit.'),
  });
  expect(await screen.findByText('No plan limits apply to your account.')).toBeTruthy();
  expect(card('Questions').getByText('asked, no limit')).toBeTruthy();
  expect(await screen.findByText(/The charts could not be loaded/)).toBeTruthy();
});

test('what could not be loaded is asked for again', async () => {
  let answer = jsonAnswer(400, { code: 'broken' }, 'It did not work.');
  await open({ 'GET /usage': () => answer });
  expect(await screen.findByText('It did not work.')).toBeTruthy();
  answer = jsonAnswer(200, makeUsage('FREE'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(card('Questions').getByText('left of 55')).toBeTruthy());
});
