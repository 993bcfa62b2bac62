import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Db, Tables, Trx } from '#kernel/database.ts';
import { readNearest, turned } from '#kernel/slices.ts';
import type { Batches } from '#modules/batches/index.ts';
import { readCount } from '#modules/counts/index.ts';
import type { HistoryEntryTable } from '#modules/history/tables.ts';
import type { Questions } from '#modules/questions/index.ts';

export type EntryRow = Selectable<HistoryEntryTable>;

/** What was asked: a question, or a batch. */
export type Asked =
  | { readonly questionId: string; readonly accountId: string; readonly at: Date }
  | { readonly batchId: string; readonly accountId: string; readonly at: Date };

export async function insertEntry(trx: Trx, asked: Asked): Promise<void> {
  const isBatch = 'batchId' in asked;
  await trx
    .insertInto('history_entry')
    .values({
      id: isBatch ? asked.batchId : asked.questionId,
      account_id: asked.accountId,
      kind: isBatch ? 'batch' : 'question',
      question_id: isBatch ? null : asked.questionId,
      batch_id: isBatch ? asked.batchId : null,
      created_at: asked.at,
    })
    .execute();
}

/** What holds one word of a search: subqueries of the modules that own what is listed. */
export interface WordMatches {
  readonly questions: ReturnType<Questions['selectHolding']>;
  readonly batches: ReturnType<Batches['selectHolding']>;
}

interface Listing {
  readonly accountId: string;
  readonly kind?: EntryRow['kind'] | undefined;
  /** Only these questions. */
  readonly among?: ReturnType<Questions['selectAlone']> | undefined;
  /** Only what holds every word of a search. */
  readonly matches?: readonly WordMatches[];
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listEntries(
  db: Db,
  { accountId, kind, among, matches = [], offset, limit }: Listing,
): Promise<{ entries: EntryRow[]; total: number }> {
  const all = db.selectFrom('history_entry').where('account_id', '=', accountId);
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind);
  const ofFile = among === undefined ? ofKind : ofKind.where('question_id', 'in', among);
  const isFiltered = among !== undefined || matches.length > 0;
  // An entry has the id of what it lists.
  const scoped = matches.reduce(
    (found, { questions, batches }) => found.where('id', 'in', questions.unionAll(batches)),
    ofFile,
  );
  const total = isFiltered
    ? await countRows(scoped)
    : await readCount(db, { accountId, name: 'history', parts: kind && [kind] });
  const entries = await readNearest({ offset, limit, total }, (wanted) => {
    const order = turned('desc', wanted.isReversed);
    return scoped
      .selectAll()
      .orderBy('created_at', order)
      .orderBy('id', order)
      .offset(wanted.offset)
      .limit(wanted.limit)
      .execute();
  });
  return { entries, total };
}

async function countRows(entries: SelectQueryBuilder<Tables, 'history_entry', object>): Promise<number> {
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
