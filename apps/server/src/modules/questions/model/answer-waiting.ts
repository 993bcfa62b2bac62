import type { PartialAnswer } from '@recto/contract/events';
import type { AnswerFallback, ModelUsage } from '@recto/contract/questions';
import type { DraftAnswer, NearestPassage } from '@recto/core/answers';
import type { Database } from '#kernel/database.ts';
import { type FindCurrent, type GuardedModel, EgressRefusedError } from '#kernel/guard-model.ts';
import { LanguageModelError } from '#kernel/language-model.ts';
import type { Log } from '#kernel/log.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import type { AnswerOptions } from '#modules/questions/answer-file.ts';
import type { AnswerFiles } from '#modules/questions/answer-files.ts';
import { searchedQuestion } from '#modules/questions/follow-ups.ts';
import type { AnswerRequest } from '#modules/questions/jobs.ts';
import type { AskModel } from '#modules/questions/model/ask-model.ts';
import type { AnsweredRow, Completion } from '#modules/questions/model/complete-question.ts';
import { draftOnce, type ModelDraft, NoReplyError } from '#modules/questions/model/draft-once.ts';
import { watchWanted } from '#modules/questions/model/watch-wanted.ts';
import type { DraftRequest } from '#modules/questions/ports.ts';
import type { Publisher } from '#modules/questions/publish-question.ts';
import * as store from '#modules/questions/store.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';

export interface AnswerWaitingDeps {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly modelCalls: Pick<ModelCalls, 'callOnce'>;
  readonly log: Pick<Log, 'warn'>;
  readonly answerFiles: AnswerFiles;
  /** Null where there is none, or none any more. */
  readonly findModel: FindCurrent<AskedModel>;
}

/** A language model and how it is asked. */
export interface AskedModel extends Pick<GuardedModel, 'name' | 'findRefusal'> {
  readonly ask: AskModel;
}

/** A question whose answer of the files themselves is there and waits for that of the model. */
export interface Waiting {
  readonly row: AnsweredRow;
  readonly files: readonly FileRow[];
}

interface CallSignals {
  /** The attempt is over: the server stops, or the job took too long. */
  readonly ended: AbortSignal;
  /** Nobody wants the reply any more. */
  readonly cancelled: AbortSignal;
}

/** Beside an answer that there is none. */
const MAX_NEAREST = 3;

/** Has the model answer a question, with an end in any case: its answer, or that of the file itself with the reason. */
export function makeAnswerWaiting(deps: AnswerWaitingDeps, { complete, fallBack }: Completion) {
  const { database, publisher, modelCalls, log, answerFiles, findModel } = deps;

  const work = async (
    waiting: Waiting,
    request: AnswerRequest,
    { model, signal }: { readonly model: AskedModel | null; readonly signal: AbortSignal },
  ) => {
    const { row, files } = waiting;
    if (!model) throw new NoReplyError('unavailable');
    // After a stop the reply goes on arriving for a moment, and pages have the final answer by then.
    const show = (partial: Omit<PartialAnswer, 'questionId'>) => {
      if (!signal.aborted && row.batch_id === null)
        publisher.publishPartial(row.account_id, { questionId: row.id, ...partial });
    };
    const previous = await store.findPrevious(database.root, row);
    const said: ModelDraft[] = [];
    let written: { readonly text: string } | undefined;
    const onText = (text: string) => {
      written = { text };
      show({ phase: 'writing', text });
    };
    const draftFrom = async (file: FileRow, position: number, asked: DraftRequest): Promise<DraftAnswer> => {
      const { isExact } = request;
      const asking = {
        ...asked,
        isExact,
        typed: row.question,
        language: file.lang,
        previous,
        signal,
        onText,
      };
      const one = await draftOnce({ modelCalls, model, question: row, position }, asking);
      said.push(one);
      show({ phase: 'checking', ...written });
      return { ...one.draft, nearest: nearestOf(row.answer, file.id) };
    };
    show({ phase: 'reading' });
    const optionsFor = (file: FileRow, position: number): AnswerOptions => ({
      lane: row.batch_id === null ? 'question' : 'batch',
      isExact: request.isExact,
      answerer: { name: model.name, draft: (asked) => draftFrom(file, position, asked) },
    });
    const found = await answerFiles(files, searchedQuestion(row), optionsFor);
    const { dropped } = found;
    const spent = {
      ...(said.length > 0 && { usage: sumOf(said) }),
      ...(dropped.length > 0 && { droppedClaims: dropped.length, droppedTexts: [...dropped] }),
    };
    if (found.answer.kind === 'none' && dropped.length > 0) return fallBack(row, 'unproven', spent);
    // The model that has replied, should another one be configured since.
    const answeredBy = said.at(-1)?.model ?? found.answeredBy;
    await complete(row.id, { answeredBy, answer: { ...found.answer, ...spent } });
  };

  return async (waiting: Waiting, request: AnswerRequest, { ended, cancelled }: CallSignals) => {
    const { row } = waiting;
    const model = await findModel();
    const { signal, end } = watchWanted({ database, log }, row.id, AbortSignal.any([ended, cancelled]));
    try {
      await work(waiting, request, { model, signal });
    } catch (error) {
      const reason = reasonOf(error);
      // Stopped by the server, it is taken up again at its next start.
      if (reason === null || (reason === 'stopped' && ended.aborted)) throw error;
      if (error instanceof LanguageModelError && reason !== 'stopped')
        log.warn(
          { questionId: row.id, model: model?.name, reason, why: error.message },
          'no reply of the model',
        );
      await fallBack(row, reason);
    } finally {
      end();
    }
  };
}

/** Null for what is a fault of ours and worth another attempt. */
function reasonOf(error: unknown): AnswerFallback | null {
  if (
    error instanceof LanguageModelError ||
    error instanceof EgressRefusedError ||
    error instanceof NoReplyError
  )
    return error.reason;
  return null;
}

function sumOf(said: readonly ModelDraft[]): ModelUsage {
  const sum = { inputTokens: 0, outputTokens: 0, ms: 0 };
  for (const { usage } of said) {
    sum.inputTokens += usage.inputTokens;
    sum.outputTokens += usage.outputTokens;
    sum.ms += usage.ms;
  }
  return sum;
}

/** What the file itself answers with is what comes nearest where the model finds no answer. */
function nearestOf({ citations, searched }: StoredAnswer, asked: string): NearestPassage[] {
  const passages = citations.length > 0 ? citations : (searched?.nearest ?? []);
  // A passage names no file where only one was asked.
  const own = passages.filter(({ fileId = asked }) => fileId === asked);
  return own.slice(0, MAX_NEAREST).map(({ page, quote }) => ({ page, quote }));
}
