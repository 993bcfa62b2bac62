import type { Language } from '@recto/contract/languages';
import { asksForOverview, type DraftAnswer, type Passage, type Ranking } from '@recto/core/answers';
import type { Clock } from '#kernel/clock.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import type { GuardedModel } from '#kernel/guard-model.ts';
import { LanguageModelError, type ModelFailure, type ModelUsage } from '#kernel/language-model.ts';
import type { FindMeaning } from '#modules/questions/embeddings/find-meaning.ts';
import { offerPassages } from '#modules/questions/model/offered-passages.ts';
import {
  ANSWER_INSTRUCTIONS,
  answerInput,
  type PreviousQuestion,
  SEARCH_INSTRUCTIONS,
  searchInput,
} from '#modules/questions/model/prompts.ts';
import { AnswerReply, partialText, SearchReply, toDraft } from '#modules/questions/model/reply.ts';
import type { DraftRequest } from '#modules/questions/ports.ts';
import { rankFile } from '#modules/questions/tasks/rank-file.ts';
import { spreadFile } from '#modules/questions/tasks/spread-file.ts';

/** What an answer may cost. */
export interface ModelLimits {
  readonly timeoutMs: number;
  readonly maxTokens: number;
}

interface AskModelDeps {
  readonly model: GuardedModel;
  readonly limits: ModelLimits;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly clock: Clock;
  /** Null where passages are found by their words alone. */
  readonly findMeaning: FindMeaning | null;
}

export interface ModelAsking extends DraftRequest {
  /** Of the file. */
  readonly language: Language;
  /** The question as it was typed; `question` may say what a follow-up leaves out. */
  readonly typed: string;
  /** Typing errors are not put right. */
  readonly isExact?: boolean | undefined;
  readonly previous: PreviousQuestion | null;
  readonly signal: AbortSignal;
  /** What the model has written so far, unchecked. */
  onText(text: string): void;
  /** Some more tokens were used. */
  onSpent(tokens: ModelUsage): void;
}

const MAX_PASSAGES = 8;
/** The model was there, and what it said is of no use. */
const FORM_FAILURES: ReadonlySet<ModelFailure> = new Set(['invalid', 'too-long', 'declined']);
/** A question in other words takes no more. */
const SEARCH_TOKENS = 300;

/**
 * Has a language model draft an answer. It reads the passages that every answerer is given; for a question about the whole
 * of a file some from all over it; and for one in another language those that are found in the language of the file, which
 * takes a second call. With an embedding model they are found by their meaning too. All of it takes the same time.
 */
export function makeAskModel({ model, limits, tasks, clock, findMeaning }: AskModelDeps) {
  return async (asking: ModelAsking): Promise<DraftAnswer> => {
    const startedAt = clock();
    const generate: GuardedModel['generate'] = async (egress, request) => {
      const timeoutMs = Math.max(1, startedAt + limits.timeoutMs - clock());
      const reply = await model.generate(egress, { ...request, timeoutMs, signal: asking.signal });
      asking.onSpent(reply.usage);
      return reply;
    };
    const egress = { userId: asking.file.accountId, fileIds: [asking.file.id] };
    const { timeoutMs, maxTokens } = limits;

    /** The question in the language of the file; null where the model does not come up with one. */
    const wordForSearch = async (): Promise<string | null> => {
      const search = { instructions: SEARCH_INSTRUCTIONS, input: searchInput(asking) };
      const bounds = { timeoutMs, maxTokens: Math.min(SEARCH_TOKENS, maxTokens) };
      try {
        return (await generate(egress, { ...search, ...bounds, reply: SearchReply })).value.question;
      } catch (error) {
        // It may still answer from what names and figures have found.
        if (error instanceof LanguageModelError && FORM_FAILURES.has(error.reason)) return null;
        throw error;
      }
    };

    const findPassages = async (): Promise<readonly Passage[]> => {
      const { question, file, ranking } = asking;
      if (asksForOverview(question)) return spread();
      const worded = ranking.crossLanguage ? await wordForSearch() : null;
      const asked = await findMeaning?.(file, question, asking.signal);
      asking.onSpent({ inputTokens: asked?.inputTokens ?? 0, outputTokens: 0 });
      const meaning = asked?.meaning ?? undefined;
      if (worded === null && !meaning) return passagesOf(ranking);
      const isExact = worded === null && asking.isExact === true;
      const request = { ...referenceTo(asking), question: worded ?? question, isExact, meaning };
      return passagesOf(await tasks.run(rankFile, request, optionsOf(file)));
    };
    const passagesOf = async (found: Ranking): Promise<readonly Passage[]> => {
      return found.passages.length > 0 ? found.passages.map(({ passage }) => passage) : spread();
    };
    const spread = () =>
      tasks.run(spreadFile, { ...referenceTo(asking), limit: MAX_PASSAGES }, optionsOf(asking.file));

    const passages = (await findPassages()).slice(0, MAX_PASSAGES);
    const offered = offerPassages(passages);
    const { value } = await generate(egress, {
      instructions: ANSWER_INSTRUCTIONS,
      input: answerInput(asking, offered),
      reply: AnswerReply,
      timeoutMs,
      maxTokens,
      onPartial(partial) {
        const text = partialText(partial);
        if (text !== undefined) asking.onText(text);
      },
    });
    return toDraft(value, offered, asking.language);
  };
}
export type AskModel = ReturnType<typeof makeAskModel>;

const referenceTo = ({ file: { id, index } }: DraftRequest) => ({
  fileId: id,
  indexKey: index.key,
  sha256: index.sha256,
});

const optionsOf = ({ accountId, lane, index }: DraftRequest['file']) => ({
  account: accountId,
  lane,
  loadBytes: index.load,
});
