import { gunzipSync } from 'node:zlib';
import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';
import { makeWordFinder } from '@recto/core/quotes';
import { defineTask } from '#kernel/define-task.ts';

/** Somebody waits for it. */
const LIMIT_MS = 30_000;

/** The rows in which words stand, by their indexes; `parts` are those of a comparison as they are stored. */
export const findRows = defineTask<
  { readonly parts: readonly Uint8Array[]; readonly words: string },
  number[]
>({
  name: 'find-rows',
  lane: 'question',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 120_000 },
  run({ parts, words }) {
    const find = makeWordFinder(words);
    const textOf = ({ value }: ComparisonSide) =>
      typeof value === 'string' ? value : value.map((segment) => segment.value).join('');
    const hasWords = ({ left, right }: ComparisonRow) => {
      const [one, other] = [textOf(left), textOf(right)];
      // Most rows say the same on both sides.
      return find(one).length > 0 || (other !== one && find(other).length > 0);
    };
    return parts.flatMap((part) =>
      // Written by ourselves, from the contract's own types.
      (JSON.parse(gunzipSync(part).toString()) as ComparisonRow[]).filter(hasWords).map(({ index }) => index),
    );
  },
});
