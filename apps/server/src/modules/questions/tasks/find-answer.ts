import {
  type Answer,
  draftAnswer,
  findPageText,
  makePassageLookup,
  rankFile,
  VOCABULARY_PACKS,
  verifyAnswer,
} from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

/** Seconds for the largest file, so this is a fault, not a wait. */
const LIMIT_MS = 120_000;

/** Ranks, chooses and verifies: every citation of the answer has been located in its page's text. */
export const findAnswer = defineTask<IndexReference & { readonly question: string }, Answer>({
  name: 'find-answer',
  lane: 'question',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: LIMIT_MS },
  async run({ question, ...reference }, context) {
    const index = await openIndex(context, reference);
    const draft = draftAnswer(index, rankFile(index, question, VOCABULARY_PACKS));
    return verifyAnswer(
      draft,
      makePassageLookup((page) => findPageText(index, page)),
    );
  },
});
