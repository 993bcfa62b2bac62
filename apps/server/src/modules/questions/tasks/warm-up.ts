import { warmUp } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';

const LIMIT_MS = 60_000;

/**
 * Prepares the worker for its first question, which otherwise waits until patterns are compiled and words are read. It is
 * over as soon as there is a question, and says whether it is done. Its lane is not that of questions, which go first.
 */
export const warmUpQuestions = defineTask<null, boolean>({
  name: 'warm-up-questions',
  lane: 'text',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 300_000 },
  run(_, context) {
    for (const _step of warmUp()) if (context.isHurried()) return false;
    return true;
  },
});
