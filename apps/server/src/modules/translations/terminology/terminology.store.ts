import type { Language } from '@recto/contract/languages';
import type { TermTexts } from '@recto/contract/terminology';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { TerminologyTable, TermTable } from '#modules/translations/tables.ts';

export type TerminologyRow = Selectable<TerminologyTable> & { readonly terms: number };
export type TermRow = Selectable<TermTable>;

interface Owned {
  readonly accountId: string;
  readonly id: string;
}

interface Kept extends Owned {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly at: Date;
}

export interface NewTerm {
  readonly id: string;
  readonly texts: TermTexts;
}

/** Rows of a table inserted in one statement. */
const ROWS_PER_INSERT = 500;

export async function insertTerminology(
  trx: Trx,
  { accountId, id, name, languages, at }: Kept,
): Promise<void> {
  await trx
    .insertInto('terminology')
    .values({
      id,
      account_id: accountId,
      name,
      languages: JSON.stringify(languages),
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** False when the account has no such terminology. */
export async function updateTerminology(
  trx: Trx,
  { accountId, id, name, languages, at }: Kept,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('terminology')
    .set({ name, languages: JSON.stringify(languages), updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts these terms in place of all that are there; the caller has made sure whose they are. */
export async function replaceTerms(trx: Trx, id: string, terms: readonly NewTerm[]): Promise<void> {
  await trx.deleteFrom('term').where('terminology_id', '=', id).execute();
  for (let from = 0; from < terms.length; from += ROWS_PER_INSERT)
    await trx
      .insertInto('term')
      .values(
        terms.slice(from, from + ROWS_PER_INSERT).map((term, at) => ({
          terminology_id: id,
          position: from + at,
          id: term.id,
          texts: JSON.stringify(term.texts),
        })),
      )
      .execute();
}

const withCount = (db: Db, accountId: string) =>
  db
    .selectFrom('terminology')
    .selectAll()
    .select(
      sql<number>`(select count(*)::integer from term where term.terminology_id = terminology.id)`.as(
        'terms',
      ),
    )
    .where('account_id', '=', accountId);

export const findTerminology = (db: Db, { accountId, id }: Owned): Promise<TerminologyRow | undefined> =>
  withCount(db, accountId).where('id', '=', id).executeTakeFirst();

/** The one changed last first. */
export const listTerminologies = (db: Db, accountId: string): Promise<TerminologyRow[]> =>
  withCount(db, accountId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();

/** In their order; the caller has made sure whose they are. */
export const listTerms = (db: Db, id: string): Promise<TermRow[]> =>
  db.selectFrom('term').selectAll().where('terminology_id', '=', id).orderBy('position').execute();

/** False when there is none. */
export async function deleteTerminology(db: Db, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('terminology')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
