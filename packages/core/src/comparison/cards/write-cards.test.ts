import { describe, expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import { buildRows, compare, listChanges } from '#comparison/index.ts';
import { toPages } from '#comparison/testing.ts';
import { cardText } from './card.ts';
import { writeCards } from './write-cards.ts';

function cardsOf(left: readonly Page[], right: readonly Page[], language = 'en') {
  const comparison = compare(left, right);
  const changes = listChanges(comparison, buildRows(comparison), language);
  return [...writeCards(comparison, changes, language).values()];
}
const sentencesOf = (left: string, right: string, language?: string) =>
  cardsOf(toPages(left), toPages(right), language).map(cardText);

describe('a figure has the noun to which it belongs', () => {
  test.each([
    ['The yearly licence fee is', '$5,000.', '$7,500.', 'Yearly licence fee: $5,000 → $7,500'],
    [
      'The Tenant shall pay a deposit of',
      '£900 per month.',
      '£950 per month.',
      'Deposit: £900 → £950 per month',
    ],
    ['It ends on notice of not less than', '30 days.', '60 days.', 'Notice period: 30 days → 60 days'],
    [
      'He may give at least',
      "six months' written notice.",
      "nine months' written notice.",
      "Notice period: six months' → nine months'",
    ],
    ['It is used by up to', '20 Named Users.', '25 Named Users.', 'Named Users: 20 → 25'],
    [
      'It is repaid on',
      '1 May 2025 (the "Maturity Date").',
      '1 May 2027 (the "Maturity Date").',
      'Maturity Date: 1 May 2025 → 1 May 2027',
    ],
  ])('%s %s', (before, old, now, card) => {
    expect(sentencesOf(`${before} ${old}`, `${before} ${now}`)).toEqual([card]);
  });
});

describe('no noun is named to which a figure may not belong', () => {
  test.each([
    ['Interest on the outstanding principal accrues at a rate of', '7 %.', '6 %.', '7 % → 6 %'],
    ['It repairs defects at its own cost within', '10 days.', '20 days.', '10 days → 20 days'],
    [
      'It cures the breach within',
      '10 days of written notice.',
      '20 days of written notice.',
      '10 days → 20 days',
    ],
    ['It is delivered within', '5 Business Days.', '9 Business Days.', '5 Business Days → 9 Business Days'],
    ['Its office is at', '51 Bond Gardens.', '57 Bond Gardens.', '51 Bond Gardens → 57 Bond Gardens'],
    ['The fee is payable to the agent, who receives', '$10.', '$20.', '$10 → $20'],
    ['The Lessee shall hold the premises and pay', '$10.', '$20.', '$10 → $20'],
  ])('%s %s', (before, old, now, card) => {
    expect(sentencesOf(`${before} ${old}`, `${before} ${now}`)).toEqual([card]);
  });

  test('the heading of the clause stands where no noun is sure', () => {
    const clause = (days: number) => `4. Repairs\n\nThe Lessor mends what is broken in ${days} days.`;
    expect(sentencesOf(clause(10), clause(20))).toEqual(['Repairs (clause 4): 10 days → 20 days']);
  });
});

test('words are told as they are, with those behind them', () => {
  expect(
    sentencesOf(
      '2. Audit\n\nThe Customer may inspect the books.',
      '2. Audit\n\nThe Customer may not inspect the books.',
    ),
  ).toEqual(['Audit (clause 2): “may” → “may not” inspect the books']);
  expect(
    sentencesOf('1. Seat\n\nIt pays Acme Tools Ltd at once.', '1. Seat\n\nIt pays Acme Works Ltd at once.'),
  ).toEqual(['Seat (clause 1): “Acme Tools Ltd” → “Acme Works Ltd” at once']);
});

test('the edits of one clause and kind are one card, in however many of its paragraphs', () => {
  const clause = (one: string, other: string) =>
    `1. Fees\n\nThe setup fee is ${one}, due at the start.\n\nThe monthly fee is ${other}, due in advance.\n\n2. Law\n\nThe law of Kenya applies.`;
  expect(sentencesOf(clause('$100', '$20'), clause('$150', '$30'))).toEqual([
    'Setup fee (clause 1): $100 → $150; Monthly fee: $20 → $30',
  ]);
});

test('a clause that went takes its paragraphs with it, and those that were renumbered by it are one card', () => {
  const law = (at: number) => `${at}. Law\n\n${at}.1 The law of Kenya applies to this contract.`;
  const costs = (at: number) => `${at}. Costs\n\n${at}.1 Each party bears its own costs of the contract.`;
  const audit = '1. Audit\n\n1.1 The Customer may audit the books.\n\n1.2 It does so at its own cost.';
  expect(sentencesOf([audit, law(2), costs(3)].join('\n\n'), [law(1), costs(2)].join('\n\n'))).toEqual([
    'Audit removed (clause 1)',
    'Renumbered: 2 clauses (2 → 1, 3 → 2)',
  ]);
});

test('a language of which no nouns are known has its headings and its own words', () => {
  const clause = (fee: string, days: number) =>
    `§ 2 Vergütung\n\nDie monatliche Gebühr beträgt ${fee} und ist binnen ${days} Tagen zu zahlen.`;
  expect(sentencesOf(clause('1.200 Euro', 30), clause('1.350 Euro', 30), 'de')).toEqual([
    'Vergütung (§ 2): 1.200 Euro → 1.350 Euro',
  ]);
  expect(sentencesOf(clause('1.200 Euro', 30), clause('1.200 Euro', 14), 'de')).toEqual([
    'Vergütung (§ 2): 30 Tagen → 14 Tagen',
  ]);
  expect(sentencesOf('保证期为十二个月。', '保证期为十八个月。', 'zh')).toEqual(['十二个月 → 十八个月']);
});

test('the parts of a card give its text, and what went and came has its role', () => {
  const [card] = cardsOf(toPages('The fee is $5.'), toPages('The fee is $7.'));
  expect(card).toEqual({
    subject: 'Fee',
    parts: [
      { text: 'Fee', role: 'subject' },
      { text: ': ' },
      { text: '$5', role: 'old' },
      { text: ' → ' },
      { text: '$7', role: 'new' },
    ],
  });
});

test('a table names a value by its row, and has the currency of its column', () => {
  const toTable = (rows: readonly (readonly string[])[]): Page => {
    let at = 0;
    const cells = rows.map((row) =>
      row.map((cell) => {
        const range = { start: at, end: at + cell.length };
        at = range.end + 1;
        return range;
      }),
    );
    const lines = rows.map((row) => ({ text: row.join('\t'), words: [] }));
    const block = { kind: 'table' as const, start: 0, end: at - 1, rows: cells, hasHeader: true as const };
    return { number: 1, width: 0, height: 0, state: 'text', lines, flow: { blocks: [block], changes: [] } };
  };
  const rows = [
    ['Fees, without VAT', 'Per', 'EUR'],
    ['Onboarding', 'once', '2,400'],
    ['Storage', 'month', '38'],
  ];
  const tableCards = (later: readonly (readonly string[])[]) =>
    cardsOf([toTable(rows)], [toTable(later)]).map(cardText);
  expect(tableCards(rows.with(2, ['Storage', 'month', '45']))).toEqual(['Storage (table): EUR 38 → EUR 45']);
  expect(tableCards([...rows, ['Training', 'day', '900']])).toEqual(['New: Training, EUR 900 (table)']);
});
