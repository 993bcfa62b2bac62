import { questions as endpoints } from '@recto/contract/questions';
import { bindJob } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { StreamedList } from '#kernel/streamed-json.ts';
import type { Erase } from '#kernel/erase.ts';
import { answerQuestion, answerWithModel, embedFile } from '#modules/questions/jobs.ts';
import { makeQuestions, type QuestionsDeps } from '#modules/questions/questions.ts';
import { listFilesOf } from '#modules/questions/question-files.store.ts';
import { warmUpQuestions } from '#modules/questions/tasks/warm-up.ts';
import '#modules/questions/tables.ts';

export { topAnswerClaims, topAnswerFirst, topAnswerPages } from '#modules/questions/top-answer-pages.ts';
export { makeExtractiveAnswerer } from '#modules/questions/extractive-answerer.ts';
export { type ReadSample, makeTryModel } from '#modules/questions/model/try-model.ts';
export type { Questions } from '#modules/questions/questions.ts';

/** Asking one file a question, and the evidence of its answer. */
export function makeQuestionsModule(deps: QuestionsDeps & { readonly tasks: Pick<TaskRunner, 'keepWarm'> }) {
  const questions = makeQuestions(deps);
  const answer = bindJob(answerQuestion, {
    concurrency: 16,
    isAwaited: true,
    handle: questions.answer,
    abandon: questions.giveUp,
  });
  // Known to the queue also where there is no model any more: such questions keep the answer that stands.
  const withModel = bindJob(answerWithModel, {
    concurrency: 8,
    groupConcurrency: 3,
    isAwaited: true,
    handle: questions.answerWithModel,
    abandon: questions.giveUpModel,
  });
  const embed = bindJob(embedFile, { concurrency: 2, groupConcurrency: 1, handle: questions.embed });
  const erase: Erase = async (gone) => {
    if ('fileIds' in gone) for (const fileId of gone.fileIds) questions.stopEmbedding(fileId);
  };
  const routes = makeRoutes(endpoints, {
    ask: async ({ body, context: { caller } }) => {
      const { fileId, question: text, exact, ...continued } = body;
      const question = await questions.ask(caller.accountId, [fileId], {
        text,
        isExact: exact,
        ...continued,
      });
      return { result: { questions: [question] } };
    },
    review: async ({ params, body, context: { caller } }) => {
      const question = await questions.review(caller.accountId, params.answerId, body);
      return { result: { questions: [question] } };
    },
    stop: async ({ params, context: { caller } }) => {
      const question = await questions.stop(caller.accountId, params.answerId);
      return { result: { questions: [question] } };
    },
    context: async ({ params, context: { caller } }) => {
      const { citations } = await questions.getQuestion(caller.accountId, params.answerId);
      return { result: { answerId: params.answerId, contexts: citations } };
    },
  });
  return {
    name: 'questions',
    api: questions,
    routes: [routes],
    jobs: [answer, withModel, embed],
    erase,
    beforeFilesDeleted: questions.dropFiles,
    listening: () => deps.tasks.keepWarm(warmUpQuestions),
    findFilesOf: (accountId, ids) => listFilesOf(deps.database.root, accountId, ids),
    exportFor: async (accountId) => ({
      parts: { questions: new StreamedList(questions.streamAll(accountId)) },
    }),
  } satisfies Module;
}
