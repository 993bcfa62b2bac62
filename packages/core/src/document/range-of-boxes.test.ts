import { expect, test } from 'vitest';
import { anchorsOfRange } from '#document/anchors.ts';
import { pageText } from '#document/document.ts';
import { rangeOfBoxes } from '#document/range-of-boxes.ts';

/** A page of equal letters on a grid: 50 across, 20 down. */
const page = (...texts: string[]) => ({
  lines: texts.map((text, row) => ({
    text,
    words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      box: [index * 200, row * 500, (index + word.length) * 200, row * 500 + 400] as const,
    })),
  })),
});

const twice = page('Total revenue 93,392', 'Costs\t40\t38', 'Total revenue 93,392');

test.each(['Total revenue', '93,392\nCosts', '40\t38', 'Costs\t40\t38\nTotal'])(
  'the boxes of %j lead back to it, also where it stands twice',
  (words) => {
    const text = pageText(twice);
    for (const start of [text.indexOf(words), text.lastIndexOf(words)]) {
      const range = { start, end: start + words.length };
      expect(rangeOfBoxes(twice, anchorsOfRange(twice, range).boxes)).toEqual(range);
    }
  },
);

test('boxes beside all words, and no boxes, lead nowhere', () => {
  expect(rangeOfBoxes(twice, [{ x: 0.9, y: 0.9, width: 0.1, height: 0.1 }])).toBeNull();
  expect(rangeOfBoxes(twice, [])).toBeNull();
});
