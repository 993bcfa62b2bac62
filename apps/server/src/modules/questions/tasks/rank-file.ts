import { type Ranking, rankFile as rank, VOCABULARY_PACKS } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

/** Finds the pages and passages of a file that are likeliest to answer. */
export const rankFile = defineTask<IndexReference & { readonly question: string }, Ranking>({
  name: 'rank-file',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ question, ...reference }, context) {
    return rank(await openIndex(context, reference), question, VOCABULARY_PACKS);
  },
});
