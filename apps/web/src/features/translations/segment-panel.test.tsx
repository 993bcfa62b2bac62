import type { TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { TranslationScreen } from './translation-screen.tsx';

const TRANSLATION: TranslationDetails = {
  _id: 'translation-1',
  fileId: null,
  name: 'Terms.txt',
  source: 'en',
  target: 'de',
  provider: 'deepl',
  status: 'complete',
  done: 2,
  total: 2,
  eta: null,
  pages: 2,
  createdAt: '2026-11-26T10:00:00.000Z',
  counts: {
    fromMemory: 0,
    untranslated: 0,
    openPoints: 2,
    checks: 0,
    checksFailed: 0,
    terms: 1,
    termsUsed: 1,
    termsNotApplied: 1,
  },
};
const segmentOf = (index: number): TranslationSegment => ({
  index,
  page: index + 1,
  kind: 'paragraph',
  block: index,
  source: 'A service credit remains.',
  target: 'Eine Gutschrift verbleibt.',
  done: true,
  fromMemory: false,
  terms: [{ source: 'service credit', target: 'Servicegutschrift', start: 2, end: 16, applied: false }],
  checks: [],
  corrected: false,
  confirmed: false,
});

beforeEach(() => void signIn());
afterEach(() => void vi.unstubAllGlobals());

test('a term that is not applied is written into its sentence, and open points of all pages are listed', async () => {
  const segments = [segmentOf(0), segmentOf(1)];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/segments')) return jsonAnswer(200, TRANSLATION);
    const page = /filePage=(\d)/.exec(url)?.[1];
    const items = page ? segments.filter((one) => one.page === Number(page)) : segments;
    return jsonAnswer(200, { items, page: 1, limit: 100, total: items.length });
  });
  await renderPage('/translate', () => <TranslationScreen id="translation-1" page={1} />);
  const panel = within(await screen.findByRole('complementary', { name: 'Checks and corrections' }));
  fireEvent.click(await panel.findByRole('button', { name: 'Write “Servicegutschrift”' }));
  const field = await panel.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Translation of the sentence',
  });
  expect(field.value).toBe('Servicegutschrift Eine Gutschrift verbleibt.');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Servicegutschrift');
  expect(panel.getByText('0 of 1 applied')).toBeDefined();
  fireEvent.click(panel.getByRole('button', { name: 'List 2 open points' }));
  await panel.findByText('Page 2');
  expect(panel.getAllByRole('button', { name: 'Write “Servicegutschrift”' })).toHaveLength(2);
});
