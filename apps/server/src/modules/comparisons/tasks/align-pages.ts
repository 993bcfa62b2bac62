import { gunzipSync } from 'node:zlib';
import type { ComparisonRow } from '@recto/contract/comparisons';
import { defineTask } from '#kernel/define-task.ts';
import { pairPlaces, type PlacePair } from '#modules/comparisons/tasks/pair-places.ts';

/** Somebody waits for it. */
const LIMIT_MS = 30_000;

/** Which places of the pages stand beside each other; `parts` are those of a comparison as they are stored. */
export const alignPages = defineTask<{ readonly parts: readonly Uint8Array[] }, PlacePair[]>({
  name: 'align-pages',
  lane: 'question',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 120_000 },
  run({ parts }) {
    // Written by ourselves, from the contract's own types.
    return pairPlaces(parts.flatMap((part) => JSON.parse(gunzipSync(part).toString()) as ComparisonRow[]));
  },
});
