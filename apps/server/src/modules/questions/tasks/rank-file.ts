import { type Ranking, rankFile as rank, VOCABULARY_PACKS } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { knownWords } from '#modules/questions/tasks/known-words.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

interface RankRequest extends IndexReference {
  readonly question: string;
  /** Asks for exactly the words typed. */
  readonly isExact?: boolean | undefined;
}

/** Finds the pages and passages of a file that are likeliest to answer. */
export const rankFile = defineTask<RankRequest, Ranking>({
  name: 'rank-file',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ question, isExact, ...reference }, context) {
    const index = await openIndex(context, reference);
    const words = context.use(knownWords)(index.language);
    return rank(index, question, VOCABULARY_PACKS, { words, isExact });
  },
});
