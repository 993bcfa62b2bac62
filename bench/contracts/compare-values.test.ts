import { expect, test } from 'vitest';
import { isSameValue } from './compare-values.ts';

const names = (...all: readonly string[]) => ({
  type: 'names' as const,
  names: all.map((name) => ({ name })),
});
const LIST =
  'Alpha, Inc. (“Alpha”); Beta LLC (the "Buyer"); Alpha and Beta (each a “Party” and collectively the “Parties”)';

test('all full names must be there, and no others', () => {
  expect(isSameValue('parties', names('ALPHA INC', 'Beta, LLC'), LIST)).toBe(true);
  expect(isSameValue('parties', names('Alpha, Inc.'), LIST)).toBe(false);
  expect(isSameValue('parties', names('Alpha, Inc.', 'Beta LLC', 'Gamma Corp.'), LIST)).toBe(false);
  // Whoever is named by a role only has no name that could be read.
  expect(isSameValue('parties', names('Alpha, Inc.'), 'Alpha, Inc. ("Company"); Agent ("Agent")')).toBe(true);
});

test('roles without a name, and lists of those who are named already, are no parties', () => {
  const two = 'Alpha, Inc. (“Alpha”); Beta LLC (the "Buyer")';
  const read = names('Alpha, Inc.', 'Beta LLC');
  for (const more of [
    'Franchisee ("you," "your" or "Franchisee")',
    'sales agent (the "Agent" or "you")',
    'the seller',
    'Alpha and Buyer (“Shareholder” and collectively as “Shareholders”)',
    'together, Alpha and Beta shall be referred to as "the Publishers")',
  ])
    expect(isSameValue('parties', read, `${two}; ${more}`), more).toBe(true);
  expect(isSameValue('parties', read, `${two}; DELTA (PNG) LIMITED ("Delta")`)).toBe(false);
  expect(isSameValue('parties', read, `${two}; Gamma Ltd. and its debtors (collectively, “Merchant”)`)).toBe(
    false,
  );
  // Letters of a name in the wrong order, and what stands before it.
  expect(
    isSameValue(
      'parties',
      names('Alpha, Inc.', 'Dwyane Roe'),
      'Alpha, Inc.; f/s/o Dwayne Roe ("Roe" and (collectively, "Alpha"))',
    ),
  ).toBe(true);
});

test('dates may differ by a day; blanks are not compared', () => {
  const day = (iso: string) => ({ type: 'date' as const, iso });
  expect(isSameValue('expirationDate', day('2027-03-31'), '4/1/27')).toBe(true);
  expect(isSameValue('expirationDate', day('2027-03-30'), '4/1/27')).toBe(false);
  expect(isSameValue('agreementDate', day('1999-12-31'), '12/31/99')).toBe(true);
  expect(isSameValue('agreementDate', day('2000-07-01'), '07/[]/2000')).toBeNull();
  expect(isSameValue('expirationDate', { type: 'choice', choice: 'No fixed date' }, 'perpetual')).toBe(true);
});

test('periods are the same where they are as long', () => {
  const period = (amount: number, unit: string) => ({ type: 'duration' as const, amount, unit });
  expect(isSameValue('renewalTerm', period(12, 'month'), 'successive 1 year')).toBe(true);
  expect(isSameValue('renewalTerm', period(6, 'month'), '0.5 year')).toBe(true);
  expect(isSameValue('noticeToStopRenewal', period(90, 'day'), '60 days')).toBe(false);
});

test('laws are compared by their place', () => {
  const law = (choice: string) => ({ type: 'choice' as const, choice });
  expect(isSameValue('governingLaw', law('China'), "People's Republic of China")).toBe(true);
  expect(isSameValue('governingLaw', law('Texas'), 'New York')).toBe(false);
});
