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
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: LIMIT_MS },
  run({ parts, words }) {
    const find = makeWordFinder(words);
    const hasWords = ({ value }: ComparisonSide) =>
      find(typeof value === 'string' ? value : value.map((segment) => segment.value).join('')).length > 0;
    return parts.flatMap((part) =>
      // Written by ourselves, from the contract's own types.
      (JSON.parse(gunzipSync(part).toString()) as ComparisonRow[])
        .filter(({ left, right }) => hasWords(left) || hasWords(right))
        .map(({ index }) => index),
    );
  },
});
