/** Two versions of one text each, in which differences by lines and by words part. `\f` ends a page, tabs part cells. */
export interface Case {
  readonly name: string;
  readonly title: string;
  readonly left: string;
  readonly right: string;
}

const lines = (...all: string[]) => all.join('\n');

const DELIVERY = (number: number) => [
  `${number}. Delivery`,
  'The Supplier delivers within ten days of the order.',
];
const PAYMENT = (number: number) => [`${number}. Payment`, 'Invoices are payable within thirty days.'];
const LIABILITY = (number: number, cap = 'EUR 50,000') => [
  `${number}. Liability`,
  `Neither party is liable beyond ${cap}.`,
];

const HEAD = 'Northwind Ltd · Services agreement';
const page = (number: number, ...text: string[]) => lines(HEAD, ...text, `Page ${number} of 3`);

const section = (title: string, allowed: readonly string[], refused: readonly string[]) => [
  title,
  '',
  'Allowed',
  ...allowed,
  '',
  'Not allowed',
  ...refused,
  '',
];
const PHOTOS = section(
  'Photographs',
  ['Pictures of your own work, with the', 'name of whoever took them below.'],
  ['Pictures of other people who have', 'not said that they may be shown.'],
);
const LINKS = section(
  'Links',
  ['Links to pages on the subject, five', 'for each article and no more.'],
  ['Links that sell something, whatever', 'it is and whoever sells it.'],
);

const ROWS = [
  ['Service', 'Region', 'Hours', 'Fee'],
  ['Support', 'North', '40', '800'],
  ['Support', 'South', '12', '450'],
  ['Training', 'North', '20', '900'],
  ['Travel', 'South', '7', '150'],
];
const table = (columns: readonly number[], rows = ROWS) =>
  lines(...rows.map((row) => columns.map((column) => row[column]).join('\t')));

export const CASES: readonly Case[] = [
  {
    name: 'line-wraps',
    title: 'Narrower paper, and one word that changed',
    left: lines(
      'Whoever complains of the goods turns to the Federal',
      'Trade Commission, which decides of it within thirty',
      'days. The costs are pay-',
      'able by the party that loses.',
    ),
    right: lines(
      'Whoever complains of the goods turns to the',
      'Federal Trade Commission, which decides of it',
      'within sixty days. The costs are payable by the',
      'party that loses.',
    ),
  },
  {
    name: 'page-ends',
    title: 'A page ends in another place, between its foot and the next head',
    left: [
      page(1, 'The Customer may end this agreement at the end of any', 'month, with notice of'),
      page(2, 'ninety days in writing. The Supplier may end it only', 'for a grave reason.'),
      page(3, 'Each party keeps the secrets of the other one.'),
    ].join('\f'),
    right: [
      page(
        1,
        'The Customer may end this agreement at the end of any',
        'month, with notice of sixty days in writing. The',
      ),
      page(2, 'Supplier may end it only for a grave reason.', 'Each party keeps the'),
      page(3, 'secrets of the other one.'),
    ].join('\f'),
  },
  {
    name: 'clause-numbers',
    title: 'A clause was put in, and those behind it got other numbers',
    left: lines(...DELIVERY(1), ...PAYMENT(2), ...LIABILITY(3)),
    right: lines(
      ...DELIVERY(1),
      '2. Acceptance',
      'The Customer examines what it gets within a week.',
      ...PAYMENT(3),
      ...LIABILITY(4, 'EUR 75,000'),
    ),
  },
  {
    name: 'sections-moved',
    title: 'Sections with equal headings changed places',
    left: lines(...PHOTOS, ...LINKS),
    right: lines(...LINKS, ...PHOTOS),
  },
  {
    name: 'columns-moved',
    title: 'Two columns changed places, and one fee',
    left: table([0, 1, 2, 3]),
    right: table([0, 3, 2, 1], ROWS.with(3, ['Training', 'North', '20', '975'])),
  },
];
