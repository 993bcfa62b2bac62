import { expect, test } from 'vitest';
import { readParties } from './read-parties.ts';

/** Name and short name of each party, with a star where they may stand in bold. */
function partiesOf(text: string, ...more: readonly string[]): string {
  const pages = [text, ...more];
  const read = readParties(
    pages.map((each, at) => ({ page: at + 1, start: 0, end: each.length, probability: 0.9 - at / 10 })),
    { textOf: (page) => pages[page - 1] ?? '', passagesOf: () => [] },
  );
  if (read?.value.type !== 'names') return 'none';
  const names = read.value.names.map(({ name, shortName }) => `${name}=${shortName ?? ''}`).join(' | ');
  return read.sure ? `* ${names}` : names;
}

/** The first lines of an agreement between two. */
const between = (first: string, second: string) =>
  `This Services Agreement (this “Agreement”) is made as of May 1, 2010 (the “Effective Date”), by and between ${first} (“First”), and ${second} (the “Second”). They are the “Parties”.`;

test('all parties of the first lines are read, with what they are called', () => {
  expect(
    partiesOf(
      `This Cooperation Agreement, dated as of May 13, 2020, is by and among MG Capital Management Ltd., a Cayman\nIslands company limited by shares (“MG Capital”), Percy Rockdale LLC, a Michigan limited liability company (“Percy Rockdale”), and HC2 Holdings,\nInc., a Delaware corporation (the “Company”) (each a “Party” and collectively the “Parties”).`,
    ),
  ).toBe(
    '* MG Capital Management Ltd.=MG Capital | Percy Rockdale LLC=Percy Rockdale | HC2 Holdings, Inc.=Company',
  );
});

test.each([
  ['Keefe, Bruyette & Woods, Inc.'],
  ['Nissan Motor Co., Ltd.'],
  ['Takeda Pharmaceutical Company Limited'],
  ['Alamogordo Federal Savings and Loan Association'],
  ['Mutual Insurance Corporation of America'],
  ['Rise (Tianjin) Education Information Consulting Co., Ltd.'],
  ['example.com, inc.'],
  ['24/7 Media, Inc.'],
])('a name as printed, in bold: %s', (name) => {
  expect(
    partiesOf(between(`${name}, a company with offices at 12 Main Street, Austin, TX 78701`, 'Acme Inc.')),
  ).toBe(`* ${name}=First | Acme Inc.=Second`);
});

test.each([
  ['The University of Texas M. D. Anderson Cancer Center'],
  ['John Q. Smith'],
  ['Johnson & Johnson'],
  ['Centre for Probe Development and Commercialization'],
])('a name without a legal form, in no bold: %s', (name) => {
  expect(partiesOf(between(name, 'Acme Inc.'))).toBe(`${name}=First | Acme Inc.=Second`);
});

test('a person is one where the text says so', () => {
  expect(partiesOf(between('Acme Inc.', 'Kathy Whitworth, an individual'))).toBe(
    '* Acme Inc.=First | Kathy Whitworth=Second',
  );
});

test.each([
  'a wholly-owned subsidiary of Big Holdings Corp.',
  'a limited liability company organized under the laws of Singapore',
  'successor in interest to Old Name, LLC',
  'whose registered office is at 1 High Street, London EC1A 1BB, England and Wales',
  'on behalf of itself and its Affiliates',
])('what describes a party is none: %s', (description) => {
  expect(partiesOf(between(`Beta LLC, ${description}`, 'Acme Inc., a Texas corporation'))).toBe(
    '* Beta LLC=First | Acme Inc.=Second',
  );
});

test.each([
  [
    'Made between Beta LLC, hereinafter referred to as “First”, and Acme Inc., hereinafter called the “Second”.',
    'Beta LLC=First | Acme Inc.=Second',
  ],
  [
    'PARTIES\n(1) Beta LLC (First); and\n(2) Acme Inc. (Second).\nBACKGROUND\n(A) Both trade.',
    'Beta LLC=First | Acme Inc.=Second',
  ],
  ['Party A: Beta Co., Ltd.\nParty B: Acme Inc.', 'Beta Co., Ltd.=Party A | Acme Inc.=Party B'],
  ['This Agreement is between Beta LLC and Acme Inc.', 'Beta LLC= | Acme Inc.='],
  ['Beta LLC and Acme Inc. agree that this Agreement is made between them.', 'Beta LLC= | Acme Inc.='],
  ['Made between the City of Hull (“City”) and Acme Inc. (“Acme”).', 'City of Hull=City | Acme Inc.=Acme'],
])('other ways to name them: %s', (text, names) => {
  expect(partiesOf(text)).toBe(names);
});

test('a blank is nobody, and one party alone stands in no bold', () => {
  expect(partiesOf(between('Beta LLC', '______________'))).toBe('Beta LLC=First');
});

test('where the first lines name one only, the signatures name the other', () => {
  expect(partiesOf('This Agreement is made by Beta LLC (“Beta”).', 'BETA LLC\tACME INC.')).toBe(
    'Beta LLC=Beta | ACME INC.=',
  );
});

test('each name is found again where it stands', () => {
  const text = between('Beta LLC', 'Acme Inc.');
  const passage = { page: 1, start: 0, end: text.length, probability: 0.9 };
  const read = readParties([passage], { textOf: () => text, passagesOf: () => [] });
  expect(read?.spans.map(({ span }) => text.slice(span.start, span.end))).toEqual(['Beta LLC', 'Acme Inc.']);
});
