import { type Contents, type DraftAnswer, draftOverview as draft } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

interface OverviewRequest extends IndexReference {
  readonly question: string;
  readonly contents: Contents;
}

/** Tells what a file is about: what it is, its parts, and the sentences that say most. */
export const draftOverview = defineTask<OverviewRequest, DraftAnswer>({
  name: 'draft-overview',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ question, contents, ...reference }, context) {
    return draft(await openIndex(context, reference), question, contents);
  },
});
