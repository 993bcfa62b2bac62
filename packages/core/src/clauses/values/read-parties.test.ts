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

/** What is read where only some words of a page, from `from` to `to`, are a passage of the kind. */
function partiesWithin(pages: readonly string[], from: string, to: string, page = 1): string {
  const text = pages[page - 1] ?? '';
  const read = readParties(
    [{ page, start: text.indexOf(from), end: text.indexOf(to) + to.length, probability: 0.9 }],
    { textOf: (number) => pages[number - 1] ?? '', passagesOf: () => [] },
  );
  if (read?.value.type !== 'names') return 'none';
  return read.value.names.map(({ name, shortName }) => `${name}=${shortName ?? ''}`).join(' | ');
}

test('names in a title above do not hide those of the sentence', () => {
  const page =
    'DISTRIBUTOR AGREEMENT\nBETWEEN\nALPHA MICRO\nAND\nBETANET\nTerm: 1 Year\nAlpha Micro, a corporation organized under the laws of California, (“Distributor”) and BetaNet, Inc. (“BetaNet”), agree that the following terms govern the purchase.';
  expect(partiesWithin([page], 'Alpha Micro, a', 'purchase.')).toBe(
    'Alpha Micro=Distributor | BetaNet, Inc.=BetaNet',
  );
});

test('the sentence that says between whom the contract is is found on the first pages, whatever was recognised', () => {
  const first = `Exhibit 10.1 ${between('Alpha Golf Inc.', 'Beta Clubs LLC')}`;
  const last = 'The address of Beta Clubs LLC is 1 Main Street.';
  expect(partiesWithin([first, last], 'The address', 'Street.', 2)).toBe(
    'Alpha Golf Inc.=First | Beta Clubs LLC=Second',
  );
});

test('two names without brackets are read however they are written', () => {
  expect(partiesOf('This is a managed hosting agreement between Example.com and deep systems.')).toBe(
    'Example.com= | deep systems=',
  );
  expect(
    partiesOf('Agreement between Acme Widgets and the University of Texas at Austin dated May 1, 2010.'),
  ).toBe('Acme Widgets= | University of Texas at Austin=');
});

test('a name goes on in small letters up to what its bearer is', () => {
  expect(partiesOf(between('i-on interactive, a Florida corporation', 'Acme Inc.'))).toBe(
    'i-on interactive=First | Acme Inc.=Second',
  );
});

test('whoever follows the last bracket is a party, too', () => {
  const text = between('Acme Inc.', 'Beta Securities Inc.').replace(
    '. They are the “Parties”.',
    ', and Gamma Trust Company, not individually but as trustee.',
  );
  expect(partiesOf(text)).toBe('Acme Inc.=First | Beta Securities Inc.=Second | Gamma Trust Company=');
});

test('of several names before a bracket the party is the one that is called so', () => {
  const text = between('Acme Services Inc.', 'Beta Inc.').replace(
    '(“First”)',
    ', managed by Other Holdings Corp. (“Acme”)',
  );
  expect(partiesOf(text)).toContain('Acme Services Inc.=Acme | Beta Inc.=Second');
});

test('roles, and names that were read before, are no names', () => {
  const text = `${between('Acme Inc.', 'Beta Inc.').replace('. They are the “Parties”.', '')} First and Second are hereinafter collectively referred to as the “Parties”.`;
  expect(partiesOf(text)).toBe('* Acme Inc.=First | Beta Inc.=Second');
  expect(partiesOf('This Agreement is made by and between Acme Inc. (“Acme”) and Sponsor (“You”).')).toBe(
    'Acme Inc.=Acme',
  );
});

test('whoever signs beside the only party that was read is the other', () => {
  const text = 'This Agreement is made by and between Acme Inc. (“Acme”) and the Franchisee named below.';
  const signed =
    'IN WITNESS WHEREOF:\nAcme Inc.\nBy: /s/ Jane Roe\nTitle: President\nBeta Foods LLC\nBy: /s/ John Doe';
  expect(partiesWithin([text, signed], 'This', 'below.')).toBe('Acme Inc.=Acme | Beta Foods LLC=');
});

test('where no sentence names the parties, those who sign are', () => {
  const text =
    'JOINT FILING AGREEMENT\nThe undersigned acknowledge that the statement is filed on behalf of each of them.';
  const signed = ['Alpha Fund L.P.', 'Alpha GP LLC', 'Beta Management Inc.', 'Beta Fund LP']
    .map((name) => `${name}\nBy: /s/ Jane Roe Title: Secretary`)
    .join('\n');
  expect(partiesWithin([text, signed], 'The undersigned', 'them.')).toBe(
    'Alpha Fund L.P.= | Alpha GP LLC= | Beta Management Inc.= | Beta Fund LP=',
  );
});

test('a contract that is entered into on the one and the other side has parties, too', () => {
  expect(
    partiesOf(
      'JSC Alpha Oil, hereinafter referred to as the “Company”, in the person of its director, on the one side and JSC Beta, hereinafter referred to as the “Principal”, on the other side, have entered into this Contract.',
    ),
  ).toBe('JSC Alpha Oil=Company | JSC Beta=Principal');
});

test('whoever follows a description with places is a party, too', () => {
  const text =
    'This Agreement is made between Alpha, Inc. (“Alpha”), a corporation located at 22 Main Street, Exeter and organized under the laws of Delaware, and John Doe, located at his home (the “Receiving Party”).';
  expect(partiesOf(text)).toBe('Alpha, Inc.=Alpha | John Doe=Receiving Party');
  expect(
    partiesOf(
      'This Agreement is made by and between Acme Inc. (“Acme”), with offices in Denver, and John A. Doe, M.D. (hereinafter called “Doctor”).',
    ),
  ).toBe('Acme Inc.=Acme | John A. Doe, M.D.=Doctor');
});

test.each([
  [
    'This Agreement is made between ALPHA LIMITED (IN BUSINESS RESCUE) (“Seller”) and Beta Inc. (“Buyer”).',
    '* ALPHA LIMITED=Seller | Beta Inc.=Buyer',
  ],
  [
    'This Agreement is made between Alpha Golf and R. J. Roe Enterprises. The parties agree.',
    'Alpha Golf= | R. J. Roe Enterprises=',
  ],
  ['A contract between VA and the contractor have entered into a contract, as named.', 'VA='],
])('only what names a party is read as its name: %s', (text, expected) => {
  expect(partiesOf(text)).toBe(expected);
});

test('signatures side by side are all read', () => {
  const signed = 'Alpha Fund L.P.\tBeta Management Inc.\nBy: /s/ Jane Roe\tBy: /s/ John Doe';
  expect(partiesWithin(['LETTER\nThe undersigned agree.', signed], 'The undersigned', 'agree.')).toContain(
    'Alpha Fund L.P.',
  );
});

test('behind the sentence others are told of', () => {
  const text = 'This Agreement is made between Alpha Inc. and Beta Corp., both of Denver.';
  expect(partiesWithin([`${text} Gamma Ltd., and Delta LLC, are its agents`], 'This', 'Denver.')).toBe(
    'Alpha Inc.= | Beta Corp.=',
  );
});

test.each([
  [
    'This Agreement is made by and between Alpha Semiconductor (UK), a corporation organized under the laws of England, having its office at Reading, United Kingdom (“ALPHA”) and Beta Corporation (“BETA”).',
    'Alpha Semiconductor=ALPHA | Beta Corporation=BETA',
  ],
  [
    'This Agreement is made by and between Alpha Inc. (“ALPHA”), a Delaware corporation with offices at 7 Village Circle, Westlake, TX 76262 and InnerHearing Technologies, (“EX”) whose address is unknown.',
    'Alpha Inc.=ALPHA | InnerHearing Technologies=EX',
  ],
  [
    'This Agreement is made BETWEEN: ALPHA, INC., a company (“Alpha”); - and - GAMMA HEALTH, a company incorporated under the laws of Ontario (“GH”).',
    'ALPHA, INC.=Alpha | GAMMA HEALTH=GH',
  ],
  [
    'Alpha Golf, a Delaware corporation (“Company”), is pleased to retain Jane Roe (“Consultant”).',
    'Alpha Golf=Company | Jane Roe=Consultant',
  ],
])('names without a legal form are read like others: %s', (text, expected) => {
  expect(partiesOf(text)).toBe(expected);
});
