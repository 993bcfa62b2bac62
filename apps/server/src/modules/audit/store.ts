import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import { readNearest, type Slice, turned } from '#kernel/slices.ts';
import { auditScope, readCount } from '#modules/counts/index.ts';
import type { AuditLogTable } from '#modules/audit/tables.ts';

export type AuditRow = Selectable<AuditLogTable>;

export async function insertEntry(trx: Trx, entry: Insertable<AuditLogTable>): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute();
}

export interface EntryFilter {
  /** Empty for all, as the actor is. */
  readonly subject: string;
  readonly actor: string;
}

const selectEntries = (db: Db, { subject, actor }: EntryFilter) =>
  db
    .selectFrom('audit_log')
    .$if(subject !== '', (query) => query.where('subject', '=', subject))
    .$if(actor !== '', (query) => query.where('actor', '=', actor));

/** The last first. */
export const listEntries = (db: Db, filter: EntryFilter, slice: Slice): Promise<AuditRow[]> =>
  readNearest(slice, ({ offset, limit, isReversed }) =>
    selectEntries(db, filter)
      .selectAll()
      .orderBy('id', turned('desc', isReversed))
      .offset(offset)
      .limit(limit)
      .execute(),
  );

/** By counts that are kept, but for entries of one subject and one actor. */
export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const { subject, actor } = filter;
  if (subject === '' && actor === '') return readCount(db, { name: 'audit' });
  if (actor === '') return readCount(db, { name: 'audit', scope: auditScope('subject', subject) });
  if (subject === '') return readCount(db, { name: 'audit', scope: auditScope('actor', actor) });
  const { total } = await selectEntries(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
