import { createHash } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import { readNearest, type Slice } from '#kernel/slices.ts';
import '#modules/counts/tables.ts';

/**
 * Counts that are kept and not counted: triggers on the counted tables keep them true in every transaction, whoever changes
 * rows. What each counts stands in the migration that made them.
 */
export interface Counted {
  /** Absent where the whole installation is counted. */
  readonly accountId?: string;
  readonly name:
    | 'files'
    | 'folders'
    | 'questions'
    | 'conversations'
    | 'history'
    | 'users'
    | 'audit'
    | 'feedback';
  /** A folder, or what else parts the things; absent where nothing does. */
  readonly scope?: string;
  /** Only the parts of a name like one of these; all where absent. */
  readonly parts?: readonly string[] | undefined;
}

/** The scope of files that stands for the whole library. */
export const WHOLE_LIBRARY = '*';

export async function readCount(
  db: Db,
  { accountId = '', name, scope = '', parts }: Counted,
): Promise<number> {
  const counts = db
    .selectFrom('kept_count')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('scope', '=', scope);
  const wanted = parts ? counts.where(sql<boolean>`part like any(${parts}::text[])`) : counts;
  const { value } = await wanted
    .select(sql<string>`coalesce(sum(value), 0)`.as('value'))
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** A count in a statement of another module, for each of its rows. */
export const countOf = (
  name: Counted['name'],
  of: { readonly account: Expression<unknown>; readonly scope: Expression<unknown> },
): RawBuilder<number> => sql<number>`(
  select coalesce(sum(value), 0)::integer from kept_count
  where account_id = (${of.account})::text and name = ${sql.lit(name)} and scope = ${of.scope})`;

/** The files that an account has asked by themselves, the last one first. */
export function listAsked(
  db: Db,
  { accountId, ...slice }: Slice & { readonly accountId: string },
): Promise<{ scope: string; value: number; last_at: Date }[]> {
  return readNearest(slice, ({ offset, limit, isReversed }) =>
    db
      .selectFrom('kept_count')
      .select(['scope', 'value', 'last_at'])
      .where('account_id', '=', accountId)
      .where('name', '=', 'asked')
      .where('last_at', 'is not', null)
      .$narrowType<{ last_at: Date }>()
      .orderBy('last_at', isReversed ? 'asc' : 'desc')
      .orderBy('scope', isReversed ? 'desc' : 'asc')
      .offset(offset)
      .limit(limit)
      .execute(),
  );
}

/** What an account has used of each metric on each day of UTC, from one to another, both included. */
export const listUsedByDay = (
  db: Db,
  { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string },
): Promise<{ scope: string; part: string; value: number }[]> =>
  db
    .selectFrom('kept_count')
    .select(['scope', 'part', 'value'])
    .where('account_id', '=', accountId)
    .where('name', '=', 'usage')
    .where('part', '>=', from)
    .where('part', '<=', to)
    .execute();

/** The scope of what somebody in the audit log did, or of what was done to somebody; as the triggers have it. */
export const auditScope = (of: 'subject' | 'actor', who: string): string =>
  `${of} ${createHash('md5').update(who).digest('hex')}`;
