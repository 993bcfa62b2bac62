import type { TaskRunner } from '#kernel/define-task.ts';
import type { Answerer } from '#modules/questions/ports.ts';
import { draftAnswer } from '#modules/questions/tasks/draft-answer.ts';

/** Answers with sentences and table rows of the file itself, on this machine. */
export const makeExtractiveAnswerer = (tasks: Pick<TaskRunner, 'run'>): Answerer => ({
  name: 'extract',
  draft({ file: { id, accountId, lane, index }, ranking: { passages: _, ...ranking } }) {
    const request = { fileId: id, indexKey: index.key, sha256: index.sha256, ranking };
    return tasks.run(draftAnswer, request, { account: accountId, lane, loadBytes: index.load });
  },
});
