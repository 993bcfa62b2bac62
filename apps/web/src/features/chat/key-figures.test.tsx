import type { KeyTerm } from '@recto/contract/key-terms';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figuresAsTable, sayPrevious } from '#features/chat/key-figure-text.ts';
import { KeyFigures } from '#features/chat/key-figures.tsx';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';

const file = makeFile({ pages: 90 });
const cite = (page: number) => ({
  fileId: file._id,
  page,
  span: { start: 4, end: 20 },
  quote: 'as printed',
  boxes: [],
});
const amount = (value: number, period: string) =>
  ({ type: 'amount', value, currency: '$', scale: 'million', period }) as const;

const REVENUE: KeyTerm = {
  key: 'revenue',
  label: 'Total revenue',
  group: 'figures',
  state: 'found',
  text: '$195,929 million',
  value: amount(195_929_000_000, 'August 29, 2021'),
  previous: amount(166_761_000_000, 'August 30, 2020'),
  citations: [cite(36)],
};
const AUDITOR: KeyTerm = {
  key: 'auditor',
  label: 'Auditor',
  group: 'figures',
  state: 'likely',
  text: 'KPMG LLP',
  value: { type: 'names', names: [{ name: 'KPMG LLP' }] },
  citations: [cite(34)],
};
const ASSETS: KeyTerm = {
  ...AUDITOR,
  key: 'totalAssets',
  label: 'Total assets',
  state: 'none',
  text: '',
  value: null,
  citations: [],
};

async function open(terms: readonly KeyTerm[], documentKind: 'report' | null = 'report') {
  vi.stubGlobal('fetch', async () => jsonAnswer(200, { status: 'complete', documentKind, terms }));
  const onChoose = vi.fn();
  const props = { file, place: undefined, nameOf: (page: number) => `p. ${page}`, onChoose };
  await renderPage('/', () => <KeyFigures {...props} />);
  return onChoose;
}

test('each figure stands with its year, the year before and its page, and leads there', async () => {
  const onChoose = await open([REVENUE, AUDITOR, ASSETS]);
  const region = within(await screen.findByRole('region', { name: 'Key figures' }));
  const revenue = region.getByRole('button', { name: /^Total revenue/ });
  expect(revenue.textContent).toBe('Total revenuePDF 36$195,929 million· fiscal 20212020: $166,761 million');
  fireEvent.click(revenue);
  expect(onChoose).toHaveBeenCalledWith({
    page: 36,
    span: { start: 4, end: 20 },
    boxes: [],
    isEvidence: true,
  });
  expect(region.getByRole('button', { name: /^Auditor/ }).textContent).toContain('likely');
  expect(region.getByText('Not found: total assets')).toBeTruthy();
});

test('nothing stands there for a document of another kind', async () => {
  await open([], null);
  expect(screen.queryByText('Key figures')).toBeNull();
});

test('losses and amounts a share are told as reports print them', () => {
  expect(sayPrevious(amount(-212_017_000_000, '2015'))).toBe('2015: ($212,017) million');
  expect(sayPrevious({ type: 'amount', value: 9.1, currency: '$', unit: 'per share', period: '2020' })).toBe(
    '2020: $9.10',
  );
  expect(sayPrevious({ type: 'amount', value: 288_000, unit: 'people' })).toBeNull();
});

test('a spreadsheet takes the copied figures as rows', () => {
  expect(figuresAsTable([REVENUE, AUDITOR], (page) => `p. ${page}`).split('\n')).toEqual([
    'Figure\tValue\tYear\tYear before\tPage',
    'Total revenue\t$195,929 million\t2021\t2020: $166,761 million\tp. 36',
    'Auditor\tKPMG LLP\t\t\tp. 34',
  ]);
});
