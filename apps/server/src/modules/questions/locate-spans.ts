import type { Database } from '#kernel/database.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import type { Log } from '#kernel/log.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import * as store from '#modules/questions/store.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';
import { locateCitations } from '#modules/questions/tasks/locate-citations.ts';

interface SpanDeps {
  readonly database: Database;
  readonly pages: Pick<Pages, 'textVersions' | 'loadStored' | 'requeueIfCorrupt'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Of a quote that the page no longer says, and where nothing is marked either. */
const UNKNOWN = { start: 0, end: 0 };

type Versions = ReadonlyMap<string, string>;

/**
 * The spans of citations are offsets into a text: an answer of an earlier version has none, and a file that was read
 * again may have another text. Whoever reads questions passes them through here: what is out of date is located anew,
 * once, and kept. An answer whose pages cannot be had at present is given as it is.
 */
export function makeSpanLocator({ database, pages, tasks, log }: SpanDeps) {
  /** Null while a cited page is not there. */
  const relocate = async (account: string, answer: StoredAnswer, versions: Versions) => {
    const citations = [...answer.citations];
    for (const fileId of filesOf(answer)) {
      const own = citations.filter((citation) => citation.fileId === fileId);
      const numbers = [...new Set(own.map(({ page }) => page))];
      const stored = await pages.loadStored(fileId, numbers);
      if (stored.length < numbers.length) return null;
      const spans = await tasks
        .run(locateCitations, { pages: stored, citations: own }, { account })
        .catch((error: unknown) => pages.requeueIfCorrupt(fileId, error));
      for (const [at, citation] of own.entries())
        citations[citations.indexOf(citation)] = { ...citation, span: spans[at] ?? UNKNOWN };
    }
    const files = filesOf(answer);
    return {
      ...answer,
      citations,
      textVersions: Object.fromEntries([...versions].filter(([id]) => files.has(id))),
    };
  };

  const update = async <Row extends QuestionRow>(row: Row, versions: Versions): Promise<Row> => {
    if (!row.answer || !row.completed_at || !isOutdated(row.answer, versions)) return row;
    try {
      const answer = await relocate(row.account_id, row.answer, versions);
      if (!answer) return row;
      await store.replaceAnswer(database.root, row.id, answer);
      return { ...row, answer };
    } catch (error) {
      log.warn({ err: error, questionId: row.id }, 'the quotes of an answer could not be located anew');
      return row;
    }
  };

  return async <Row extends QuestionRow>(rows: readonly Row[]): Promise<Row[]> => {
    const fileIds = new Set(rows.flatMap(({ answer }) => [...filesOf(answer)]));
    if (fileIds.size === 0) return [...rows];
    const versions = await pages.textVersions([...fileIds]);
    const current: Row[] = [];
    for (const row of rows) current.push(await update(row, versions));
    return current;
  };
}

const filesOf = (answer: StoredAnswer | null): Set<string> =>
  new Set(answer?.citations.map(({ fileId }) => fileId));

/** A file without a version has never been read to its end by this one. */
function isOutdated({ citations, textVersions }: StoredAnswer, versions: Versions): boolean {
  return citations.some(({ fileId, span }) => {
    const version = versions.get(fileId);
    return span === undefined || (version !== undefined && version !== textVersions?.[fileId]);
  });
}

export type SpanLocator = ReturnType<typeof makeSpanLocator>;
