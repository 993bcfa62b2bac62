import type { Cell } from '@recto/contract/batches';
import type { KeyTerm } from '@recto/contract/key-terms';
import type { Question } from '@recto/contract/questions';
import { notFound } from '#kernel/errors.ts';
import type { Batches } from '#modules/batches/index.ts';
import {
  type Evidence,
  type ExportContent,
  type ExportedAnswer,
  topAnswerCitations,
  resultOf,
} from '#modules/exports/answers.ts';
import type { AnswersKind, StoredOptions } from '#modules/exports/tables.ts';
import type { KeyTermsApi } from '#modules/key-terms/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

export interface ContentDeps {
  readonly batches: Pick<Batches, 'get' | 'countAnswers' | 'streamAnswers'>;
  readonly questions: Pick<Questions, 'countConversation' | 'streamConversation' | 'mapQuestions'>;
  readonly keyTerms: Pick<KeyTermsApi, 'get'>;
  readonly library: Pick<Library, 'getFile' | 'mapFiles'>;
  /** Of the installation; read when it is needed. */
  readonly settings: { readonly publicUrl: string };
}

/** Whose things are written, and which. */
export interface ContentRequest {
  readonly accountId: string;
  readonly id: string;
  readonly options: StoredOptions;
  /** When it was asked for. */
  readonly at: Date;
}

/** What can be said of an export before it is written. */
export interface ContentSummary {
  readonly title: string;
  /** Answers. */
  readonly total: number;
  readonly fileIds: readonly string[];
}

interface Source {
  /** Throws 404 where the account has no such thing. */
  describe(request: ContentRequest): Promise<ContentSummary>;
  open(request: ContentRequest): Promise<ExportContent>;
}

/** The things that can be exported, as one shape. */
export function makeContents(deps: ContentDeps): Readonly<Record<AnswersKind, Source>> {
  const urls = makeUrls(deps.settings);
  return {
    batch: makeBatchSource(deps, urls),
    conversation: makeConversationSource(deps, urls),
    'key-terms': makeTermsSource(deps, urls),
  };
}

type Urls = ReturnType<typeof makeUrls>;

const makeUrls = (settings: ContentDeps['settings']) => {
  const chat = (parameters: Record<string, string>) =>
    `${settings.publicUrl.replace(/\/+$/, '')}/chat?${new URLSearchParams(parameters)}`;
  return {
    /** The chat shows the questions of one file: of one over several only the page is opened. */
    ofQuestion: (file: string, { _id: question, files }: Question, page: number) =>
      chat({ file, ...(!files && { question }), page: String(page), ...(!files && { hit: '1' }) }),
    ofTerm: (file: string, term: string) => chat({ file, term }),
  };
};

/** An answer without what was not asked for. */
function applyOptions(answer: ExportedAnswer, { marks, closest }: StoredOptions): ExportedAnswer {
  const isLeftOut = answer.result === 'close' && !closest;
  return {
    ...answer,
    ...(!marks && { review: null }),
    ...(isLeftOut && { text: '', evidence: [] }),
  };
}

const isWanted = ({ answerIds }: StoredOptions) => {
  const wanted = answerIds && new Set(answerIds);
  return (id: string) => !wanted || wanted.has(id);
};

/** How many of the answers are written; throws 404 where one that is named is none of them. */
function countWanted({ answerIds }: StoredOptions, total: number, named: number): number {
  if (!answerIds) return total;
  if (named < new Set(answerIds).size) throw notFound('Question');
  return named;
}

function toAnswer(
  question: Question,
  file: { readonly id: string; readonly name: string },
  { column, nameOf, urls }: { column: number; nameOf: (fileId: string) => string; urls: Urls },
): ExportedAnswer {
  const { review, answeredBy, createdAt } = question;
  const result = resultOf(question);
  return {
    fileId: file.id,
    fileName: file.name,
    column,
    question: question.question,
    result,
    text: question.error ?? question.answer,
    value: null,
    evidence:
      result === 'answered' || result === 'close'
        ? topAnswerCitations(question).map(
            ({ fileId, page, pageLabel, range, quote, boxes }): Evidence => ({
              fileId,
              fileName: nameOf(fileId),
              page,
              label: range ?? pageLabel ?? '',
              quote,
              boxes,
              url: urls.ofQuestion(fileId, question, page),
            }),
          )
        : [],
    review: review ?? null,
    answeredBy,
    askedAt: createdAt,
  };
}

function makeBatchSource({ batches }: ContentDeps, urls: Urls): Source {
  return {
    async describe({ accountId, id, options }) {
      const { templateName } = await batches.get(accountId, id);
      const { total, named, fileIds } = await batches.countAnswers(accountId, id, options.answerIds);
      return { title: templateName, total: countWanted(options, total, named), fileIds };
    },
    async open({ accountId, id, options, at }) {
      const { templateName, columns, summary } = await batches.get(accountId, id);
      const questions = columns.map(({ question }) => question);
      const isIn = isWanted(options);
      return {
        title: templateName,
        kind: 'batch',
        exportedAt: at,
        columns: questions,
        withMarks: options.marks,
        summary: summary?.text ?? '',
        async *stream() {
          for await (const part of batches.streamAnswers(accountId, id))
            yield part
              .filter(({ answerId }) => isIn(answerId))
              .map(({ fileId, fileName, column, question, status, cell }) => {
                const file = { id: fileId, name: fileName };
                if (!question) return unanswered(file, column, questions[column] ?? '', status === 'failed');
                const answer = toAnswer(question, file, { column, nameOf: () => fileName, urls });
                return applyOptions({ ...answer, ...typedAs(cell) }, options);
              });
        },
      };
    },
  };
}

/** What a cell of a typed column holds. */
const typedAs = ({ value, flags }: Pick<Cell, 'value' | 'flags'>) => ({
  ...(value && { value, printed: value.text }),
  ...(flags && { flags }),
});

const unanswered = (
  { id: fileId, name: fileName }: { readonly id: string; readonly name: string },
  column: number,
  question: string,
  hasFailed: boolean,
): ExportedAnswer => ({
  fileId,
  fileName,
  column,
  question,
  result: hasFailed ? 'failed' : 'waiting',
  text: '',
  value: null,
  evidence: [],
  review: null,
  answeredBy: '',
  askedAt: null,
});

function makeConversationSource({ questions, library }: ContentDeps, urls: Urls): Source {
  const titleOf = async (accountId: string, fileIds: readonly string[]): Promise<string> => {
    const names = [...(await library.mapFiles(accountId, fileIds)).values()].map(({ name }) => name);
    return names.length === 1 ? `Questions on ${names[0]}` : 'Questions';
  };
  return {
    async describe({ accountId, id, options, at }) {
      const counted = await questions.countConversation(accountId, id, at);
      const { fileIds } = counted;
      if (fileIds.length === 0) throw notFound('Conversation');
      const named = [...(await questions.mapQuestions(accountId, options.answerIds ?? [])).values()].filter(
        ({ conversationId, fileId }) => conversationId === id || fileId === id,
      );
      const total = countWanted(options, counted.questions, named.length);
      return { title: await titleOf(accountId, fileIds), total, fileIds };
    },
    async open({ accountId, id, options, at }) {
      const { fileIds } = await questions.countConversation(accountId, id, at);
      const isIn = isWanted(options);
      return {
        title: await titleOf(accountId, fileIds),
        kind: 'conversation',
        exportedAt: at,
        columns: null,
        withMarks: options.marks,
        summary: '',
        async *stream() {
          for await (const part of questions.streamConversation(accountId, id, at)) {
            const wanted = part.filter(({ _id }) => isIn(_id));
            const cited = wanted.flatMap(({ fileId, citations }) => [
              ...(fileId === null ? [] : [fileId]),
              ...citations.map((citation) => citation.fileId),
            ]);
            const files = await library.mapFiles(accountId, [...new Set(cited)]);
            const nameOf = (fileId: string) => files.get(fileId)?.name ?? '';
            yield wanted.map((question) => {
              const id = question.fileId ?? '';
              const name = nameOf(id) || 'Several files';
              return applyOptions(toAnswer(question, { id, name }, { column: 0, nameOf, urls }), options);
            });
          }
        },
      };
    },
  };
}

const TERM_RESULTS = { found: 'answered', likely: 'likely', none: 'not-found' } as const;

const resultOfTerm = ({ state, isUnclear }: KeyTerm) => (isUnclear ? 'unclear' : TERM_RESULTS[state]);

function makeTermsSource({ keyTerms, library }: ContentDeps, urls: Urls): Source {
  const toTerm = (file: { readonly id: string; readonly name: string }, term: KeyTerm): ExportedAnswer => ({
    fileId: file.id,
    fileName: file.name,
    column: 0,
    question: term.label,
    result: resultOfTerm(term),
    text: term.text,
    value: term.value,
    evidence: term.citations.map(({ page, pageLabel, range, quote, boxes }) => ({
      fileId: file.id,
      fileName: file.name,
      page,
      label: range ?? pageLabel ?? '',
      quote,
      boxes,
      url: urls.ofTerm(file.id, term.key),
    })),
    review: null,
    answeredBy: term.state === 'none' ? '' : 'extract',
    askedAt: null,
  });
  return {
    async describe({ accountId, id }) {
      const { name } = await library.getFile(accountId, id);
      const { terms } = await keyTerms.get(accountId, id);
      return { title: `Key terms of ${name}`, total: terms.length, fileIds: [id] };
    },
    async open({ accountId, id, at }) {
      const file = await library.getFile(accountId, id);
      return {
        title: `Key terms of ${file.name}`,
        kind: 'key-terms',
        exportedAt: at,
        columns: null,
        withMarks: false,
        summary: '',
        async *stream() {
          yield (await keyTerms.get(accountId, id)).terms.map((term) => toTerm(file, term));
        },
      };
    },
  };
}
