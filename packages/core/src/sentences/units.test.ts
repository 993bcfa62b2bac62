import { expect, test } from 'vitest';
import type { MarkedLines } from '#structure/mark-lines.ts';
import { joinDividedWords, labelOfRow, shapeOfLine } from './lines.ts';
import { makeUnitJudge } from './noise.ts';
import { readableText } from './readable-text.ts';
import { splitUnits } from './units.ts';

const units = (text: string, marked?: MarkedLines) =>
  splitUnits(text, 'en', marked).map((unit) => [unit.kind, text.slice(unit.start, unit.end)]);

const PAGE = `Results of Operations
The Company sells tools in many countries of the world and reports them by region. Sales rose
strongly in Asia.
Years ended December 31,\t2017\t2016
Asia\t11,911\t10,312
Purchases of property, plant and
equipment\t(1,577)\t(1,373)
(Dollars in millions)\tMaturity\tAmount
• We opened a plant.
• We closed\nanother.`;

test('headings, sentences, rows and items stand for themselves', () => {
  expect(units(PAGE)).toEqual([
    ['heading', 'Results of Operations'],
    ['sentence', 'The Company sells tools in many countries of the world and reports them by region.'],
    ['sentence', 'Sales rose\nstrongly in Asia.'],
    ['row', 'Years ended December 31,\t2017\t2016'],
    ['row', 'Asia\t11,911\t10,312'],
    ['row', 'Purchases of property, plant and\nequipment\t(1,577)\t(1,373)'],
    ['item', 'We opened a plant.'],
    ['item', 'We closed\nanother.'],
  ]);
});

const CONTRACT = `6 Liability and insurance
6.1\tNothing in this agreement limits liability for death or personal injury caused by negligence, for
fraud, or for anything else for which the law does not permit a limit.
6.2\tSubject to clause 6.1, the total liability of either party in any contract year is limited to 150 per
cent of the yearly Charges payable in that year.
Master Services Agreement – version 2
Page 3 of 4`;

test('a clause with its number is whole, whatever lines it is printed on', () => {
  expect(units(CONTRACT, { running: new Set([5, 6]), contents: new Set() })).toEqual([
    ['heading', '6 Liability and insurance'],
    ['item', expect.stringMatching(/^6\.1\tNothing[^]*permit a limit\.$/)],
    [
      'item',
      expect.stringMatching(
        /^6\.2\tSubject[^]*limited to 150 per\ncent of the yearly Charges payable in that year\.$/,
      ),
    ],
  ]);
});

test('an item goes on over its lines, and keeps what introduces its list', () => {
  const text = `Each of the following, and nothing else in the world of contracts, counts as a good reason for it:
(a) the fee was not paid within thirty days of the day on which it had become due, or
was paid by someone else;
(b) a strike.
This sentence is the first of another paragraph, which says that the list above has come to its end.`;
  const found = splitUnits(text, 'en');
  expect(found.map(({ kind }) => kind)).toEqual(['sentence', 'item', 'item', 'sentence']);
  expect(text.slice(found[1]?.start, found[1]?.end)).toMatch(/^\(a\)[^]*else;$/);
  for (const item of found.slice(1, 3))
    expect(text.slice(item.introduction?.start, item.introduction?.end)).toMatch(
      /^Each of the following[^]*:$/,
    );
});

test('the introduction of an inner list is not that of the outer one', () => {
  const text =
    '1.1 The work means any of these:\nA. a book;\nB. a film.\n1.2 The author means whoever made the work.';
  expect(splitUnits(text, 'en').map(({ introduction }) => introduction !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a heading before running text goes off, glued to it or not', () => {
  const dashed = 'Fixed-Cost Management — In our businesses with contracts, the costs are recovered.';
  expect(units(dashed)).toEqual([
    ['heading', 'Fixed-Cost Management —'],
    ['sentence', 'In our businesses with contracts, the costs are recovered.'],
  ]);
  expect(units('Industrial Participation Agreements We have entered into various agreements.')).toEqual([
    ['heading', 'Industrial Participation Agreements'],
    ['sentence', 'We have entered into various agreements.'],
  ]);
  expect(units('The Boeing Company is one of the firms.')).toHaveLength(1);
});

test('a line of a narrow box that begins with a name is no heading', () => {
  const text = `This line is as long as the page is wide and says nothing that anybody would like to know of it at all.
Note that the page is narrower here, and that the words go on with
Debian
installation images, which are found on the server.`;
  expect(units(text)).toHaveLength(2);
});

test('a sentence over the edge of the page stays in two halves that say so', () => {
  const [first, , last] = splitUnits('as it was before. The rent is due. The tenant pays the rent and', 'en');
  expect([first?.missing, last?.missing]).toEqual(['start', 'end']);
  expect(splitUnits('pays the rent and', 'en')[0]?.missing).toBe('both');
  expect(splitUnits('The rent is due.', 'en')[0]?.missing).toBeUndefined();
});

test('numbered steps without stops are items each', () => {
  const text =
    '1. Recover the packages that were chosen by the person at the desk\n2. Unpack\n3. Install all of them';
  expect(units(text).map(([kind]) => kind)).toEqual(['item', 'item', 'item']);
});

test('program text is in no sentence', () => {
  expect(
    units('Write the image to the stick as follows:\n# cp debian.iso /dev/sdX\nThis takes a minute.'),
  ).toEqual([
    ['sentence', 'Write the image to the stick as follows:'],
    ['sentence', '# cp debian.iso /dev/sdX'],
    ['sentence', 'This takes a minute.'],
  ]);
});

test.each(['a', 'A ', '. ', '\t', '\n', '1.', '. . . ', '— ', '( ', '公', '”.', 'a.b/', '-\n', 'a-\n', '{'])(
  'a page of nothing but %j is read in time',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const start = performance.now();
    const units = splitUnits(text, 'en');
    const judge = makeUnitJudge(text, units, 'en');
    units.forEach((_, at) => judge(at));
    readableText(text);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test('the label of a row ends before its first figure', () => {
  expect(labelOfRow('Cost of sales . . . . . $ (1,234) 5')).toBe('Cost of sales');
  expect(labelOfRow('no figures here')).toBe('');
  expect(labelOfRow('2017 2016')).toBe('');
  expect(shapeOfLine('Total assets\t12\t34', 9)).toMatchObject({ labelEnd: 12, figures: 2 });
});

test('a divided word is indexed whole, a compound at the end of a line stays', () => {
  expect(joinDividedWords(['a compre-', 'hensive plan', 'non-', 'US'])).toEqual([
    'a comprehensive',
    ' plan',
    'non-',
    'US',
  ]);
});

test('a sentence that a row or code parts within the page has the half missing', () => {
  const text = `The text of this page is as wide as this line, so that a full line is told from one that ends.
At approximately six in the morning on the last day of the month,\t2023, the company will post
management remarks of its first quarter, and its outlook for the year, at a page of its own.
tool
tool is the name of the program.`;
  const found = splitUnits(text, 'en').map(({ start, missing }) => [text.slice(start, start + 10), missing]);
  expect(found).toContainEqual(['management', 'start']);
  expect(found.filter(([, missing]) => missing !== undefined)).toHaveLength(1);
});
