import { wordsThatAnswer } from '@recto/core/answers';
import type { Database } from '#kernel/database.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { notFound } from '#kernel/errors.ts';
import type { FileRow } from '#modules/library/index.ts';
import { fileSetOf } from '#modules/questions/file-set.ts';
import * as store from '#modules/questions/store.ts';
import type { StoredFollowUp } from '#modules/questions/tables.ts';
import { readFollowUp } from '#modules/questions/tasks/read-follow-up.ts';

interface FollowUpDeps {
  readonly database: Database;
  readonly tasks: Pick<TaskRunner, 'run'>;
}

export interface Asking {
  readonly text: string;
  /** The question that is continued; null begins anew, undefined continues the last one. */
  readonly followUpOf?: string | null | undefined;
  /** Words of the document that it is about; nothing of another question is taken up then. */
  readonly about?: string | undefined;
  readonly isExact?: boolean | undefined;
}

/** The files that are asked, one at least; a follow-up is read in the language of the first. */
export type AskedFiles = readonly [FileRow, ...FileRow[]];

/** Where a question stands in the conversations of its files. */
export interface Continued {
  /** Undefined for one that begins a conversation of its own. */
  readonly conversationId: string | undefined;
  readonly followUp: StoredFollowUp | null;
  /** The question that it continues. */
  readonly follows: string | null;
}

/** Finds what a new question continues, and what it asks after that. */
export function makeFollowUpReader({ database, tasks }: FollowUpDeps) {
  const findPrevious = async (accountId: string, fileSet: string, followUpOf?: string) => {
    if (followUpOf === undefined) return store.findLastQuestion(database.root, accountId, fileSet);
    const row = await store.findQuestion(database.root, accountId, followUpOf);
    if (row?.file_set !== fileSet) throw notFound('Question');
    return row;
  };

  return async (asked: AskedFiles, { text, followUpOf, about, isExact }: Asking): Promise<Continued> => {
    const [{ account_id: account, lang: language }] = asked;
    const fileSet = fileSetOf(asked.map(({ id }) => id));
    const previous = followUpOf === null ? undefined : await findPrevious(account, fileSet, followUpOf);
    const conversationId = followUpOf === null ? undefined : (previous?.conversation_id ?? fileSet);
    const follows = previous?.id ?? null;
    if (about !== undefined)
      return { conversationId, follows, followUp: { about, question: `${text} “${about}”` } };
    // The same once more: after it failed, or without typing errors put right.
    if (previous?.question === text && (isExact || previous.error !== null))
      return { conversationId, follows: previous.follows, followUp: previous.follow_up };
    const request = { question: text, previous: toPrevious(previous), language };
    const read = await tasks.run(readFollowUp, request, { account, lane: 'question' });
    if (read.kind === 'follow-up')
      return { conversationId, follows, followUp: { about: read.about, question: read.question } };
    return { conversationId, follows, followUp: read.kind === 'unclear' ? { standsAlone: true } : null };
  };
}

/** What has to be looked for to answer a question. */
export function searchedQuestion({ question, follow_up }: store.QuestionRow): string {
  return follow_up && 'question' in follow_up ? follow_up.question : question;
}

/** Undefined where there is nothing that could be taken up. */
function toPrevious(row: store.QuestionRow | undefined) {
  if (!row || (row.follow_up && 'standsAlone' in row.follow_up)) return undefined;
  const topAnswer = row.answer?.answered ? row.answer.claims[0] : undefined;
  return {
    question: searchedQuestion(row),
    ...(topAnswer && { answer: { text: topAnswer.text, words: wordsThatAnswer(topAnswer) } }),
  };
}
