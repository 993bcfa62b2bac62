import { type CutPassages, type CutPosition, cutPassages } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

interface CutRequest extends IndexReference {
  /** Null begins with the first passage. */
  readonly from: CutPosition | null;
  readonly limit: number;
}

/** Cuts the next passages of a file that are to be embedded. */
export const cutFile = defineTask<CutRequest, CutPassages>({
  name: 'cut-file',
  lane: 'batch',
  limits: INDEX_LIMITS,
  async run({ from, limit, ...reference }, context) {
    return cutPassages(await openIndex(context, reference), from, limit);
  },
});
