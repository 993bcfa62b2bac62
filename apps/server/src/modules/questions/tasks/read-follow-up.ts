import { type FollowUp, type PreviousQuestion, readFollowUp as read } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS } from '#modules/questions/tasks/file-indexes.ts';

interface FollowUpRequest {
  readonly question: string;
  readonly previous: PreviousQuestion | undefined;
  /** That of the file. */
  readonly language: string;
}

/** Tells what a question asks after another. A task, as the first in a language prepares patterns for a quarter of a second. */
export const readFollowUp = defineTask<FollowUpRequest, FollowUp>({
  name: 'read-follow-up',
  lane: 'question',
  limits: INDEX_LIMITS,
  run: async ({ question, previous, language }) => read(question, previous, language),
});
