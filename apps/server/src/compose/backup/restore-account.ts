import type { ArchiveReader } from '#adapters/backup/archive.ts';
import { BackupError, type Manifest, type StoredTable } from '#adapters/backup/manifest.ts';
import { checkArchive, readBlobList, readLines } from '#adapters/backup/read-archive.ts';
import { loadTable, type RowValues } from '#adapters/database/backup/load.ts';
import { listReferences, type Reference } from '#adapters/database/backup/schema.ts';
import { JOB_SCHEMA, listMigrations, nameOf, query, quoteName } from '#adapters/database/backup/tables.ts';
import { putBackCopied } from '#adapters/jobs/restored-jobs.ts';
import { restoreBlob } from '#compose/backup/restore-backup.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Database, Trx } from '#kernel/database.ts';

/**
 * Of an account, but not restored alone: who was signed in, codes that were sent, calls that may be repeated; and counts, which
 * the rows that are restored make anew.
 */
const PASSING = new Set([
  'session',
  'sso_attempt',
  'sso_ticket',
  'one_time_code',
  'idempotency_key',
  'kept_count',
  'kept_count_change',
]);

/** By which rows name their account where no reference does. */
const ACCOUNT_COLUMN = 'account_id';

/** As `randomUUID` writes them; every id of ours is one. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export interface AccountTarget {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly onPart?: (name: string) => void;
}

export interface RestoredAccount {
  readonly manifest: Manifest;
  readonly files: number;
  readonly rows: number;
}

/**
 * Brings one account of a backup back into a product that goes on beside it, with the ids that everything had. Whatever is there
 * already under one of them makes it end with nothing changed.
 */
export async function restoreAccount(
  archive: ArchiveReader,
  email: string,
  { database, blobs, onPart = () => {} }: AccountTarget,
): Promise<RestoredAccount> {
  const manifest = await checkArchive(archive, (name) => onPart(`checking ${name}`));
  await refuseOtherSchema(database, manifest);
  const accountId = await findAccount(archive, manifest, email);
  await refuseKnown(database, accountId, email);
  // Stored files come before the rows that name them, as in an upload: what is left without any is swept.
  const belonging = await findBelonging(archive, manifest, {
    accountId,
    references: await listReferences(database.root),
  });
  const files = await restoreBlobsOf(archive, manifest, { blobs, belonging, onPart });
  const rows = await database.transaction((trx) =>
    loadBelonging(trx, { archive, manifest, belonging, onPart }),
  );
  return { manifest, files, rows };
}

async function refuseOtherSchema(database: Database, { migrations }: Manifest): Promise<void> {
  const here = await listMigrations(database.root);
  if (here.join() === migrations.join()) return;
  throw new BackupError(
    'The backup was made by another version of the program. Restore it whole into an empty data folder with this version, ' +
      'make a backup of that, and take the account from there.',
  );
}

async function refuseKnown(database: Database, accountId: string, email: string): Promise<void> {
  const known = await query(database.root, 'select 1 from public.account where id = $1::uuid or email = $2', [
    accountId,
    email.toLowerCase(),
  ]);
  if (known.length > 0)
    throw new BackupError(`There is an account of ${email} already. Delete it first; nothing was changed.`);
}

const tableOf = (manifest: Manifest, name: string): StoredTable => {
  const table = manifest.tables.find((each) => each.schema === 'public' && each.name === name);
  if (!table) throw new BackupError(`The backup has no table ${name}.`);
  return table;
};

const valueOf = ({ columns }: Pick<StoredTable, 'columns'>, row: RowValues, column: string): string | null =>
  row[columns.findIndex(({ name }) => name === column)] ?? null;

/** The border to the backup, whose rows were written so by us. */
const parseRow = (line: string): RowValues => JSON.parse(line) as RowValues;

async function findAccount(archive: ArchiveReader, manifest: Manifest, email: string): Promise<string> {
  const table = tableOf(manifest, 'account');
  for await (const line of readLines(archive, table.file)) {
    const row = parseRow(line);
    if (valueOf(table, row, 'email')?.toLowerCase() === email.toLowerCase())
      return valueOf(table, row, 'id') ?? '';
  }
  throw new BackupError(`The backup has no account of ${email}.`);
}

/** Which rows belong to the account: those that name it, and those that name one of these. */
interface Belonging {
  readonly order: readonly StoredTable[];
  readonly references: readonly Reference[];
  readonly accountId: string;
  /** Of each table that others name, the ids of the rows that belong. */
  readonly ids: ReadonlyMap<string, Set<string>>;
}

async function findBelonging(
  archive: ArchiveReader,
  manifest: Manifest,
  { accountId, references }: Pick<Belonging, 'accountId' | 'references'>,
): Promise<Belonging> {
  const tables = manifest.tables.filter(({ schema, name }) => schema === 'public' && !PASSING.has(name));
  const ids = new Map<string, Set<string>>([['account', new Set([accountId])]]);
  const belonging: Belonging = { order: inOrder(tables, references), references, accountId, ids };
  for (const table of belonging.order) {
    if (table.name === 'account' || !references.some(({ parent }) => parent === table.name)) continue;
    const own = new Set<string>();
    for await (const line of readLines(archive, table.file)) {
      const row = parseRow(line);
      const id = valueOf(table, row, 'id');
      if (id !== null && belongs(table, row, belonging)) own.add(id);
    }
    ids.set(table.name, own);
  }
  return belonging;
}

/** Those that are named before those that name them. */
function inOrder(tables: readonly StoredTable[], references: readonly Reference[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  const visit = (table: StoredTable) => {
    if (ordered.includes(table)) return;
    for (const { table: name, parent } of references) {
      const other = tables.find((each) => each.name === parent);
      if (name === table.name && parent !== name && other) visit(other);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

function belongs(table: StoredTable, row: RowValues, { accountId, references, ids }: Belonging): boolean {
  if (table.name === 'account') return valueOf(table, row, 'id') === accountId;
  if (valueOf(table, row, ACCOUNT_COLUMN) === accountId) return true;
  return references.some(({ table: name, columns: [column = ''], parent }) => {
    if (name !== table.name || parent === name) return false;
    const named = valueOf(table, row, column);
    return named !== null && (ids.get(parent)?.has(named) ?? false);
  });
}

interface Loading {
  readonly archive: ArchiveReader;
  readonly manifest: Manifest;
  readonly belonging: Belonging;
  readonly onPart: (name: string) => void;
}

async function loadBelonging(trx: Trx, { archive, manifest, belonging, onPart }: Loading): Promise<number> {
  let count = 0;
  for (const table of belonging.order) {
    onPart(table.file.name);
    const own = belonging.references.filter(
      ({ table: name, parent }) => name === table.name && parent === name,
    );
    // Rows that name rows of the same table may come before these, so that is written when all are there.
    const later: { readonly id: string; readonly values: readonly (string | null)[] }[] = [];
    const columns = own.flatMap(({ columns: [column = ''] }) => column);
    const kept = await loadTable(trx, table, readLines(archive, table.file), {
      keep: (row) => belongs(table, row, belonging),
      change: (row) => {
        const values = columns.map((column) => valueOf(table, row, column));
        if (values.every((value) => value === null)) return row;
        later.push({ id: valueOf(table, row, 'id') ?? '', values });
        return row.map((value, at) => (columns.includes(table.columns[at]?.name ?? '') ? null : value));
      },
    });
    count += kept;
    for (const [at, column] of columns.entries())
      await query(
        trx,
        `update ${nameOf(table)} as row set ${quoteName(column)} = given.value
          from unnest($1::text[], $2::text[]) as given (id, value) where row.id = given.id`,
        [later.map(({ id }) => id), later.map(({ values }) => values[at] ?? null)],
      );
  }
  const jobs = manifest.tables.find(({ schema, name }) => schema === JOB_SCHEMA && name === 'job');
  if (jobs) count += await loadJobs(trx, jobs, { archive, belonging });
  return count;
}

/** What was still to be done for the account; nobody works on it before this is committed. */
async function loadJobs(
  trx: Trx,
  table: StoredTable,
  { archive, belonging }: Pick<Loading, 'archive' | 'belonging'>,
): Promise<number> {
  const isOfAccount = (id: string) => [...belonging.ids.values()].some((ids) => ids.has(id));
  const state = table.columns.findIndex(({ name }) => name === 'state');
  return loadTable(trx, table, readLines(archive, table.file), {
    ignoreKnown: true,
    keep: (row) =>
      ['created', 'retry', 'active'].includes(row[state] ?? '') &&
      [...new Set(JSON.stringify(row).match(ID))].some(isOfAccount),
    change: (row) => putBackCopied(table, row),
  });
}

interface BlobsOf {
  readonly blobs: BlobStore;
  readonly belonging: Belonging;
  readonly onPart: (name: string) => void;
}

/** A key names the file, export or account that it is of. */
async function restoreBlobsOf(
  archive: ArchiveReader,
  manifest: Manifest,
  { blobs, belonging, onPart }: BlobsOf,
) {
  let count = 0;
  for await (const blob of readBlobList(archive, manifest)) {
    const named = blob.key.match(ID) ?? [];
    if (!named.some((id) => [...belonging.ids.values()].some((ids) => ids.has(id)))) continue;
    onPart(blob.key);
    await restoreBlob(archive, blobs, blob);
    count += 1;
  }
  return count;
}
