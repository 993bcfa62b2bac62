import type { ExtractionReport } from '@recto/contract/extraction-report';
import { expect, test } from 'vitest';
import { readingCells } from '#features/chat/reading-map.ts';
import { readingStates } from '#shared/files/reading-states.ts';
import { makeReport } from '#testing/report.ts';

type State = ExtractionReport['pages'][number]['state'];
const statesOf = (states: readonly State[], total: number, isReading = true) =>
  readingStates({ pages: makeReport(states).pages, total, isReading }).join(' ');

test('while pages come in, the first that is missing is being read', () => {
  expect(statesOf(['text', 'needs-ocr'], 4)).toBe('read waiting reading waiting');
});

test('of scans the first after the last that was read is being read; one that was passed over waits', () => {
  expect(statesOf(['text', 'needs-ocr', 'needs-ocr'], 3)).toBe('read reading waiting');
  expect(statesOf(['ocr', 'needs-ocr', 'low', 'needs-ocr', 'needs-ocr'], 5)).toBe(
    'read waiting unsure reading waiting',
  );
  expect(statesOf(['ocr', 'needs-ocr', 'ocr', 'damaged', 'blank'], 5)).toBe('read waiting read damaged read');
});

test('nothing is being read in the stages after that', () => {
  expect(statesOf(['ocr', 'needs-ocr'], 2, false)).toBe('read waiting');
});

test('ten pages of a very long file share a cell, which says and opens what matters most', () => {
  const pages = makeReport(Array.from({ length: 25 }, (): State => 'text')).pages;
  const cells = readingCells(readingStates({ pages, total: 2_001, isReading: true }));
  expect(cells).toHaveLength(201);
  expect(cells[0]).toEqual({ page: 1, state: 'read', name: 'Pages 1 to 10: read' });
  expect(cells[2]).toEqual({ page: 26, state: 'reading', name: 'Pages 21 to 30: being read' });
  expect(cells[200]).toMatchObject({ name: 'Pages 2001 to 2001: waiting' });
});
