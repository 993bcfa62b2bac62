import type { TemplateContent } from '@recto/contract/templates';
import type { Selectable } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { ChosenColumn, TemplateTable } from '#modules/templates/tables.ts';

export type TemplateRow = Selectable<TemplateTable>;

interface Owned {
  readonly accountId: string;
  readonly id: string;
}

interface Kept extends Owned, TemplateContent {
  readonly columns: readonly ChosenColumn[] | null;
  readonly at: Date;
}

const toJson = (columns: Kept['columns']): string | null => columns && JSON.stringify(columns);

export const insertTemplate = (
  db: Db,
  { accountId, id, name, questions, columns, at }: Kept,
): Promise<TemplateRow> =>
  db
    .insertInto('template')
    .values({
      id,
      account_id: accountId,
      name,
      questions: JSON.stringify(questions),
      columns: toJson(columns),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Undefined when the account has no such template, as in the calls below. */
export const updateTemplate = (
  db: Db,
  { accountId, id, name, questions, columns, at }: Kept,
): Promise<TemplateRow | undefined> =>
  db
    .updateTable('template')
    .set({ name, questions: JSON.stringify(questions), columns: toJson(columns), updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

export const findTemplate = (db: Db, { accountId, id }: Owned): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('template')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function deleteTemplate(db: Db, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('template')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countTemplates(db: Db, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('template')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The one changed last first; all of them without a limit. */
export function listTemplates(
  db: Db,
  accountId: string,
  paging?: { readonly offset: number; readonly limit: number },
): Promise<TemplateRow[]> {
  const all = db
    .selectFrom('template')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  return (paging ? all.offset(paging.offset).limit(paging.limit) : all).execute();
}
