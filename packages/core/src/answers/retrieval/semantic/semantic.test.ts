import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { makePassage } from '../passages.ts';
import { rankFile } from '../rank-file.ts';
import { type CutPosition, cutPassages } from './cut-passages.ts';
import { fusePassages } from './fuse-passages.ts';
import { nearestPassages, packVectors } from './passage-vectors.ts';

const indexOf = (texts: readonly string[]) =>
  buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    'en',
  );

describe('the passages of a file', () => {
  const line = (page: number) => (_: unknown, at: number) => `Line ${at} of page ${page} tells of wages.`;
  const pages = [1, 2, 3].map((page) => Array.from({ length: 40 }, line(page)).join('\n'));
  const index = indexOf([...pages, '', 'Short.', `${'word '.repeat(500)}`, '漢'.repeat(2_500)]);

  test('are whole lines where there are any, of one page, and hold all of its text', () => {
    const { passages, next } = cutPassages(index, null, 1_000);
    expect(next).toBeNull();
    for (const { text, page } of passages) {
      expect(text.length).toBeLessThanOrEqual(1_000);
      if (page <= 3) expect(text).toMatch(/^Line \d+ of[^]*wages\.$/);
    }
    const textOf = (wanted: number) => passages.filter(({ page }) => page === wanted).map(({ text }) => text);
    expect(textOf(1).join('\n')).toBe(pages[0]);
    expect(textOf(6).join('').trim()).toBe('word '.repeat(500).trim());
    expect(textOf(7).join('')).toBe('漢'.repeat(2_500));
    expect(textOf(4).length + textOf(5).length).toBe(0);
  });

  test('are the same, however many are cut at a time', () => {
    const all = cutPassages(index, null, 1_000).passages;
    const cut = [];
    let from: CutPosition | null = null;
    do {
      const { passages, next } = cutPassages(index, from, 2);
      expect(passages.length).toBeLessThanOrEqual(2);
      cut.push(...passages);
      from = next;
    } while (from);
    expect(cut).toEqual(all);
  });
});

describe('vectors', () => {
  test('are as near to each other packed as they were', () => {
    const vector = array(double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 });
    const length = (values: readonly number[]) => Math.hypot(...values);
    assert(
      property(vector, vector, (left, right) => {
        if (length(left) < 0.1 || length(right) < 0.1) return;
        const opposite = right.map((value) => -value);
        const stored = { ids: ['opposite', 'right'], bytes: packVectors([opposite, right]) };
        const product = left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
        const cosine = product / length(left) / length(right);
        if (Math.abs(cosine) < 0.02) return;
        expect(nearestPassages(left, [stored], 1)).toEqual([cosine > 0 ? 'right' : 'opposite']);
      }),
    );
  });

  test('are found nearest first, over all that is stored; those of another length are left out', () => {
    const stored = [
      {
        ids: ['far', 'near'],
        bytes: packVectors([
          [0, 1],
          [3, 0.1],
        ]),
      },
      {
        ids: ['between', 'empty'],
        bytes: packVectors([
          [1, 1],
          [0, 0],
        ]),
      },
      { ids: ['longer'], bytes: packVectors([[1, 0, 0]]) },
    ];
    expect(nearestPassages([2, 0], stored, 3)).toEqual(['near', 'between', 'far']);
    expect(nearestPassages([2, 0], [], 3)).toEqual([]);
  });
});

describe('fused rankings', () => {
  const text = 'x'.repeat(1_000);
  const passage = (page: number, start = 0, end = 100) => makePassage(page, text, { start, end });

  test('score each passage by its ranks, wherever it was cut', () => {
    const fused = fusePassages(
      [
        [passage(1), passage(2), passage(3)],
        [passage(2, 40, 140), passage(4)],
      ],
      8,
    );
    expect(fused.map(({ passage: { id } }) => id)).toEqual(['p2.0-100', 'p1.0-100', 'p4.0-100', 'p3.0-100']);
    expect(fused.map(({ score }) => score)).toEqual([1 / 62 + 1 / 61, 1 / 61, 1 / 62, 1 / 63]);
  });

  test('keep stretches that share less than half apart, and show none of them twice', () => {
    const fused = fusePassages([[passage(1)], [passage(1, 60, 160), passage(2)]], 8);
    expect(fused.map(({ passage: { id } }) => id)).toEqual(['p1.0-100', 'p2.0-100']);
    expect(fused[0]?.score).toBe(1 / 61);
  });

  test('bring a passage that shares no word with the question among those that are offered', () => {
    const filler = Array.from({ length: 20 }, (_, at) => `Wages of clerks, part ${at}: nothing of note.`);
    const index = indexOf([...filler, 'Whoever digs the flower beds receives nine crowns a day.']);
    const question = 'What are the wages of the gardener?';
    const pages = (similar?: number[]) =>
      rankFile(index, question, {
        similar: similar?.flatMap((page) => cutPassages(index, { page, offset: 0 }, 1).passages),
      }).passages.map(({ passage: { page } }) => page);
    expect(pages()).not.toContain(21);
    expect(pages([21, 3])).toEqual([3, 1, 21, 2, 4, 5, 6, 7]);
    // Nor is it crowded out by what both rankings find.
    expect(pages([21, 8, 7, 6, 5, 4, 3])).toContain(21);
  });
});
