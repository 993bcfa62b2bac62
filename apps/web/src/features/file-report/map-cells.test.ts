import { expect, test } from 'vitest';
import { makeReport, textPages } from '#testing/report.ts';
import { cellsOf } from './map-cells.ts';

test('ten pages of a very long file share a cell that shows and opens the worst of them', () => {
  const states = textPages(2_005);
  states[13] = 'damaged';
  const cells = cellsOf('layout', makeReport(states).pages);
  expect(cells).toHaveLength(201);
  expect(cells[1]).toMatchObject({ state: 'damaged', name: 'Pages 11 to 20: Damaged' });
  expect(cells[1]?.page.page).toBe(14);
  expect(cells[200]?.name).toBe('Pages 2001 to 2005: Text');
});
