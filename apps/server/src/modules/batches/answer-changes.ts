import type { AnswerChange } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import {
  type AnswerChange as Verdict,
  compareAnswers,
  type ComparedAnswer,
  markDifferences,
  type TextPart,
  withoutClauseNumber,
} from '@recto/core/answer-changes';
import type { Database } from '#kernel/database.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { columnsOf, type ReadCells } from '#modules/batches/read-cells.ts';
import { makeFindStanding, type StandingDeps } from '#modules/batches/standing.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import { readingOf, toTypedCell } from '#modules/batches/typed-cell.ts';
import type { EarlierPair, Versions } from '#modules/batches/versions.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import { topAnswerClaims, type Questions } from '#modules/questions/index.ts';

export interface ChangesDeps extends StandingDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
  readonly readings: Pick<ReadCells, 'readRest' | 'findOutlying'>;
  readonly versions: Versions;
  getBatch(accountId: string, id: string): Promise<BatchRow>;
}

export interface WantedChanges {
  readonly page: number;
  readonly limit: number;
  readonly show: 'changed' | 'all';
}

/** One question as both versions answer it. */
interface Pair {
  readonly question: string;
  readonly now: cells.CellRow;
  readonly before: cells.CellRow;
}

/** A batch with what the reading of its answers takes. */
interface Loaded {
  readonly batch: BatchRow;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly outlying: ReadonlySet<string>;
}

/** The same answer as people and as comparisons see it. */
interface Side {
  readonly cell: AnswerChange['now'];
  readonly compared: ComparedAnswer;
}

/** The answers of a batch beside those of earlier versions of its files. */
export function makeAnswerChanges(deps: ChangesDeps) {
  const { database, library, questions, readings, versions, getBatch } = deps;
  const findStanding = makeFindStanding(deps);

  /** What both have answered, question by question; of a template that was edited meanwhile what both ask. */
  const listPairs = async (batch: BatchRow, { batchFileId, run }: EarlierPair): Promise<Pair[]> => {
    const isComplete = ({ status }: cells.CellRow) => status === 'complete';
    const own = (await cells.listCellsOfFiles(database.root, [batchFileId])).filter(isComplete);
    const earlier = (await cells.listCellsOfFiles(database.root, [run.batch_file_id])).filter(isComplete);
    const byQuestion = new Map(earlier.map((cell) => [run.questions[cell.column_position], cell]));
    return own.flatMap((now) => {
      const question = batch.questions[now.column_position];
      const before = question === undefined ? undefined : byQuestion.get(question);
      return question !== undefined && before ? [{ question, now, before }] : [];
    });
  };

  const load = async (batch: BatchRow): Promise<Loaded> => {
    await readings.readRest(batch);
    return { batch, columns: columnsOf(batch), outlying: await readings.findOutlying(batch) };
  };

  const comparePair = (now: Loaded, before: Loaded, pair: Pair, answers: ReadonlyMap<string, Question>) => {
    const [answer, earlier] = [answers.get(pair.now.id), answers.get(pair.before.id)];
    // Deleted meanwhile.
    if (!answer || !earlier) return [];
    const column = now.columns[pair.now.column_position];
    const isSameType = column?.type === before.columns[pair.before.column_position]?.type;
    const byQuotes = [answer, earlier].some(({ answeredBy }) => answeredBy !== 'extract');
    const sideOf = (cell: cells.CellRow, own: Question, { outlying }: Loaded): Side => ({
      cell: toTypedCell(cell, own, { column, isOutlying: outlying.has(cell.id) }),
      compared: toCompared(own, readingOf(cell, own, column), byQuotes),
    });
    // Of another type then: it is read as the new batch reads it.
    const cell = isSameType ? pair.before : { ...pair.before, reading: null };
    const sides = { before: sideOf(cell, earlier, before), now: sideOf(pair.now, answer, now) };
    const verdict = compareAnswers(sides.before.compared, sides.now.compared);
    return [{ question: pair.question, ...sides, verdict }];
  };

  const compareFile = async (now: Loaded, before: Loaded, earlier: EarlierPair): Promise<AnswerChange[]> => {
    const { account_id: accountId } = now.batch;
    const pairs = await listPairs(now.batch, earlier);
    const ids = pairs.flatMap((pair) => [pair.now.id, pair.before.id]);
    const answers = await questions.mapQuestions(accountId, ids);
    const compared = pairs.flatMap((pair) => comparePair(now, before, pair, answers));
    const files = toVersioned(
      await library.mapFiles(accountId, [earlier.run.file_id, earlier.fileId]),
      earlier,
    );
    if (!files) return [];
    // What differs may differ because another passage was chosen.
    const differing = compared.filter(({ verdict }) => verdict.change !== 'same');
    const standing = await findStanding(
      files,
      differing.map((each) => ({
        before: each.before.compared.statements,
        now: each.now.compared.statements,
      })),
    );
    return compared.map((each) => {
      const at = differing.indexOf(each);
      const verdict =
        at < 0 ? each.verdict : compareAnswers(each.before.compared, each.now.compared, standing[at]);
      return toWire(each.question, each, verdict);
    });
  };

  return {
    /** Against the latest run of the nearest earlier version of each file that was asked the same. */
    async listChanges(accountId: string, id: string, { page, limit, show }: WantedChanges) {
      const now = await load(await getBatch(accountId, id));
      const earlier = new Map([[id, now]]);
      const changes: AnswerChange[] = [];
      for (const pair of await versions.pairEarlier(now.batch)) {
        const { id: runId } = pair.run;
        const before = earlier.get(runId) ?? (await load(await getBatch(accountId, runId)));
        earlier.set(runId, before);
        changes.push(...(await compareFile(now, before, pair)));
      }
      const wanted = show === 'all' ? changes : changes.filter(({ change }) => change !== 'same');
      const items = wanted.slice((page - 1) * limit, page * limit);
      return { items, page, limit, total: wanted.length };
    },

    /** By the ids of the questions about some files of a batch: what earlier versions of these answered. */
    async mapPrevious(
      batch: BatchRow,
      batchFileIds: readonly string[],
    ): Promise<ReadonlyMap<string, Question>> {
      const previous = new Map<string, Question>();
      for (const pair of await versions.pairEarlier(batch)) {
        if (!batchFileIds.includes(pair.batchFileId)) continue;
        const pairs = await listPairs(batch, pair);
        const ids = pairs.map(({ before }) => before.id);
        const answers = await questions.mapQuestions(batch.account_id, ids);
        for (const { now, before } of pairs) {
          const answer = answers.get(before.id);
          if (answer) previous.set(now.id, answer);
        }
      }
      return previous;
    },
  };
}
export type AnswerChanges = ReturnType<typeof makeAnswerChanges>;

function toVersioned(files: ReadonlyMap<string, FileRow>, { fileId, run }: EarlierPair) {
  const [before, now] = [files.get(run.file_id), files.get(fileId)];
  return before && now ? { before, now } : null;
}

/** A language model words an answer anew each time: then the quotes are compared on which it rests. */
function toCompared(
  question: Question,
  reading: ReturnType<typeof readingOf>,
  byQuotes: boolean,
): ComparedAnswer {
  const { kind, claims, citations } = question;
  const own = kind === 'answer' ? topAnswerClaims(question) : kind === 'closest' ? claims : [];
  const quotes = own.flatMap((claim) => claim.citations.flatMap((at) => citations[at]?.quote ?? []));
  return {
    kind,
    value: reading?.value ?? null,
    readings: reading?.readings?.map(({ value }) => value) ?? [],
    statements: byQuotes ? [...new Set(quotes)] : own.map(({ text }) => text),
  };
}

function toWire(
  question: string,
  { before, now }: { readonly before: Side; readonly now: Side },
  verdict: Verdict,
): AnswerChange {
  const shown = ({ compared: { kind, statements } }: Side) =>
    (kind === 'closest' ? statements.slice(0, 1) : statements).map(withoutClauseNumber).join(' ');
  const [left, right] = markDifferences(shown(before), shown(now));
  const isMoved = before.cell.pages[0] !== now.cell.pages[0] && before.cell.kind === now.cell.kind;
  const { change } = verdict;
  const flags = [...(now.cell.flags ?? []), ...(change === 'changed' ? (['changed'] as const) : [])];
  return {
    question,
    change,
    ...(change === 'look' && { reason: verdict.reason }),
    ...(isMoved && { isMoved: true as const }),
    ...(change === 'same' && verdict.isReworded && { isReworded: true as const }),
    before: before.cell,
    now: { ...now.cell, ...(flags.length > 0 && { flags }) },
    parts: { before: left.map(toPart), now: right.map(toPart) },
  };
}

const toPart = ({ text, isChanged }: TextPart) => ({ text, ...(isChanged && { isChanged: true as const }) });
