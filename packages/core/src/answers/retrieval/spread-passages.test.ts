import { expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { spreadPassages } from './spread-passages.ts';

test('a question about the whole is answered from pages all over the file, covers left out', () => {
  const pages = Array.from({ length: 30 }, (_, at) => ({
    number: at + 1,
    text: at % 3 === 0 ? `Part ${at}` : `Page ${at + 1}. ${'What it says goes on for a while. '.repeat(80)}`,
  }));
  const passages = spreadPassages(buildFileIndex(pages, 'en'), 5);
  expect(passages.map(({ page }) => page)).toEqual([2, 8, 14, 20, 26]);
  for (const { text, id, start } of passages) {
    expect(text.length).toBeLessThanOrEqual(1_600);
    expect(id).toMatch(/^p\d+\.0-\d+$/);
    expect(start).toBe(0);
  }
  expect(spreadPassages(buildFileIndex([{ number: 1, text: 'Short.' }], 'en'), 5)).toHaveLength(1);
  expect(spreadPassages(buildFileIndex([{ number: 1, text: '' }], 'en'), 5)).toEqual([]);
});
