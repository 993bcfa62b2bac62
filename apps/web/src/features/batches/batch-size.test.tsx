import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { answerCalls, makeUsage } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { useBatchRoom } from './batch-room.ts';
import { BatchSize } from './batch-size.tsx';

async function open(files: number, questions: number, used: number) {
  signIn();
  answerCalls({
    'GET /usage': () => jsonAnswer(200, makeUsage('PRICE_ID_10', { questions: used })),
    'GET /qna/batch-estimate': () => jsonAnswer(200, { seconds: 240 }),
  });
  const Component = () => (
    <BatchSize files={files} questions={questions} room={useBatchRoom(files, questions)} />
  );
  await renderPage('/qna', Component);
}

test('a batch says what it takes, what is left and how long it lasts', async () => {
  await open(12, 4, 438);
  expect(await screen.findByText('312 of 750 left')).toBeTruthy();
  expect(screen.getByText('This batch is 48 questions')).toBeTruthy();
  expect(await screen.findByText('· about 4 minutes')).toBeTruthy();
  expect(screen.getByText('438 used')).toBeTruthy();
});

test('one that is too large says by how much, and what can be done', async () => {
  await open(16, 20, 438);
  expect(await screen.findByText('8 more than the 312 of 750 left')).toBeTruthy();
  expect(screen.getByText('8 too many')).toBeTruthy();
  expect(screen.getByText(/^Take out 1 file, wait for Dec 1, or/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'see the plans' }).getAttribute('href')).toBe('/subscribe');
});

test('a plan limits the files of one batch', async () => {
  await open(51, 1, 0);
  expect(await screen.findByText(/^Your plan allows 50 files in one batch/)).toBeTruthy();
});
