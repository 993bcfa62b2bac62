import { contract } from '@recto/contract';
import type { HistoryEntry, QuestionMeta } from '@recto/contract/history';
import type { Question } from '@recto/contract/questions';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isDeleted, withoutDeleted } from '#shared/deletions/deleted.ts';

/** In a list the citations come without boxes; an opened question has them. */
export type ListedQuestion = Omit<Question, 'citations'> & {
  citations: Array<Omit<Question['citations'][number], 'boxes'>>;
};

/** With what is to be known of the file that was asked. */
export type PlacedQuestion = ListedQuestion & Pick<QuestionMeta, 'fileName' | 'pageKind'>;

/** An entry of a list as the question that it is. */
const fromMeta = ({ answerKind, ...question }: QuestionMeta): PlacedQuestion => ({
  ...question,
  kind: answerKind,
});

/** The questions of a list that may hold batches too, without deleted ones. */
export const questionsIn = (entries: readonly HistoryEntry[]): PlacedQuestion[] =>
  withoutDeleted(entries.filter((entry) => entry.kind === 'question')).map(fromMeta);

export interface ConversationPage {
  readonly items: readonly ListedQuestion[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

export type Conversation = InfiniteData<ConversationPage, number>;

export const questionKeys = {
  all: ['questions'] as const,
  /** The questions asked of one file, newest first. */
  conversation: (fileId: string) => ['questions', 'conversation', fileId] as const,
  /** What is listed or counted over all files. */
  overview: ['questions', 'overview'] as const,
  /** The files that were asked. */
  conversations: ['questions', 'overview', 'conversations'] as const,
  /** One question with the boxes of its quotes. */
  one: (id: string) => ['questions', 'one', id] as const,
  /** What a language model has said of a question so far: a `PartialAnswer`, never checked and never fetched. */
  partial: (id: string) => ['question-partial', id] as const,
};

const PAGE_SIZE = 20;
/** How often an unanswered question is looked at again: a cut socket must not lose the answer. */
const POLL_MS = 1_500;

/** What was asked of one file, newest first, page by page. */
export const conversationQuery = (fileId: string) =>
  infiniteQueryOptions({
    queryKey: questionKeys.conversation(fileId),
    queryFn: async ({ pageParam, signal }): Promise<ConversationPage> => {
      const query = { kind: 'question', fileId, page: pageParam, limit: PAGE_SIZE } as const;
      const list = await call(contract.history.list, { query, signal });
      return { ...list, items: questionsIn(list.items) };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

async function getQuestion(id: string, signal: AbortSignal): Promise<Question> {
  const { questions } = await call(contract.history.get, { params: { id }, signal });
  const question = questions.find((item) => item._id === id);
  if (!question) throw new Error('This question is no longer there.');
  return question;
}

/** The answer of a cell of a batch: it does not stand in the conversation of its file. */
export const cellAnswerQuery = (id: string) =>
  queryOptions({ queryKey: questionKeys.one(id), queryFn: ({ signal }) => getQuestion(id, signal) });

/** One question with the boxes of its quotes; looked at again and again until it is answered. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: questionKeys.one(id),
    queryFn: async ({ client, signal }): Promise<Question> => {
      const question = await getQuestion(id, signal);
      putQuestions(client, [question]);
      return client.getQueryData<Question>(questionKeys.one(id)) ?? question;
    },
    refetchInterval: ({ state }) => (state.data && !state.data.completed ? POLL_MS : false),
  });

/** Takes questions from the socket or an answer of the server into every place that shows them. */
export function putQuestions(client: QueryClient, questions: readonly Question[]): void {
  for (const question of questions) {
    if (isDeleted(question)) continue;
    const known = client.getQueryData<Question>(questionKeys.one(question._id));
    if (isOlder(question, known)) continue;
    client.setQueryData<Question>(questionKeys.one(question._id), question);
    if (question.fileId === null) continue;
    client.setQueryData<Conversation>(
      questionKeys.conversation(question.fileId),
      (conversation) => conversation && putIntoConversation(conversation, question),
    );
  }
}

/** Takes questions that have just changed: what a model wrote of them meanwhile is gone once they are answered. */
export function takeQuestions(client: QueryClient, questions: readonly Question[]): void {
  putQuestions(client, questions);
  for (const { _id, completed } of questions)
    if (completed) client.removeQueries({ queryKey: questionKeys.partial(_id) });
  void client.invalidateQueries({ queryKey: questionKeys.overview });
}

/** The answer may overtake the receipt of its own question: what is further on is never replaced by what is less. */
function isOlder(question: ListedQuestion, known: ListedQuestion | undefined): boolean {
  return known !== undefined && progressOf(question) < progressOf(known);
}

const progressOf = ({ completed, preliminary }: ListedQuestion): number =>
  completed ? 2 : preliminary ? 1 : 0;

/** Replaces by id wherever the question stands, else puts it first, where the newest are. */
export function putIntoConversation(conversation: Conversation, question: ListedQuestion): Conversation {
  const known = questionsOf(conversation).find((item) => item._id === question._id);
  if (isOlder(question, known)) return conversation;
  const pages = conversation.pages.map((page, index) => {
    if (known)
      return { ...page, items: page.items.map((item) => (item._id === question._id ? question : item)) };
    return index === 0 ? { ...page, items: [question, ...page.items], total: page.total + 1 } : page;
  });
  return { ...conversation, pages };
}

/** Newest first, each once: a question asked while earlier pages were fetched shifts their borders. */
export function questionsOf(conversation: Pick<Conversation, 'pages'>): ListedQuestion[] {
  const byId = new Map<string, ListedQuestion>();
  for (const page of conversation.pages)
    for (const item of page.items) if (!byId.has(item._id)) byId.set(item._id, item);
  return [...byId.values()];
}
