import { BackupError } from '#adapters/backup/manifest.ts';
import { RowDigest } from '#adapters/database/backup/digest.ts';
import { beginSnapshot, dumpTable } from '#adapters/database/backup/dump.ts';
import { columnsOf, loadTable, type RowValues } from '#adapters/database/backup/load.ts';
import {
  forgetTables,
  listMovedTables,
  type MovedTable,
  type MoveState,
  noteTable,
  noteTied,
  noteUntiedTables,
} from '#adapters/database/backup/move-progress.ts';
import {
  type ForeignKey,
  knownMigrations,
  makeUntiedTables,
  setSequences,
  tieRows,
} from '#adapters/database/backup/schema.ts';
import {
  type BackupTable,
  JOB_SCHEMA,
  listSequences,
  nameOf,
  query,
} from '#adapters/database/backup/tables.ts';
import { makeJobTables, putBackCopied } from '#adapters/jobs/restored-jobs.ts';
import type { MoveSource } from '#compose/move/move-source.ts';
import type { MoveTarget } from '#compose/move/move-target.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';

interface Moving {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  readonly state: MoveState;
  readonly log: Log;
  readonly onStep: (text: string) => void;
}

export const shortName = ({ schema, name }: BackupTable): string =>
  schema === 'public' ? name : `${schema}.${name}`;

/**
 * Copies the rows table by table, each in a transaction that also notes it, ties them, copies the jobs, and compares every table
 * with what was read in the old place.
 */
export async function moveRows(moving: Moving): Promise<{ tables: number; rows: number }> {
  const { source, target, state, onStep, log } = moving;
  const { database } = target;
  const foreignKeys = state.foreignKeys ?? (await makeTables(database));
  const known = await listMovedTables(database);
  const own = source.tables.filter(({ schema }) => schema !== JOB_SCHEMA);
  for (const table of own) if (!known.has(shortName(table))) await moveTable(moving, table);
  if (!state.isTied) await tie(moving, foreignKeys);
  onStep('the jobs that wait');
  await makeJobTables({ kind: 'postgres', url: target.url }, log);
  await moveJobs(moving);
  await query(database.root, 'analyze');
  return compareWithMoved(moving);
}

function makeTables(database: Database): Promise<ForeignKey[]> {
  return database.transaction(async (trx) => {
    const foreignKeys = await makeUntiedTables(trx, knownMigrations());
    await noteUntiedTables(trx, foreignKeys);
    return foreignKeys;
  });
}

async function moveTable({ source, target, onStep }: Moving, table: BackupTable): Promise<void> {
  await source.read((from) =>
    target.database.transaction(async (to) => {
      const moved = await copyRows(from, to, table, onStep);
      await noteTable(to, shortName(table), moved);
    }),
  );
}

async function tie({ source, target, onStep }: Moving, foreignKeys: readonly ForeignKey[]): Promise<void> {
  onStep('the references between the rows');
  const sequences = await source.read(listSequences);
  await target.database.transaction(async (trx) => {
    await setSequences(trx, sequences);
    await tieRows(trx, foreignKeys);
    await noteTied(trx);
  });
}

/** All of them together: the queue has them in parts that name each other. */
async function moveJobs({ source, target, onStep }: Moving): Promise<void> {
  const tables = source.tables.filter(({ schema }) => schema === JOB_SCHEMA);
  await source.read((from) =>
    target.database.transaction(async (to) => {
      for (const table of [...tables].reverse()) await query(to, `delete from ${nameOf(table)}`);
      for (const table of tables) {
        const common = await commonColumns(to, table);
        await noteTable(to, shortName(table), await copyRows(from, to, common, onStep));
      }
    }),
  );
}

/** The queue makes its tables in its present version, which may lack a column that an earlier one had. */
async function commonColumns(to: Trx, table: BackupTable): Promise<BackupTable> {
  const there = new Set((await columnsOf(to, table)).map(({ name }) => name));
  return { ...table, columns: table.columns.filter(({ name }) => there.has(name)) };
}

async function copyRows(
  from: Trx,
  to: Trx,
  table: BackupTable,
  onStep: Moving['onStep'],
): Promise<MovedTable> {
  const digest = new RowDigest();
  async function* lines() {
    for await (const row of readRows(from, table)) {
      onStep(`rows of ${shortName(table)}: ${digest.rows}`);
      digest.add(row);
      yield row;
    }
  }
  await loadTable(to, table, lines());
  return digest.result();
}

/** Each row as it is to be in the new place. */
async function* readRows(from: Trx, table: BackupTable): AsyncGenerator<string> {
  const isJob = table.schema === JOB_SCHEMA && table.name === 'job';
  for await (const lines of dumpTable(from, table))
    for (const line of lines) {
      // The border to the dump, whose rows are arrays of texts.
      const row = JSON.parse(line) as RowValues;
      yield JSON.stringify(isJob ? putBackCopied(table, row) : row);
    }
}

async function digestTable(trx: Trx, table: BackupTable): Promise<MovedTable> {
  const digest = new RowDigest();
  for await (const row of readRows(trx, table)) digest.add(row);
  return digest.result();
}

/** Throws at the first table whose rows are not those that were read in the old place. */
async function compareWithMoved({ source, target, onStep }: Moving) {
  const moved = await listMovedTables(target.database);
  let rows = 0;
  for (const table of source.tables) {
    const name = shortName(table);
    onStep(`comparing ${name}`);
    const expected = moved.get(name);
    const found = await readTarget(target.database, (trx) => digestOf(trx, table));
    if (expected?.rows !== found.rows || expected.hash !== found.hash) {
      await forgetTables(target.database);
      throw new BackupError(
        `The table ${name} has not arrived as it was read (${found.rows} rows of ${expected?.rows ?? 0}). Run the same command again: it copies all rows anew.`,
      );
    }
    rows += found.rows;
  }
  return { tables: source.tables.length, rows };
}

const digestOf = async (trx: Trx, table: BackupTable) => digestTable(trx, await commonColumns(trx, table));

const readTarget = <T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> =>
  database.transaction(async (trx) => {
    await beginSnapshot(trx);
    return work(trx);
  });

/** What is not the same in both places now, a sentence for each table. */
export async function compareRows({ source, target, onStep }: Pick<Moving, 'source' | 'target' | 'onStep'>) {
  const differences: string[] = [];
  let rows = 0;
  for (const table of source.tables) {
    const name = shortName(table);
    onStep(`comparing ${name}`);
    const [there, common] = await readTarget(target.database, async (trx) => [
      await digestOf(trx, table),
      await commonColumns(trx, table),
    ]);
    const here = await source.read((trx) => digestTable(trx, common));
    if (here.rows !== there.rows)
      differences.push(
        `The table ${name} has ${here.rows} rows in the old place and ${there.rows} in the new one.`,
      );
    else if (here.hash !== there.hash)
      differences.push(`The table ${name} has the same number of rows, ${here.rows}, with other values.`);
    rows += here.rows;
  }
  return { tables: source.tables.length, rows, differences };
}
