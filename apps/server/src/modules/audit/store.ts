import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
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
export const listEntries = (
  db: Db,
  filter: EntryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<AuditRow[]> =>
  selectEntries(db, filter).selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const { total } = await selectEntries(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
