import { Language, LANGUAGE_NAMES } from '@recto/contract/languages';
import type { NearestPassage } from '@recto/contract/questions';
import {
  answerText,
  asClosest,
  asksForOverview,
  chooseFigure,
  type DraftAnswer,
  joinFigure,
  pageOfPassage,
  type Ranking,
} from '@recto/core/answers';
import { findAskedFigure } from '@recto/core/key-figures';
import type { Lane, TaskRunner } from '#kernel/define-task.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { Answerer, AskedFile } from '#modules/questions/ports.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';
import { draftFigure } from '#modules/questions/tasks/draft-figure.ts';
import { draftOverview } from '#modules/questions/tasks/draft-overview.ts';
import type { IndexReference } from '#modules/questions/tasks/file-indexes.ts';
import { rankFile } from '#modules/questions/tasks/rank-file.ts';
import { type VerifiedAnswer, verifyAnswer } from '#modules/questions/tasks/verify-answer.ts';
import { UNANSWERED } from '#modules/questions/to-question.ts';

export interface AnswerDeps {
  readonly pages: Pick<
    Pages,
    'withIndex' | 'loadStoredOf' | 'requeueIfCorrupt' | 'readState' | 'outline' | 'keyTerms'
  >;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly answerer: Answerer;
}

export interface AnswerOptions {
  readonly lane: Lane;
  /** Typing errors of the question are not put right. */
  readonly isExact?: boolean | undefined;
  /** In place of the one for all questions. */
  readonly answerer?: Answerer;
}

export interface FileAnswer {
  readonly answer: StoredAnswer;
  readonly answeredBy: string;
  /** What the claims of the draft say that could not be proved. */
  readonly dropped: readonly string[];
}

interface IndexOptions {
  readonly account: string;
  readonly lane: Lane;
  readonly loadBytes: () => Promise<Uint8Array>;
}

const NOT_FOUND_TEXT = 'No matching passage was found in this document.';

/**
 * Answers a question from one file in three steps: ranking, drafting, verifying. It stores nothing and serves whoever
 * has questions; `lane` says how urgent this one is.
 */
export function makeAnswerFile({ pages, tasks, answerer: ownAnswerer }: AnswerDeps) {
  /** Making an outline takes a second of a long file, for which batches, whose tables show no sections, need not wait. */
  const headingsFor = async (file: FileRow, lane: Lane) =>
    lane === 'question' ? (await pages.outline(file)).headings : [];

  const verify = async (file: FileRow, draft: DraftAnswer, lane: Lane) => {
    const numbers = pagesOf(draft);
    const stored = await pages.loadStoredOf(file, numbers);
    const headings = draft.kind === 'answer' || numbers.length === 0 ? [] : await headingsFor(file, lane);
    const labels = new Map(stored.map(({ number, label }) => [number, label]));
    // An answerer may name pages that do not exist; one that does exist may have been sent back to be read again.
    const missing = numbers.find((number) => number <= (file.pages ?? 0) && !labels.has(number));
    if (missing !== undefined) throw new Error(`cited page ${missing} is not stored`);
    const request = {
      draft,
      pages: stored.map(({ number, content }) => ({ number, content })),
      headings: headings.map(({ boxes: _, ...heading }) => heading),
    };
    const verified = await tasks
      .run(verifyAnswer, request, { account: file.account_id, lane })
      .catch((error: unknown) => pages.requeueIfCorrupt(file.id, error));
    return { verified, labels };
  };

  /** What the document is and says as a whole; undefined where it does not say what it is. */
  const tellOverview = async (
    file: FileRow,
    question: string,
    reference: IndexReference,
    options: IndexOptions,
  ): Promise<FileAnswer | undefined> => {
    const { about, headings } = await pages.outline(file);
    const request = { ...reference, question, contents: { about, headings } };
    const draft = await tasks.run(draftOverview, request, options);
    const { verified, labels } = await verify(file, draft, options.lane);
    if (verified.kind !== 'answer') return undefined;
    const answer = { ...toAnswer(file.id, verified, labels), textVersions: { [file.id]: reference.sha256 } };
    return { answer, answeredBy: ownAnswerer.name, dropped: verified.dropped };
  };

  /**
   * Where a key figure of a report is asked for, it leads as its panel tells it. What the report does not say where it must
   * is not called an answer from elsewhere.
   */
  const putFigureFirst = async (
    file: FileRow,
    question: string,
    found: DraftAnswer,
    { account, lane }: IndexOptions,
  ): Promise<DraftAnswer> => {
    const asked = findAskedFigure(question);
    const read = asked && (await pages.keyTerms(file));
    if (asked === undefined || read?.documentKind !== 'report') return found;
    const figure = chooseFigure(read.figures, asked);
    if (figure === undefined)
      return read.figures.some(({ name }) => name === asked.name) ? found : asClosest(found);
    const stored = await pages.loadStoredOf(file, [...new Set(figure.evidence.map(({ page }) => page))]);
    const request = { figure, pages: stored.map(({ number, content }) => ({ number, content })) };
    const told = await tasks
      .run(draftFigure, request, { account, lane })
      .catch((error: unknown) => pages.requeueIfCorrupt(file.id, error));
    return joinFigure(told, found);
  };

  return (
    file: FileRow,
    question: string,
    { lane, isExact = false, answerer = ownAnswerer }: AnswerOptions,
  ): Promise<FileAnswer> =>
    pages.withIndex(file, async (index) => {
      const { id, account_id: accountId } = file;
      const asked: AskedFile = { id, accountId, lane, index };
      const reference = { fileId: id, indexKey: index.key, sha256: index.sha256 };
      const options = { account: accountId, lane, loadBytes: index.load };
      const isOwn = answerer === ownAnswerer;
      const isWhole = isOwn && asksForOverview(question);
      const overview = isWhole && (await tellOverview(file, question, reference, options));
      if (overview) return overview;
      const ranking = await tasks.run(rankFile, { ...reference, question, isExact }, options);
      const drafted = await answerer.draft({ question, file: asked, ranking });
      const draft = isOwn ? await putFigureFirst(file, question, drafted, options) : drafted;
      const { verified, labels } = await verify(file, draft, lane);
      const searched = verified.kind === 'answer' ? undefined : await searchedPages(id, verified, labels);
      // Others than our own read more than what two languages have in common.
      const crossed = isOwn ? ranking.crossLanguage : undefined;
      const languages = crossed && toLanguages(crossed);
      const answer =
        verified.kind === 'none'
          ? { ...UNANSWERED, answer: notFoundText(crossed, draft.missingClause) }
          : { ...toAnswer(id, verified, labels), textVersions: { [id]: index.sha256 } };
      const searchedFor = ranking.corrections.map(({ typed, meant }) => ({ from: typed, to: meant }));
      return {
        answer: {
          ...answer,
          ...(searched && { searched }),
          ...(searchedFor.length > 0 && { searchedFor }),
          ...(languages && { languages }),
        },
        answeredBy: answerer.name,
        dropped: verified.dropped,
      };
    });

  /** What somebody has to know who finds no answer. */
  async function searchedPages(fileId: string, { nearest }: VerifiedAnswer, labels: PageLabels) {
    return { ...(await pages.readState(fileId)), nearest: nearest.map((one) => toPlace(one, labels)) };
  }
}

export type AnswerFile = ReturnType<typeof makeAnswerFile>;

type CrossLanguage = NonNullable<Ranking['crossLanguage']>;

const toLanguages = ({ question, document }: CrossLanguage) => ({ question, document });

/** Why nothing was found may be that the words could not be compared. */
function notFoundText(languages: CrossLanguage | undefined, missingClause: string | undefined): string {
  if (missingClause !== undefined) return `No clause on ${missingClause} was found in this document.`;
  if (languages === undefined) return NOT_FOUND_TEXT;
  const [question, document] = [languages.question, languages.document].map(languageName);
  return `${NOT_FOUND_TEXT} The question is in ${question}, the document is in ${document}: only names, figures and known terms were compared.`;
}

function languageName(tag: string): string {
  const known = Language.safeParse(tag);
  return known.success ? LANGUAGE_NAMES[known.data] : tag;
}

/** The pages that a draft names, each once. */
function pagesOf({ claims, nearest = [] }: DraftAnswer): number[] {
  const cited = claims.flatMap(({ citations }) => citations.map(({ passageId }) => pageOfPassage(passageId)));
  const near = nearest.map(({ page }) => page);
  return [...new Set([...cited, ...near].filter((page) => page !== undefined))];
}

/** What pages call themselves; undefined for those that say nothing. */
type PageLabels = ReadonlyMap<number, string | undefined>;

/** Where a quote stands, as clients are told. */
function toPlace(
  { page, start, end, quote, ...rest }: VerifiedAnswer['citations'][number],
  labels: PageLabels,
): Omit<NearestPassage, 'fileId'> {
  const pageLabel = labels.get(page);
  return { page, ...(pageLabel && { pageLabel }), span: { start, end }, quote, ...rest };
}

function toAnswer(fileId: string, verified: VerifiedAnswer, labels: PageLabels): StoredAnswer {
  const citations = verified.citations.map((citation) => ({ fileId, ...toPlace(citation, labels) }));
  return {
    answer: answerText(verified),
    answered: true,
    kind: verified.kind,
    pages: [...verified.pages],
    claims: verified.claims.map(
      ({ citations: indexes, emphasis, questionWords, isSupporting, ...claim }) => ({
        ...claim,
        citations: [...indexes],
        ...(emphasis ? { emphasis: [...emphasis] } : {}),
        ...(questionWords && { questionWords: [...questionWords] }),
        ...(isSupporting ? { isFurther: true as const } : {}),
      }),
    ),
    citations,
  };
}
