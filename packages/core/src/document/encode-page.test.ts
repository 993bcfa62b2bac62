import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOX_SCALE,
  type Box,
  type Line,
  type Page,
  type PageFlagKind,
  type PageState,
  pageText,
} from '#document/document.ts';
import { decodePage, encodePage } from '#document/encode-page.ts';

const coordinate = fc.integer({ min: 0, max: BOX_SCALE });
const box = fc
  .tuple(coordinate, coordinate, coordinate, coordinate)
  .map(([a, b, c, d]): Box => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);
const line = fc
  .array(
    fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), fc.constantFrom('', ' ', '\t'), box),
  )
  .map((parts): Line => {
    let text = '';
    const words = parts.map(([word, gap, wordBox]) => {
      text += gap;
      const start = text.length;
      text += word;
      return { start, end: text.length, box: wordBox };
    });
    return { text, words };
  });
const scannedLine = fc.tuple(line, fc.array(fc.option(fc.nat(100)), { maxLength: 8 })).map(
  ([{ text, words }, sure]): Line => ({
    text,
    words: words.map((word, at) => {
      const confidence = sure[at] ?? undefined;
      return confidence === undefined ? word : { ...word, confidence };
    }),
  }),
);
const size = fc.integer({ min: 1, max: 1_440_000 }).map((hundredths) => hundredths / 100);
const flags = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom<PageFlagKind[]>('embedded-ocr', 'invisible', 'white', 'tiny', 'off-page'),
    count: fc.integer({ min: 1, max: 500_000 }),
  }),
  { selector: ({ kind }) => kind, minLength: 1 },
);
const page: fc.Arbitrary<Page> = fc.record(
  {
    number: fc.integer({ min: 1, max: 100_000 }),
    label: fc.string({ maxLength: 8 }),
    width: size,
    height: size,
    state: fc.constantFrom<PageState[]>('text', 'blank', 'needs-ocr', 'damaged'),
    lines: fc.array(line, { maxLength: 6 }),
    flags,
  },
  { requiredKeys: ['number', 'width', 'height', 'state', 'lines'] },
);

/** A page that was read from its picture. */
const scannedPage: fc.Arbitrary<Page> = fc.record({
  number: fc.integer({ min: 1, max: 100_000 }),
  width: size,
  height: size,
  state: fc.constantFrom<PageState[]>('ocr', 'low'),
  lines: fc.array(scannedLine, { maxLength: 6 }),
});

const edge = fc.integer({ min: 1, max: 20_000 });
const cellRange = fc
  .tuple(edge, edge, fc.nat(500), fc.nat(500))
  .map(([top, left, height, width]) => ({ top, left, bottom: top + height, right: left + width }));

/** A cell for each of some lines. */
const sheetPage: fc.Arbitrary<Page> = fc
  .record({
    isHidden: fc.boolean(),
    range: cellRange,
    columns: fc.array(fc.record({ column: edge, width: edge }), { maxLength: 3 }),
    merges: fc.array(cellRange, { maxLength: 3 }),
    name: fc.string({ unit: 'binary', maxLength: 8 }),
    column: fc.integer({ min: 1, max: 20_000 }),
    rows: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.string({ maxLength: 5 }), fc.option(fc.string())),
      { maxLength: 5 },
    ),
  })
  .map(({ column, rows, ...traits }) => {
    let start = 0;
    const cells = rows.map(([row, value, formula]) => {
      const end = start + value.length;
      const cell = { row, column, start, end, ...(formula !== null && { formula }) };
      start = cell.end + 1;
      return cell;
    });
    const lines = rows.map(([, text]) => ({ text, words: [] }));
    return { number: 1, width: 0, height: 0, state: 'text', lines, sheet: { ...traits, cells } };
  });

const range = fc
  .tuple(fc.nat(20), fc.nat(20))
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const span = fc.record(
  { columnSpan: fc.integer({ min: 2, max: 63 }), rowSpan: fc.integer({ min: 2, max: 300 }) },
  { requiredKeys: [] },
);
const covered = fc.record(
  { columnSpan: fc.integer({ min: 2, max: 63 }), isCovered: fc.constant(true as const) },
  { requiredKeys: ['isCovered'] },
);
const cell = fc.tuple(range, fc.oneof(span, covered)).map(([place, spans]) => ({ ...place, ...spans }));
const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 5 });
const change = fc.constantFrom('inserted' as const, 'deleted' as const);
const flowPage: fc.Arbitrary<Page> = fc
  .record({
    blocks: fc.array(
      fc
        .tuple(
          range,
          fc.record(
            {
              kind: fc.constantFrom(
                'heading' as const,
                'item' as const,
                'table' as const,
                'comment' as const,
              ),
              level: fc.integer({ min: 1, max: 9 }),
              number: word,
              change,
              rows: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
              hasHeader: fc.constant(true as const),
              isRightToLeft: fc.constant(true as const),
              align: fc.constantFrom('center' as const, 'end' as const, 'justify' as const),
              at: fc.nat(20),
              author: word,
              date: word,
            },
            { requiredKeys: ['kind'] },
          ),
        )
        .map(([place, rest]) => ({ ...place, ...rest })),
      { maxLength: 4 },
    ),
    changes: fc.array(
      fc
        .tuple(
          range,
          fc.record({ kind: change, author: word, date: word, text: word }, { requiredKeys: ['kind'] }),
        )
        .map(([place, rest]) => ({ ...place, ...rest })),
      { maxLength: 4 },
    ),
    styles: fc.array(
      fc
        .tuple(
          range,
          fc.constantFrom(
            { bold: true } as const,
            { italic: true } as const,
            { bold: true, italic: true } as const,
          ),
        )
        .map(([place, letters]) => ({ ...place, ...letters })),
      { maxLength: 4 },
    ),
  })
  .map(({ styles, ...flow }) => ({
    number: 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: [{ text: 'x'.repeat(20), words: [] }],
    flow: { ...flow, ...(styles.length > 0 && { styles }) },
  }));

describe('an encoded page', () => {
  test('decodes to the page it was', () => {
    fc.assert(
      fc.property(fc.oneof(page, scannedPage, sheetPage, flowPage), (original) => {
        expect(decodePage(encodePage(original))).toEqual(original);
      }),
    );
  });

  test('is refused when it is cut short, and when bytes are left over', () => {
    fc.assert(
      fc.property(fc.oneof(page, scannedPage, sheetPage, flowPage), fc.nat(), (original, at) => {
        const bytes = encodePage(original);
        expect(() => decodePage(bytes.subarray(0, at % bytes.length))).toThrow(/^Stored page: /);
        expect(() => decodePage(Uint8Array.from([...bytes, 0]))).toThrow(/^Stored page: /);
      }),
    );
  });

  test('is refused or decoded to a valid page when its bytes are anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 5, 6, 7), fc.uint8Array({ maxLength: 60 }), (version, bytes) => {
        try {
          const decoded = decodePage(Uint8Array.from([version, ...bytes]));
          for (const cell of decoded.sheet?.cells ?? []) {
            expect(cell.end).toBeLessThanOrEqual(pageText(decoded).length);
            expect(Math.min(cell.start, cell.row - 1, cell.column - 1)).toBeGreaterThanOrEqual(0);
          }
          const { blocks = [], changes = [], styles = [] } = decoded.flow ?? {};
          for (const { end } of [...blocks, ...changes, ...styles])
            expect(end).toBeLessThanOrEqual(pageText(decoded).length);
          for (const { text, words } of decoded.lines) {
            for (const word of words) {
              expect(word.end).toBeLessThanOrEqual(text.length);
              expect(Math.max(...word.box)).toBeLessThanOrEqual(BOX_SCALE);
              expect(Math.min(...word.box)).toBeGreaterThanOrEqual(0);
            }
          }
        } catch (error) {
          expect(String(error)).toContain('Stored page: ');
        }
      }),
    );
  });

  test('is refused when a flag counts nothing, is unknown or stands twice', () => {
    const head = [2, 1, 0, 100, 100, 0];
    expect(decodePage(Uint8Array.from([...head, 1, 2, 7, 0]))).toMatchObject({
      flags: [{ kind: 'white', count: 7 }],
    });
    for (const flagBytes of [
      [1, 2, 0],
      [1, 6, 7],
      [2, 2, 7, 2, 7],
    ]) {
      expect(() => decodePage(Uint8Array.from([...head, ...flagBytes, 0]))).toThrow('flag');
    }
  });

  test('of another version is refused', () => {
    expect(() => decodePage(Uint8Array.from([1, 1, 0]))).toThrow('Stored page: unknown version');
  });
});
