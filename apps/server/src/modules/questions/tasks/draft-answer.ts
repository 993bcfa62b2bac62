import { draftAnswer as draft, type ExtractiveDraft, type Ranking } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

type DraftRequest = IndexReference & { readonly ranking: Omit<Ranking, 'passages'> };

/** Quotes from the best pages the sentences and rows that answer. */
export const draftAnswer = defineTask<DraftRequest, ExtractiveDraft>({
  name: 'draft-answer',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ ranking, ...reference }, context) {
    return draft(await openIndex(context, reference), ranking);
  },
});
