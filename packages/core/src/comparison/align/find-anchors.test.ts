import { expect, test } from 'vitest';
import { startAlignment } from '#comparison/align/alignment.ts';
import { findAnchors } from '#comparison/align/find-anchors.ts';
import type { Sequence } from '#comparison/prepare/make-sequences.ts';

const toSequence = (symbols: readonly number[]): Sequence => ({
  symbols: Int32Array.from(symbols),
  from: Int32Array.from(symbols.keys()),
  to: Int32Array.from(symbols.keys(), (at) => at + 1),
  borders: new Uint8Array(symbols.length + 1),
  edges: new Uint8Array(symbols.length),
});

const WORDS = 1000;

function findAll(left: readonly number[], right: readonly number[]) {
  const names = Array.from({ length: WORDS + 1 }, (_, at) => `w${at}`);
  const weights = new Float32Array(names.length).fill(1);
  const sequences = { left: toSequence(left), right: toSequence(right), names, weights };
  const region = { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length };
  return findAnchors(startAlignment(sequences, { steps: 1e9 }), region, 8);
}

/** Words of a long text, none like the other (a linear congruential generator). */
function writeText(length: number): number[] {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % WORDS;
  });
}

test.each([2_000, 100_000])(
  'what two texts of %i words share around changed words is found whole',
  (length) => {
    const text = writeText(length);
    const changed = [...text.keys()].filter((at) => at % 400 === 399);
    const other = text.map((word, at) => (at % 400 === 399 ? WORDS : word));
    const blocks = findAll(text, other);
    expect(blocks).toHaveLength(changed.length + (length % 400 === 0 ? 0 : 1));
    expect(blocks.reduce((sum, block) => sum + block.length, 0)).toBe(length - changed.length);
  },
);

test('one short passage that two long texts share is found', () => {
  const passage = writeText(8);
  const left = [...new Array<number>(70_000).keys()].map((at) => at % 7).toSpliced(30_000, 0, ...passage);
  const right = [...new Array<number>(70_000).keys()]
    .map((at) => 10 + (at % 9))
    .toSpliced(50_000, 0, ...passage);
  expect(findAll(left, right)).toEqual([{ left: 30_000, right: 50_000, length: 8 }]);
});
