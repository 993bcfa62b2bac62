import { z } from 'zod';
import { query } from '#adapters/database/backup/tables.ts';
import { type ForeignKey, foreignKey } from '#adapters/database/backup/schema.ts';
import { hasUnfinishedMove, MOVE_SCHEMA } from '#adapters/database/unfinished-move.ts';
import type { Database, Trx } from '#kernel/database.ts';

/** A move into a database, as far as it is. */
export interface MoveState {
  /** Another one with each move that is begun. */
  readonly id: string;
  /** Whose data come in. */
  readonly installation: string;
  /** Where their files go, in words. */
  readonly files: string;
  /** What ties the rows at the end; null until there are tables. */
  readonly foreignKeys: readonly ForeignKey[] | null;
  readonly isTied: boolean;
}

/** How many rows of a table have come in, and by what all of their values can be told. */
export interface MovedTable {
  readonly rows: number;
  readonly hash: string;
}

export interface MovedFile {
  readonly size: number;
  readonly sha256: string;
}

const stateRow = z.object({
  id: z.string(),
  installation: z.string(),
  files: z.string(),
  foreignKeys: z.array(foreignKey).nullable(),
  isTied: z.boolean(),
});

/** Null where no move has begun, or the last one has ended. */
export async function findMoveState({ root }: Database): Promise<MoveState | null> {
  if (!(await hasUnfinishedMove(root))) return null;
  const [row] = await query<unknown>(
    root,
    `select id, installation, files, foreign_keys as "foreignKeys", is_tied as "isTied" from ${MOVE_SCHEMA}.move`,
  );
  return stateRow.parse(row);
}

/** Notes that a move begins here, in the place of an earlier one that was given up. */
export async function beginMoveState(
  database: Database,
  { id, installation, files }: Pick<MoveState, 'id' | 'installation' | 'files'>,
): Promise<MoveState> {
  await database.transaction(async (trx) => {
    await query(trx, `drop schema if exists ${MOVE_SCHEMA} cascade`);
    await query(trx, `create schema ${MOVE_SCHEMA}`);
    await query(
      trx,
      `create table ${MOVE_SCHEMA}.move (id text not null, installation text not null, files text not null,
        begun_at timestamptz not null default now(), foreign_keys jsonb, is_tied boolean not null default false)`,
    );
    await query(
      trx,
      `create table ${MOVE_SCHEMA}.moved_table (name text primary key, rows integer not null, hash text not null)`,
    );
    await query(
      trx,
      `create table ${MOVE_SCHEMA}.moved_file (key text primary key, size bigint not null, sha256 text not null)`,
    );
    await query(trx, `insert into ${MOVE_SCHEMA}.move (id, installation, files) values ($1, $2, $3)`, [
      id,
      installation,
      files,
    ]);
  });
  return { id, installation, files, foreignKeys: null, isTied: false };
}

export async function noteUntiedTables(trx: Trx, foreignKeys: readonly ForeignKey[]): Promise<void> {
  await query(trx, `update ${MOVE_SCHEMA}.move set foreign_keys = $1::jsonb`, [JSON.stringify(foreignKeys)]);
}

export async function noteTied(trx: Trx): Promise<void> {
  await query(trx, `update ${MOVE_SCHEMA}.move set is_tied = true`);
}

/** Has the rows copied anew by whoever goes on. */
export async function forgetTables(database: Database): Promise<void> {
  await database.transaction(async (trx) => {
    await query(trx, `update ${MOVE_SCHEMA}.move set foreign_keys = null, is_tied = false`);
    await query(trx, `delete from ${MOVE_SCHEMA}.moved_table`);
  });
}

/** In the transaction that has written the rows. */
export async function noteTable(trx: Trx, name: string, { rows, hash }: MovedTable): Promise<void> {
  await query(
    trx,
    `insert into ${MOVE_SCHEMA}.moved_table (name, rows, hash) values ($1, $2, $3)
      on conflict (name) do update set rows = excluded.rows, hash = excluded.hash`,
    [name, rows, hash],
  );
}

export async function listMovedTables({ root }: Database): Promise<Map<string, MovedTable>> {
  const rows = await query<MovedTable & { name: string }>(
    root,
    `select name, rows, hash from ${MOVE_SCHEMA}.moved_table`,
  );
  return new Map(rows.map(({ name, ...moved }) => [name, moved]));
}

export async function noteFile({ root }: Database, key: string, { size, sha256 }: MovedFile): Promise<void> {
  await query(
    root,
    `insert into ${MOVE_SCHEMA}.moved_file (key, size, sha256) values ($1, $2, $3)
      on conflict (key) do update set size = excluded.size, sha256 = excluded.sha256`,
    [key, size, sha256],
  );
}

export async function listMovedFiles({ root }: Database): Promise<Map<string, MovedFile>> {
  const rows = await query<{ key: string; size: string; sha256: string }>(
    root,
    `select key, size::text as size, sha256 from ${MOVE_SCHEMA}.moved_file`,
  );
  return new Map(rows.map(({ key, size, sha256 }) => [key, { size: Number(size), sha256 }]));
}

/** From here on a server may start on the database. */
export async function endMoveState({ root }: Database): Promise<void> {
  await query(root, `drop schema if exists ${MOVE_SCHEMA} cascade`);
}
