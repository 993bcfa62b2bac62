import { expect, test } from 'vitest';
import { align } from '#comparison/align/align.ts';
import { startAlignment } from '#comparison/align/alignment.ts';
import { compare, DEFAULT_BUDGET } from '#comparison/compare.ts';
import { findMoves } from '#comparison/moves/find-moves.ts';
import { makeSequences, type Sequence } from '#comparison/prepare/make-sequences.ts';
import { type PreparedText, prepareText } from '#comparison/prepare/prepare.ts';
import { WordReader } from '#comparison/prepare/read-words.ts';
import { buildRows } from '#comparison/rows/build-rows.ts';
import type { RowSide } from '#comparison/rows/types.ts';
import { BOX_SCALE, type Box, type Line, type Page } from '#document/document.ts';

/**
 * What each step makes of one pair of agreements, in files beside this one: whoever rebuilds a step sees what it changes.
 * `npx vitest run --project core golden -u` writes them anew.
 */

const FEES = [
  '2. Fees',
  'The customer pays a monthly fee of 1,200 euros. Invoices are pay-',
  'able within thirty days of receipt, without any deduction.',
];
const TERM = [
  '3. Term',
  'This agreement runs for two years from the day on which it is signed. It ends',
  'earlier when either party gives notice three months before the end of a year.',
];
const SECRECY = [
  '4. Secrecy',
  'Both parties keep secret what they learn of the business of the other one,',
  'and hand over to nobody what was given to them in confidence.',
];
const PARTIES = ['1. Parties', 'Northwind Ltd (the “Supplier”) serves Fabrikam Inc (the “Customer”).'];
const TABLE = ['Service        Hours    Fee', 'Support          40     800', 'Training         10     400'];
const COSTS = ['5. Costs', 'Each party bears its own costs of this agreement.'];

const change = (lines: readonly string[], from: string, to: string) =>
  lines.map((line) => line.replace(from, to));

const WIDTH = 600;
const HEIGHT = 800;
const LETTER = 6;
const LEADING = 14;
const MARGIN = 70;
const FOOT = 760;

/** A line where it was printed. */
function layOut(text: string, top: number): Line {
  const toBox = (start: number, end: number): Box => [
    ((MARGIN + start * LETTER) / WIDTH) * BOX_SCALE,
    (top / HEIGHT) * BOX_SCALE,
    ((MARGIN + end * LETTER) / WIDTH) * BOX_SCALE,
    ((top + LEADING - 2) / HEIGHT) * BOX_SCALE,
  ];
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    return { start, end, box: toBox(start, end) };
  });
  return { text, words };
}

/** Pages of paragraphs with a head and a foot on each. */
const print = (pages: readonly (readonly (readonly string[])[])[]): Page[] =>
  pages.map((paragraphs, at) => {
    let top = MARGIN;
    const body = paragraphs.flatMap((lines) => {
      top += LEADING;
      return lines.map((line) => layOut(line, (top += LEADING)));
    });
    const head = layOut('Services Agreement', LEADING);
    const foot = layOut(`Page ${at + 1} of ${pages.length}`, FOOT);
    return { number: at + 1, width: WIDTH, height: HEIGHT, state: 'text', lines: [head, ...body, foot] };
  });

const LEFT = print([
  [PARTIES, FEES],
  [TERM, TABLE],
  [SECRECY, COSTS],
]);
const RIGHT = print([
  [change(PARTIES, 'Fabrikam Inc', 'Contoso Corp'), change(SECRECY, '4.', '2.')],
  [
    change(change(FEES, '2.', '3.'), '1,200', '1,350'),
    change(change(TERM, '3.', '4.'), 'two years', 'one year'),
  ],
  [[...TABLE, 'Travel            5     150'], COSTS],
]);

const reader = new WordReader();
const [left, right] = [prepareText(LEFT, reader), prepareText(RIGHT, reader)];

const describeText = ({ text, starts, ends, lines, lineOf, isFurniture, startsParagraph }: PreparedText) =>
  lines
    .map(({ text: line, page }, at) => {
      const tokens = [...starts.keys()].filter((token) => lineOf[token] === at);
      const words = tokens.map((token) => text.slice(starts[token], ends[token])).join('·');
      const flags = `${isFurniture[at] === 1 ? 'F' : ' '}${startsParagraph[at] === 1 ? 'P' : ' '}`;
      return `${page} ${flags} ${line === '' ? '' : words}`.trimEnd();
    })
    .join('\n');

const wordsOf = ({ symbols }: Sequence, names: readonly string[], from: number, to: number) =>
  Array.from(symbols.subarray(from, to), (symbol) => names[symbol]).join(' ');

test('lines are read, told from heads and feet, and cut into words', async () => {
  const described = `${describeText(left)}\n\n${describeText(right)}\n`;
  await expect(described).toMatchFileSnapshot('prepare.txt');
});

test('what says the same is aligned', async () => {
  const sequences = makeSequences(left, right, { vocabulary: reader.vocabulary, isCaseIgnored: false });
  const alignment = startAlignment(sequences, DEFAULT_BUDGET);
  align(alignment);
  const { matches, names } = alignment;
  const runs: string[] = [];
  for (let at = 0; at < matches.left.length; ) {
    const partner = matches.left[at] ?? -1;
    let end = at + 1;
    while (end < matches.left.length && matches.left[end] === (partner < 0 ? -1 : partner + end - at)) end++;
    runs.push(`${at} = ${partner < 0 ? '–' : partner}: ${wordsOf(sequences.left, names, at, end)}`);
    at = end;
  }
  await expect(`${runs.join('\n')}\n`).toMatchFileSnapshot('align.txt');
});

test('what stands elsewhere is found', async () => {
  const sequences = makeSequences(left, right, { vocabulary: reader.vocabulary, isCaseIgnored: false });
  const alignment = startAlignment(sequences, DEFAULT_BUDGET);
  align(alignment);
  const moves = findMoves(alignment).map((runs, at) =>
    runs
      .map(({ left: from, right: to, length, weight }) => {
        const words = wordsOf(sequences.left, alignment.names, from, from + length);
        return `${at + 1}: ${from} = ${to}, weight ${weight.toFixed(1)}: ${words}`;
      })
      .join('\n'),
  );
  expect(moves.length).toBeGreaterThan(0);
  await expect(`${moves.join('\n')}\n`).toMatchFileSnapshot('moves.txt');
});

const MARKS = ['', '+', '-'] as const;
const describeSide = (side: RowSide | null) => {
  if (!side) return '–';
  const segments = side.segments.map(({ type, value, moved }) => {
    const mark = `${MARKS[type]}${moved ? `>${moved}` : ''}`;
    const shown = value.replaceAll('\n', '⏎').replaceAll('\f', '␌');
    return mark === '' ? shown : `[${mark} ${shown}]`;
  });
  return `${side.line} (page ${side.page}${side.isFurniture ? ', furniture' : ''}) ${segments.join('')}`;
};

test('rows put side by side what belongs together', async () => {
  const rows = buildRows(compare(LEFT, RIGHT));
  const described = rows.map((row) => `${describeSide(row.left)}\n${describeSide(row.right)}\n`).join('\n');
  await expect(described).toMatchFileSnapshot('rows.txt');
});
