import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, blocksOf, PAGE_BLOCK_KINDS } from '#document/block.ts';
import { BLOCKS_VERSION, decodeBlocks, encodeBlocks } from '#document/encode-blocks.ts';

const BLOCKS: Block[] = [
  { kind: 'header', start: 0, end: 12 },
  { kind: 'paragraph', start: 13, end: 40, continues: true },
  { kind: 'heading', start: 41, end: 60, level: 2, number: '3.1' },
  {
    kind: 'table',
    start: 61,
    end: 90,
    hasHeader: true,
    rows: [
      [
        { start: 61, end: 65 },
        { start: 66, end: 70 },
      ],
      [{ start: 71, end: 90 }],
    ],
  },
  { kind: 'caption', start: 95, end: 100 },
];

test('blocks come back as they were stored', () => {
  expect(decodeBlocks(encodeBlocks(BLOCKS), 100)).toEqual(BLOCKS);
  expect(decodeBlocks(encodeBlocks([]), 0)).toEqual([]);
});

test('blocks of another version are to be found again', () => {
  const bytes = encodeBlocks(BLOCKS);
  bytes[0] = BLOCKS_VERSION + 1;
  expect(decodeBlocks(bytes, 100)).toBeUndefined();
});

test('what lies outside the text, or is cut short, is refused', () => {
  const bytes = encodeBlocks(BLOCKS);
  expect(() => decodeBlocks(bytes, 99)).toThrow('outside');
  expect(() => decodeBlocks(bytes.subarray(0, bytes.length - 1), 100)).toThrow(/^Stored page: /);
  expect(() => decodeBlocks(Uint8Array.from([...bytes, 0]), 100)).toThrow('left over');
});

test('any bytes are blocks within the text, or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (rest) => {
      let blocks: Block[] | undefined;
      try {
        blocks = decodeBlocks(Uint8Array.from([BLOCKS_VERSION, ...rest]), 50);
      } catch (error) {
        expect(String(error)).toContain('Stored page: ');
        return;
      }
      for (const { kind, start, end } of blocks ?? []) {
        expect(PAGE_BLOCK_KINDS).toContain(kind);
        expect(start <= end && end <= 50).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('what the format names comes before what was found', () => {
  const page = {
    number: 1,
    width: 0,
    height: 0,
    state: 'text' as const,
    lines: [{ text: 'One', words: [] }],
  };
  const found: Block[] = [{ kind: 'paragraph', start: 0, end: 3 }];
  const said: Block[] = [{ kind: 'heading', start: 0, end: 3, level: 1 }];
  expect(blocksOf(page)).toBeUndefined();
  expect(blocksOf({ ...page, blocks: found })).toEqual(found);
  expect(
    blocksOf({
      ...page,
      blocks: found,
      flow: { blocks: [{ kind: 'heading', start: 0, end: 3, level: 1 }], changes: [] },
    }),
  ).toEqual(said);
});

test('a sheet is a table below its repeated heads', () => {
  const cell = (row: number, column: number, start: number, end: number) => ({ row, column, start, end });
  const page = {
    number: 2,
    width: 0,
    height: 0,
    state: 'text' as const,
    lines: ['Name\tFee', 'Ann\t10', 'Bob\t20'].map((text) => ({ text, words: [] })),
    sheet: {
      name: 'Fees',
      isHidden: false,
      range: { top: 8, left: 1, bottom: 9, right: 2 },
      columns: [],
      merges: [],
      cells: [
        cell(1, 1, 0, 4),
        cell(1, 2, 5, 8),
        cell(8, 1, 9, 12),
        cell(8, 2, 13, 15),
        cell(9, 1, 16, 19),
        cell(9, 2, 20, 22),
      ],
    },
  };
  expect(blocksOf(page)).toMatchObject([
    { kind: 'header', start: 0, end: 8 },
    { kind: 'table', start: 9, end: 22, rows: [{ length: 2 }, { length: 2 }] },
  ]);
});
