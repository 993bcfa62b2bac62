import { type CellClaim, type Column, type Elsewhere, findElsewhere as find } from '@recto/core/columns';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

interface ElsewhereRequest extends IndexReference {
  readonly column: Column;
  readonly claims: readonly CellClaim[];
}

/** What a file says on the subject of an answer where the answer does not cite it. */
export const findElsewhere = defineTask<ElsewhereRequest, Elsewhere[]>({
  name: 'find-elsewhere',
  lane: 'batch',
  limits: INDEX_LIMITS,
  run: async ({ column, claims, ...reference }, context) =>
    find(await openIndex(context, reference), column, claims),
});
