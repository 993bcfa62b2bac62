import { expect, test } from 'vitest';
import { inspectClaims } from './inspect-claims.ts';
import type { ShownClaim } from './shown-answer.ts';

const PAGE =
  'The Supplier of the Products shall\ndeliver the goods within 30 days.\nPayment is due on receipt.\nGoods and prices\n';
const HINDI = 'आपूर्तिकर्ता 30 दिनों के भीतर माल की आपूर्ति करेगा। भुगतान प्राप्ति पर देय है।';

function claimOf(text: string, page = PAGE): ShownClaim {
  const start = Math.max(0, page.replace(/\s/gu, ' ').indexOf(text.replace(/…/gu, '').trim()));
  return { text, pages: [1], citations: [{ page: 1, start, end: start + text.length, quote: text }] };
}

function faultsOf(claims: readonly ShownClaim[], language = 'en', page = PAGE) {
  const shown = { kind: 'answer' as const, lead: claims[0], own: claims, further: [] };
  return inspectClaims(shown, language, () => page).map(({ fault }) => fault);
}

test('whole sentences and rows have no fault', () => {
  const claims = [
    'The Supplier of the Products shall deliver the goods within 30 days.',
    'Payment is due on receipt.',
    'Revenue: $ 12',
  ];
  expect(faultsOf(claims.map((text) => claimOf(text)))).toEqual([]);
  expect(faultsOf([claimOf('Revenue $ 12 (2016) 13 (2015)')])).toEqual([]);
  expect(faultsOf([claimOf('भुगतान प्राप्ति पर देय है।', HINDI)], 'hi', HINDI)).toEqual([]);
});

test('lines of a table are not cut where the next begins', () => {
  const table =
    'The following services are offered to everybody in the place:\nsmtp mail service\nimap other mail service\n';
  expect(faultsOf([claimOf('smtp mail service', table)], 'es', table)).toEqual(['empty']);
  const note = 'The editor starts in this mode.1 and\nso on';
  expect(faultsOf([claimOf('The editor starts in this mode.1', note)], 'en', note)).toEqual([]);
});

test('what is said twice is found, whole or in part', () => {
  const payment = claimOf('Payment is due on receipt.');
  expect(faultsOf([payment, { ...payment, text: 'PAYMENT is due on receipt' }])).toEqual(['twice']);
  expect(faultsOf([payment, { ...payment, text: 'So: Payment is due on receipt.' }])).toEqual(['twice']);
});

test.each(['Goods and prices', 'Goods and prices . . . . . . . 12', '6.3 Goods and prices'])(
  '%j says nothing',
  (text) => {
    expect(faultsOf([claimOf(text)])).toEqual(['empty']);
  },
);

test.each([
  'Our system traces the inner loop exactly as the naive version.',
  'Then, for each possible configuration we compute an ugliness score.',
  'The addition of such two intervals forms an octave.',
  'The ACA ties a portion of the reimbursement to the rating.',
])('%j has a verb that no list knows', (text) => {
  expect(faultsOf([claimOf(text)])).toEqual([]);
});

test.each([
  'A chord containing only the root and the fifth.',
  'The singing of several syllables on a single note.',
  'Especially the second movement of all the symphonies and half a suite.',
])('%j has none', (text) => {
  expect(faultsOf([claimOf(text)])).toEqual(['empty']);
});

test('the stop of an Arabic sentence stands before the number that ends it', () => {
  const page = 'تأسست أول بورصة وارسو في عام .1817 تم إعادة تأسيسها في أبريل بعد ذلك.';
  for (const text of ['تأسست أول بورصة وارسو في عام .1817', 'تم إعادة تأسيسها في أبريل بعد ذلك.'])
    expect(faultsOf([claimOf(text, page)], 'ar', page)).toEqual([]);
});

test('in other languages a statement has four words and ends like a sentence', () => {
  expect(faultsOf([claimOf('Die Ware wird rasch geliefert.')], 'de')).toEqual([]);
  expect(faultsOf([claimOf('Lieferung der Ware und Preise')], 'de')).toEqual(['empty']);
  expect(faultsOf([claimOf('die Ware wird von uns rasch und ohne Kosten geliefert;')], 'de')).toEqual([]);
  expect(faultsOf([claimOf('rasche Lieferung der Ware;')], 'de')).toEqual(['empty']);
  expect(faultsOf([claimOf('商品は三十日以内に引き渡す。')], 'ja')).toEqual([]);
  expect(faultsOf([claimOf('商品の引渡し')], 'ja')).toEqual(['empty']);
});

test('a sentence cut at either end is found unless an ellipsis says so', () => {
  expect(faultsOf([claimOf('The Supplier of the Products shall')])).toEqual(['cut']);
  expect(faultsOf([claimOf('deliver the goods within 30 days.')])).toEqual(['cut']);
  const hyphens = 'Employee share-based taxes (net) are\npaid by the com-\npany in cash.';
  expect(faultsOf([claimOf('Employee share-based taxes (net) are', hyphens)], 'en', hyphens)).toEqual([
    'cut',
  ]);
  expect(faultsOf([claimOf('taxes (net) are paid by the company in cash.', hyphens)], 'en', hyphens)).toEqual(
    ['cut'],
  );
  expect(faultsOf([claimOf('The Supplier of the Products shall …')])).toEqual([]);
  expect(faultsOf([claimOf('… deliver the goods within 30 days.')])).toEqual([]);
  expect(faultsOf([claimOf('30 दिनों के भीतर माल की आपूर्ति करेगा।', HINDI)], 'hi', HINDI)).toEqual(['cut']);
});

test('neither a letter of a list nor a Latin name in another script goes on with the line before', () => {
  const list = 'The officers of the company have evaluated the controls; and\nd) Disclosed all changes.\n';
  expect(faultsOf([claimOf('d) Disclosed all changes.', list)], 'en', list)).toEqual([]);
  const page = 'PAM profiles to enable are shown in this line\nlibpam を使うと設定が自動的に適用されます。';
  const text = 'libpam を使うと設定が自動的に適用されます。';
  expect(faultsOf([claimOf(text, page)], 'ja', page)).toEqual([]);
});
