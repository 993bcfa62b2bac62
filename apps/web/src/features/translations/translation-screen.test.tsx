import type { TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translationOptions } from '#shared/translations/queries.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { TranslationScreen } from './translation-screen.tsx';

const RUNNING: TranslationDetails = {
  _id: 'translation-1',
  fileId: null,
  name: 'The customer pays.',
  source: 'en',
  target: 'de',
  provider: 'none',
  status: 'running',
  done: 0,
  total: 1,
  eta: null,
  pages: 1,
  createdAt: '2026-11-26T10:00:00.000Z',
  counts: {
    fromMemory: 0,
    untranslated: 0,
    openPoints: 0,
    checks: 0,
    checksFailed: 0,
    terms: 0,
    termsUsed: 0,
    termsNotApplied: 0,
  },
};
const OPEN: TranslationSegment = {
  index: 0,
  page: 1,
  kind: 'paragraph',
  block: 0,
  source: 'The customer pays.',
  target: '',
  done: false,
  fromMemory: false,
  terms: [],
  checks: [],
  corrected: false,
  confirmed: false,
};

beforeEach(() => void signIn());
afterEach(() => void vi.unstubAllGlobals());

test('the sentences are read anew once the translation is over, when no news of its end has come', async () => {
  let isOver = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/segments'))
      return jsonAnswer(200, {
        items: [isOver ? { ...OPEN, done: true, target: 'Der Kunde zahlt.' } : OPEN],
        page: 1,
        limit: 100,
        total: 1,
      });
    if (url.endsWith('/translate/translation-1'))
      return jsonAnswer(200, isOver ? { ...RUNNING, status: 'complete', done: 1 } : RUNNING);
    return jsonAnswer(200, {});
  });
  const { client } = await renderPage('/translate', () => <TranslationScreen id="translation-1" page={1} />);
  expect(await screen.findByRole('button', { name: 'The customer pays.' })).toBeTruthy();
  isOver = true;
  // As the screen does by itself every few seconds while a translation runs.
  await act(() => client.refetchQueries({ ...translationOptions('translation-1'), exact: true }));
  expect(await screen.findByRole('button', { name: 'Der Kunde zahlt.' })).toBeTruthy();
});
