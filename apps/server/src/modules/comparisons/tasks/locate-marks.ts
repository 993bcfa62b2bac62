import { type Anchors, anchorsOfRange } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

interface LocateRequest {
  readonly content: Uint8Array;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

/** What a viewer marks for ranges of the text of a page. */
export const locateMarks = defineTask<LocateRequest, Anchors[]>({
  name: 'locate-marks',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ content, ranges }) {
    const page = openStored(content);
    return ranges.map((range) => anchorsOfRange(page, range));
  },
});
