import { describe, expect, test } from 'vitest';
import { findSection } from '#outline/find-section.ts';

const PAGE = [
  '2. Fees',
  '2.3 The Customer pays within thirty days.',
  '2.4 The Customer shall also bear the reasonable cost',
  'of services. It approves travel beforehand.',
  'Schedule',
  'Work is charged by the day.',
].join('\n');

const heading = (text: string, page: number, start: number, number?: string) => ({
  text,
  page,
  span: { start, end: start + text.length },
  ...(number !== undefined && { number }),
});

const FEES = heading('Fees', 1, 0, '2');
const at = (words: string, text = PAGE) => ({ page: 1, start: text.indexOf(words) });
const sectionOn = (text: string, words: string) => findSection([], text, at(words, text));

describe('a passage of a contract', () => {
  test('is called by the number of its clause and the heading above, wherever in the clause it begins', () => {
    for (const words of ['2.4 The', 'The Customer shall', 'It approves'])
      expect(findSection([FEES], PAGE, at(words))).toBe('2.4 · Fees');
    expect(findSection([FEES], PAGE, at('2.3'))).toBe('2.3 · Fees');
  });

  test('stands below a heading without a number, behind which no clause began', () => {
    const schedule = heading('Schedule', 1, PAGE.indexOf('Schedule'));
    expect(findSection([FEES, schedule], PAGE, at('Work is'))).toBe('Schedule');
  });

  test('does not stand below the heading of another part, though that is the last one that was seen', () => {
    const text = 'by the other party.\n20.3 Except for payments, neither party is liable.';
    const stale = heading('Warranty.', 0, 0, '13.1');
    expect(findSection([stale], text, at('20.3', text))).toBe('20.3');
    const outer = heading('General', 0, 0, '20');
    const inner = heading('Notices', 0, 9, '20.1');
    expect(findSection([outer, inner], text, at('20.3', text))).toBe('20.3 · General');
    const title = heading('Services Agreement', 0, 0);
    expect(findSection([title, stale], text, at('20.3', text))).toBe('20.3');
    expect(findSection([stale, title], text, at('20.3', text))).toBe('20.3 · Services Agreement');
  });

  test('has the title that its clause begins with', () => {
    const text = '20.3 Force Majeure. Except for payments, neither party is liable.\n8. Payments.\nXSP pays.';
    expect(findSection([FEES], text, at('Except', text))).toBe('20.3 · Force Majeure');
    expect(findSection([], text, at('XSP', text))).toBe('8 · Payments');
    expect(sectionOn('4. Term and Termination: this ends.', 'this')).toBe('4 · Term and Termination');
  });
});

describe('what is no clause', () => {
  test.each([
    ['a sentence behind a number', '12. The machine was delivered.\nIt runs.', 'It runs'],
    ['a row of a table', '3.2 Payables\t1,204\t998\nIt runs.', 'It runs'],
    ['an amount', 'It cost\n5.2 million euros.\nIt runs.', 'It runs'],
    ['a year', '2021. It was late.\nIt runs.', 'It runs'],
  ])('%s', (_, text, words) => {
    expect(sectionOn(text, words)).toBeUndefined();
  });
});

test('a heading that is a sentence names no part, but for the title that it begins with', () => {
  const long =
    'Subject to the rights of the other party in all that is licensed and in any part of it, of this';
  const below = { page: 1, start: 0 };
  expect(findSection([heading(long, 0, 0, '3.3')], 'Upon that', below)).toBeUndefined();
  expect(findSection([heading(`Tooling. ${long}`, 0, 0, '3.3')], 'Upon that', below)).toBe('3.3 · Tooling');
});

test('a heading has no stop', () => {
  const risk = heading('Disclosures About Market Risk.', 0, 0, 'Item 7A');
  expect(findSection([risk], 'We hedge.', { page: 1, start: 0 })).toBe(
    'Item 7A · Disclosures About Market Risk',
  );
});

test('headings of pages before hold until another comes', () => {
  const risks = heading('Risk Factors', 4, 30, 'Item 1A');
  const text = 'Our suppliers may fail.';
  expect(findSection([risks, heading('Properties', 30, 0)], text, { page: 17, start: 0 })).toBe(
    'Item 1A · Risk Factors',
  );
});
