import { expect, test } from 'vitest';
import { readCell } from './read-cell.ts';
import type { CellClaim, ClauseTerm, ColumnType } from './types.ts';

/** A claim whose words in asterisks answer. */
function claim(marked: string, page = 1): CellClaim {
  const start = marked.indexOf('*');
  const text = marked.replaceAll('*', '');
  const end = marked.lastIndexOf('*') - 1;
  return {
    text,
    ...(start >= 0 && { emphasis: [{ start, end }] }),
    quotes: [{ page, start: 0, end: text.length, text }],
  };
}
const read = (type: ColumnType, question: string, text: string) =>
  readCell({ type, question }, [claim(text)]).value;

test.each([
  ['It takes effect on *1 March 2024*.', '2024-03-01'],
  ['It takes effect on *March 1, 2024*.', '2024-03-01'],
  ['It takes effect on the *1st day of March, 2024*.', '2024-03-01'],
  ['It takes effect on *2024-03-01*.', '2024-03-01'],
  ['It takes effect on *31-Dec-2014*.', '2014-12-31'],
  ['It takes effect on *31.12.2014*.', '2014-12-31'],
])('%s is a date', (text, iso) => {
  expect(read('date', 'When does the policy begin?', text)).toMatchObject({
    value: { type: 'date', iso },
    sure: true,
  });
});

test('a day that may be of two months is unsure', () => {
  expect(read('date', 'When does the policy begin?', 'It begins on *3/4/2019*.')).toMatchObject({
    sure: false,
  });
});

test.each([
  [
    'Net sales: *$32,765 million* (2018)',
    { value: 32_765_000_000, currency: '$', scale: 'million', period: '2018' },
  ],
  ['The loss was *$(0.57)* a share.', { value: -0.57, currency: '$' }],
  ['The fee is *EUR 34,300* a month.', { value: 34_300, currency: 'EUR', period: 'month' }],
  ['The cap is *120 %* of the fees.', { value: 120, unit: '%' }],
  ['We had *83,700* employees worldwide.', { value: 83_700, unit: 'employees' }],
])('%s is an amount', (text, value) => {
  expect(read('amount', 'How much is it?', text)?.value).toEqual({ type: 'amount', ...value });
});

test('of several amounts without words that answer none is sure', () => {
  const text = 'The fee is EUR 34,300, and EUR 100 for each copy.';
  expect(read('amount', 'How much is it?', text)).toMatchObject({ value: { value: 34_300 }, sure: false });
});

test.each([
  ['Can the agreement be assigned?', 'This Agreement may not be assigned by either party.', false],
  ['May the tenant sublet?', 'The Tenant may sublet the Premises.', true],
  ['Is there a warranty for the program?', 'There is *no warranty* for the program.', false],
  ['Is smoking prohibited?', 'Smoking is *prohibited* on the Premises.', true],
])('%s %s', (question, text, yes) => {
  expect(read('yesNo', question, text)).toMatchObject({ value: { type: 'yesNo', yes }, sure: true });
});

test('an exception does not deny what a sentence says', () => {
  const text = 'The term *renews automatically* unless either party gives notice that it does not renew.';
  expect(read('yesNo', 'Does the lease renew automatically?', text)).toMatchObject({ value: { yes: true } });
});

test('one of the answers that are allowed is taken, the longest that stands there', () => {
  const column = { type: 'choice' as const, question: 'Who may end it?', choices: ['Party', 'Either party'] };
  const { value } = readCell(column, [claim('*Either party* may end it.')]);
  expect(value).toMatchObject({ value: { type: 'choice', choice: 'Either party' }, sure: true });
});

const NOTICE =
  'The Supplier must give written notice of termination at least *60 days* before the end of the term.';
const OTHER =
  'The Supplier must give written notice of termination at least *90 days* before the end of the term.';

test('two statements on the same thing that differ are both told', () => {
  const column = { type: 'duration' as const, question: 'How long is the notice?' };
  const { readings } = readCell(column, [claim(NOTICE, 14), claim(OTHER, 31)]);
  expect(readings.map(({ value }) => value.text)).toEqual(['60 days', '90 days']);
  expect(
    readCell(column, [claim(NOTICE), claim('The Supplier cures a breach within 30 days.')]).readings,
  ).toEqual([]);
  const weeks = claim(NOTICE.replace('60 days', '2 months'));
  expect(readCell(column, [claim(NOTICE), weeks]).readings).toEqual([]);
});

test('the clause of a whole page completes a quote that is cut', () => {
  const column = { type: 'names' as const, question: 'Who are the parties?' };
  const names = [{ name: 'Northwind Ltd' }, { name: 'Brightwater LLC' }];
  const term: ClauseTerm = {
    key: 'parties',
    state: 'found',
    text: 'Northwind Ltd · Brightwater LLC',
    value: { type: 'names', names },
    evidence: [{ page: 1, span: { start: 0, end: 400 } }],
  };
  const cut = claim('This Agreement is made between *Northwind Ltd*…');
  expect(readCell(column, [cut], [term]).value).toMatchObject({ value: { names }, sure: true });
  const elsewhere = { ...term, evidence: [{ page: 9, span: { start: 0, end: 400 } }] };
  expect(readCell(column, [cut], [elsewhere]).value).toMatchObject({ value: { names }, sure: true });
  const other = claim('This Agreement is made between *Kestrel Ltd*…');
  expect(readCell(column, [other], [elsewhere]).value).toMatchObject({ sure: false });
});

test('a law that is none of the choices is no value of a column of choices', () => {
  const column = {
    type: 'choice' as const,
    question: 'Which law governs the agreement?',
    choices: ['Texas'],
  };
  const text = 'This Agreement is governed by the laws of the State of Georgia.';
  const term: ClauseTerm = {
    key: 'governingLaw',
    state: 'found',
    text: 'Georgia',
    value: { type: 'choice', choice: 'Georgia' },
    evidence: [{ page: 1, span: { start: 0, end: text.length } }],
  };
  expect(readCell(column, [claim(text)], [term]).value).toBeNull();
  const texas = { ...term, text: 'TEXAS', value: { type: 'choice' as const, choice: 'TEXAS' } };
  const value = { value: { type: 'choice', choice: 'Texas' }, sure: true };
  expect(readCell(column, [claim(text.replace('Georgia', 'Texas'))], [texas]).value).toMatchObject(value);
});

test('what does not say what is asked answers with neither yes nor no surely', () => {
  const column = { type: 'yesNo' as const, question: 'Does the agreement renew automatically?' };
  const term: ClauseTerm = {
    key: 'renewalTerm',
    state: 'found',
    text: 'Renewal',
    value: { type: 'text' },
    evidence: [{ page: 1, span: { start: 0, end: 400 } }],
  };
  const ends =
    'This Agreement shall terminate automatically on December 31, 2022, unless the Parties renew it.';
  expect(readCell(column, [claim(ends)], [term]).value).toMatchObject({ sure: false });
  for (const verb of ['renewed', 'extended']) {
    const goesOn = `The term is automatically ${verb} for one year.`;
    expect(readCell(column, [claim(goesOn)], [term]).value).toMatchObject({
      value: { yes: true },
      sure: true,
    });
  }
});

test('a party whose name is the end of another one’s is read unsurely', () => {
  const column = { type: 'names' as const, question: 'Who are the parties?' };
  const names = [{ name: 'Lucent Technologies Inc.' }, { name: 'Technologies Inc.' }];
  const term: ClauseTerm = {
    key: 'parties',
    state: 'found',
    text: 'Lucent Technologies Inc. · Technologies Inc.',
    value: { type: 'names', names },
    evidence: [{ page: 1, span: { start: 0, end: 400 } }],
  };
  const cited = claim('This Agreement is made between *Lucent Technologies Inc.* and mPhase…');
  expect(readCell(column, [cited], [term]).value).toMatchObject({ sure: false });
});

test('a phrase in bold that names nobody is no party', () => {
  const question = 'Whose total liability is limited to the fees of a year?';
  const liability = "Each party's total liability shall not exceed *the fees of that year*.";
  expect(read('names', question, liability)).toBeNull();
  expect(read('names', question, 'Here the liability of Acme Ltd is limited to *the fees*.')).toMatchObject({
    value: { names: [{ name: 'Acme Ltd' }] },
    sure: false,
  });
  expect(read('names', question, 'Only *Acme* is liable.')).toMatchObject({ sure: true });
});

test('the number of a clause is no amount', () => {
  const question = 'What is the cap on liability?';
  expect(
    read('amount', question, '13. Neither Party shall be liable to the other for special damages.'),
  ).toBeNull();
  expect(read('amount', question, '7.2 Neither Party shall be liable to the other for damages.')).toBeNull();
});
