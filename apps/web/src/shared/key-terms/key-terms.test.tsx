import type { KeyTerm, KeyTerms as KeyTermsAnswer } from '@recto/contract/key-terms';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figuresAsTable, sayPrevious } from '#shared/key-terms/figure-text.ts';
import { isPhrase, termsAsTable } from '#shared/key-terms/contract-term-text.ts';
import KeyTerms from '#shared/key-terms/key-terms.tsx';
import { placeOf } from '#shared/key-terms/term-place.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

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

const nameOf = (page: number) => `p. ${page}`;

async function open(
  terms: readonly KeyTerm[],
  documentKind: KeyTermsAnswer['documentKind'] = 'report',
  place?: PageAnchor,
) {
  vi.stubGlobal('fetch', async () => jsonAnswer(200, { status: 'complete', documentKind, terms }));
  const [onChoose, onAsk] = [vi.fn(), vi.fn()];
  const props = { file, place, nameOf, onChoose, onAsk };
  await renderPage('/', () => <KeyTerms {...props} />);
  return { onChoose, onAsk };
}

test('each figure stands with its year, the year before and its page, and leads there', async () => {
  const { onChoose } = await open([REVENUE, AUDITOR, ASSETS]);
  const region = within(await screen.findByRole('region', { name: 'Key figures' }));
  const revenue = region.getByRole('button', { name: /^Total revenue/ });
  expect(revenue.textContent).toBe('Total revenuePDF 36$195,929 million· fiscal 20212020: $166,761 million');
  fireEvent.click(revenue);
  expect(onChoose).toHaveBeenCalledWith(REVENUE, {
    name: 'revenue',
    page: 36,
    span: { start: 4, end: 20 },
    boxes: [],
    isEvidence: true,
  });
  expect(region.getByRole('button', { name: /^Auditor/ }).textContent).toContain('likely');
  expect(region.getByText('Not found: total assets')).toBeTruthy();
});

test('a figure that is only likely is told apart by its page, too, and arrows walk from figure to figure', async () => {
  await open([REVENUE, AUDITOR]);
  const region = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(region.getByText('2 found, 1 of them likely')).toBeTruthy();
  const chip = (page: string) => region.getByText(page).className;
  expect(chip('PDF 36')).toContain('bg-chip');
  // Yellow is what is sure.
  expect(chip('PDF 34')).toContain('border-dashed');
  expect(chip('PDF 34')).not.toContain('bg-chip');
  const revenue = region.getByRole('button', { name: /^Total revenue/ });
  revenue.focus();
  fireEvent.keyDown(revenue, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(region.getByRole('button', { name: /^Auditor/ }));
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

test('what may be there is not said to be missing', async () => {
  const unclear = { ...INSURANCE, key: 'auditRights', label: 'Audit rights', isUnclear: true as const };
  await open([...TERMS, unclear], 'contract');
  const lines = await screen.findAllByRole('button', { name: /^No clause found|^Not clear/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Not clear from the words: audit rights1',
    'No clause found: insurance1',
  ]);
});

test('a spreadsheet takes the copied figures as rows, with how sure they are', () => {
  expect(figuresAsTable([REVENUE, AUDITOR], nameOf).split('\n')).toEqual([
    'Figure\tValue\tYear\tYear before\tPage\tSureness',
    'Total revenue\t$195,929 million\t2021\t2020: $166,761 million\tp. 36\tfound',
    'Auditor\tKPMG LLP\t\t\tp. 34\tlikely',
  ]);
});

const PARTIES: KeyTerm = {
  key: 'parties',
  label: 'Parties',
  group: 'parties',
  state: 'found',
  text: 'Fern Ltd and Oak Inc',
  value: { type: 'names', names: [{ name: 'Fern Ltd', shortName: 'Customer' }, { name: 'Oak Inc' }] },
  citations: [cite(1)],
};
const LAW: KeyTerm = {
  ...PARTIES,
  key: 'governingLaw',
  label: 'Governing law',
  group: 'law',
  text: 'Portugal',
  value: { type: 'choice', choice: 'Portugal' },
  citations: [cite(9)],
};
const AUDIT: KeyTerm = {
  ...PARTIES,
  key: 'auditRights',
  label: 'Audit',
  group: 'rights',
  state: 'likely',
  text: 'The Customer may audit\nthe books.',
  value: { type: 'yesNo', yes: true },
  citations: [{ ...cite(7), quote: 'The Customer may audit the books.' }],
};
const INSURANCE: KeyTerm = { ...ASSETS, key: 'insurance', label: 'Insurance', group: 'money' };
const TERMS = [PARTIES, AUDIT, LAW, INSURANCE];

test('terms of a contract stand in their groups, what is likely apart, and each leads to its clause', async () => {
  const { onChoose } = await open(TERMS, 'contract');
  const region = within(await screen.findByRole('region', { name: 'Key terms' }));
  expect(region.getByText('3 found, 1 of them likely')).toBeTruthy();
  expect(region.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Parties',
    'Rights',
    'Law',
  ]);
  const rows = ['CustomerFern Ltd', 'PartyOak Inc', 'Audit likelyThe Customer may audit\nthe books.'];
  const shown = region.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  for (const row of rows) expect(shown.some((text) => text.startsWith(row))).toBe(true);
  fireEvent.click(region.getByRole('button', { name: /^Audit/ }));
  expect(onChoose).toHaveBeenCalledWith(AUDIT, expect.objectContaining({ page: 7, isClose: true }));
  const law = region.getByRole('button', { name: /^Governing law/ });
  law.focus();
  fireEvent.keyDown(law, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(region.getByRole('button', { name: /^Audit/ }));
});

test('of terms in one sentence only the one that was chosen is told as such', async () => {
  const licence = { ...LAW, key: 'licenseGrant', label: 'Licence' };
  await open([LAW, licence], 'contract', placeOf(licence) ?? undefined);
  const chosen = (await screen.findAllByRole('button')).filter((row) => row.hasAttribute('aria-current'));
  expect(chosen.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Licence/u)]);
});

test('what was not found is one folded line, and can be asked for', async () => {
  const { onAsk } = await open(TERMS, 'contract');
  fireEvent.click(await screen.findByRole('button', { name: /^No clause found/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask: Is there a clause on insurance?' }));
  expect(onAsk).toHaveBeenCalledWith('Is there a clause on insurance?');
});

test('what may be there is not said to be missing', async () => {
  const unclear = { ...INSURANCE, key: 'auditRights', label: 'Audit rights', isUnclear: true as const };
  await open([...TERMS, unclear], 'contract');
  const lines = await screen.findAllByRole('button', { name: /^No clause found|^Not clear/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Not clear from the words: audit rights1',
    'No clause found: insurance1',
  ]);
});

test('a spreadsheet takes the copied terms with how sure they are', () => {
  expect(termsAsTable(TERMS, nameOf).split('\n')).toEqual([
    'Term\tValue\tPage\tSureness',
    'Customer\tFern Ltd\tp. 1\tfound',
    'Party\tOak Inc\tp. 1\tfound',
    'Audit\tThe Customer may audit the books.\tp. 7\tlikely',
    'Governing law\tPortugal\tp. 9\tfound',
  ]);
});

test('a phrase is told from the sentence that it stands for', () => {
  const quote = 'Liability shall not ex-\nceed the fees of a year.';
  const cap = { ...AUDIT, value: { type: 'text' } as const, citations: [{ ...cite(3), quote }] };
  expect(isPhrase({ ...cap, text: 'Liability shall not exceed the fees of a year.' })).toBe(false);
  expect(isPhrase({ ...cap, text: 'the fees of a year' })).toBe(true);
  expect([LAW, PARTIES, AUDIT, INSURANCE].map(isPhrase)).toEqual([true, true, false, false]);
});
