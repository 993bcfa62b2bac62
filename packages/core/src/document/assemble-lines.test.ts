import { describe, expect, test } from 'vitest';
import { assembleLines } from '#document/assemble-lines.ts';
import type { PlacedWord } from '#document/placed-word.ts';

const PAGE = { width: 600, height: 800 };
const HEIGHT = 10;
const CHAR = 5;

/** Words of a text set from `left`, five points a character, with a word space of three points. */
function setText(left: number, top: number, text: string): PlacedWord[] {
  let x = left;
  return text.split(' ').map((word) => {
    const placed: PlacedWord = {
      text: word,
      left: x,
      top,
      right: x + word.length * CHAR,
      bottom: top + HEIGHT,
      turn: 0,
      joined: false,
    };
    x = placed.right + 3;
    return placed;
  });
}

function linesOf(words: readonly PlacedWord[]): string[] {
  return assembleLines(words, PAGE).map(({ text }) => text);
}

const PROSE = [
  'the quick brown fox jumps over',
  'a lazy dog that sleeps beside',
  'some river in the late summer',
  'and dreams of a long winter or',
];

describe('tables', () => {
  const labels = [
    'Revenue',
    'Cost of sales',
    'Gross profit',
    'Operating income',
    'Taxes',
    'Net income',
    'Shares',
  ];
  const cell = (column: number, row: number) => `${column},${row}00`;
  const expected = labels.map((label, row) => `${label}\t${cell(1, row)}\t${cell(2, row)}`);
  const rowOf = (row: number) => [
    setText(50, 100 + 14 * row, labels[row] ?? ''),
    setText(300, 100 + 14 * row, cell(1, row)),
    setText(400, 100 + 14 * row, cell(2, row)),
  ];

  test('painted row by row keep each row on one line', () => {
    expect(linesOf(labels.flatMap((_, row) => rowOf(row).flat()))).toEqual(expected);
  });

  test('painted column by column keep each row on one line', () => {
    const words = [0, 1, 2].flatMap((column) => labels.flatMap((_, row) => rowOf(row)[column] ?? []));
    expect(linesOf(words)).toEqual(expected);
  });

  test('with headings painted last read from top to bottom', () => {
    const words = [
      ...setText(300, 100, '1,234'),
      ...setText(300, 114, '5,678'),
      ...setText(50, 114, 'Costs'),
    ];
    expect(linesOf([...words, ...setText(50, 100, 'Sales')])).toEqual(['Sales\t1,234', 'Costs\t5,678']);
  });

  test('keep a currency sign with the figure after it', () => {
    const words = [...setText(50, 100, 'Sales'), ...setText(200, 100, '$'), ...setText(260, 100, '5,070')];
    expect(linesOf([...words, ...setText(290, 100, '$'), ...setText(350, 100, '6,046')])).toEqual([
      'Sales\t$ 5,070\t$ 6,046',
    ]);
  });

  test('with text on both sides stay rows when the file paints them row by row', () => {
    const roles = [
      'Chief Executive Officer',
      'Director',
      'Senior Vice President',
      'Director',
      'Secretary',
      'Treasurer',
      'Chair',
    ];
    const names = [
      'Ann Example',
      'Bert Sample Smith',
      'Carla Model',
      'Dan Muster',
      'Eve Przyklad',
      'Fay Obraz',
      'Gil Beispiel',
    ];
    const words = names.flatMap((name, row) => [
      ...setText(50, 100 + 14 * row, name),
      ...setText(300, 100 + 14 * row, roles[row] ?? ''),
    ]);
    expect(linesOf(words)).toEqual(names.map((name, row) => `${name}\t${roles[row]}`));
  });
});

describe('columns of prose', () => {
  const left = [...PROSE, ...PROSE].map((text, row) => setText(50, 100 + 14 * row, text));
  const right = [...PROSE, ...PROSE].map((text, row) => setText(330, 100 + 14 * row, text.toUpperCase()));
  const expected = [
    ...PROSE,
    ...PROSE,
    ...PROSE.map((t) => t.toUpperCase()),
    ...PROSE.map((t) => t.toUpperCase()),
  ];

  test('painted one after the other stay apart', () => {
    expect(linesOf([...left, ...right].flat())).toEqual(expected);
  });

  test('painted line by line across the gutter are read one after the other', () => {
    expect(linesOf(left.flatMap((line, row) => [...line, ...(right[row] ?? [])]))).toEqual(expected);
  });

  test('below a title across the page stay apart', () => {
    const title = setText(200, 60, 'a title that stands across both columns');
    expect(linesOf([title, ...left, ...right].flat())[0]).toBe('a title that stands across both columns');
    expect(linesOf([title, ...left, ...right].flat()).slice(1)).toEqual(expected);
  });
});

describe('lines', () => {
  test('keep raised figures', () => {
    const raised = { ...(setText(76, 97, '2')[0] as PlacedWord), bottom: 105 };
    expect(linesOf([...setText(50, 100, 'Total'), raised, ...setText(90, 100, 'of all')])).toEqual([
      'Total 2 of all',
    ]);
  });

  test('of right-to-left scripts keep logical order and order their cells from the right', () => {
    const [first, second] = ['السلام', 'عليكم'].map((text) => ({
      ...(setText(0, 100, text)[0] as PlacedWord),
    }));
    const words = [
      { ...(first as PlacedWord), left: 400, right: 440 },
      { ...(second as PlacedWord), left: 360, right: 397 },
      ...setText(100, 100, '2024'),
    ];
    expect(linesOf(words)).toEqual(['السلام عليكم\t2024']);
  });

  test('read from the right have the marks behind a figure that stand on its left, as the page does', () => {
    const at = (text: string, left: number, top = 100): PlacedWord => ({
      ...(setText(left, top, text)[0] as PlacedWord),
    });
    expect(linesOf([at('.12', 440 + 6 * CHAR + 3), at('السلام', 440)])).toEqual(['12. السلام']);
    expect(linesOf([at('السلام', 440), at('.2025', 500, 120)])).toEqual(['السلام', '2025.']);
    expect(linesOf([at('costs', 100), at('.25', 100 + 5 * CHAR + 3)])).toEqual(['costs .25']);
  });

  test('of text turned by a right angle are assembled along their own direction', () => {
    const word = (text: string, top: number, left: number): PlacedWord => ({
      text,
      left,
      right: left + 10,
      top,
      bottom: top + text.length * CHAR,
      turn: 90,
      joined: false,
    });
    const [line] = assembleLines([word('turned', 100, 300), word('text', 133, 300)], PAGE);
    expect(line?.text).toBe('turned text');
    expect(line?.words[0]?.box).toEqual([5000, 1250, 5167, 1625]);
  });

  test('join characters of unspaced scripts without a space, each with its box', () => {
    const chars = [...'人生'].map((text, i): PlacedWord => {
      return { text, left: 50 + 12 * i, right: 62 + 12 * i, top: 100, bottom: 112, turn: 0, joined: i > 0 };
    });
    const [line] = assembleLines(chars, PAGE);
    expect(line?.text).toBe('人生');
    expect(line?.words.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('give every word its offsets and its box within the page', () => {
    const [line] = assembleLines(setText(590, 790, 'edge'), PAGE);
    expect(line).toEqual({ text: 'edge', words: [{ start: 0, end: 4, box: [9833, 9875, 10_000, 10_000] }] });
  });
});
