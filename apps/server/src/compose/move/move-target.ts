import { BackupError } from '#adapters/backup/manifest.ts';
import { findMoveState, type MoveState } from '#adapters/database/backup/move-progress.ts';
import { openPlain } from '#adapters/database/backup/open-plain.ts';
import { describeContent, isServed } from '#adapters/database/backup/schema.ts';
import { isAway, unreachable } from '#adapters/database/map-database-error.ts';
import { openBlobs } from '#compose/open-blobs.ts';
import type { Config } from '#config.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Database } from '#kernel/database.ts';

/** PostgreSQL and the store of the files that the settings name. */
export interface MoveTarget {
  readonly url: string;
  readonly database: Database;
  readonly blobs: BlobStore;
  /** Where the files lie, in words. */
  readonly files: string;
  /** All of it, in words. */
  readonly place: string;
  close(): Promise<void>;
}

type Settings = Config & { readonly databaseUrl: string };

/** Throws a sentence where database or bucket cannot be reached. */
export async function openMoveTarget(config: Settings): Promise<MoveTarget> {
  const { databaseUrl: url, s3Bucket, dataFolder } = config;
  const { blobs, close: closeBlobs } = await openBlobs(config);
  const { database, close: closeDatabase } = await openPlain({ kind: 'postgres', url });
  const files = s3Bucket === undefined ? `the folder ${dataFolder}` : `the bucket ${s3Bucket}`;
  return {
    url,
    database,
    blobs,
    files,
    place: `the PostgreSQL database ${describeDatabase(url)} and ${files}`,
    async close() {
      closeBlobs();
      await closeDatabase();
    },
  };
}

/** Name and place of a database, without who opens it. */
function describeDatabase(url: string): string {
  try {
    const { pathname, hostname, port, searchParams } = new URL(url);
    const host = searchParams.get('host') ?? (port === '' ? hostname : `${hostname}:${port}`);
    return `${decodeURIComponent(pathname.slice(1))} at ${host}`;
  } catch {
    return 'of DATABASE_URL';
  }
}

/** A move of this installation that has begun in the target; null where none has. Throws a sentence for any other's. */
export async function findBegunMove(
  { database, files }: MoveTarget,
  installation: string,
): Promise<MoveState | null> {
  const begun = await findState(database);
  if (begun && begun.installation !== installation)
    throw new BackupError(
      'The data of another installation are being moved into the database of DATABASE_URL. Name another one; nothing was changed.',
    );
  if (begun && begun.files !== files)
    throw new BackupError(
      `The move that has begun takes the files to ${begun.files}, and the settings name ${files}. Set them as they were, then it goes on.`,
    );
  return begun;
}

/** Throws a sentence where the target holds anything: a move replaces nothing. */
export async function refuseFull({ database, blobs, files }: MoveTarget): Promise<void> {
  const content = await describeContent(database.root);
  if (content === 'foreign')
    throw new BackupError(
      'The database of DATABASE_URL holds tables of another program. Nothing was changed.',
    );
  if (content === 'data')
    throw new BackupError(
      'The database of DATABASE_URL holds accounts already. A move needs an empty one; nothing was changed.',
    );
  // A server that was started once on an empty database has left this.
  for await (const key of blobs.list(''))
    if (key !== 'installation')
      throw new BackupError(
        `${files[0]?.toUpperCase()}${files.slice(1)} holds files already (${key}). A move needs an empty one; nothing was changed.`,
      );
}

async function findState(database: Database): Promise<MoveState | null> {
  try {
    if (await isServed(database.root))
      throw new BackupError(
        'A server is running on the database of DATABASE_URL. Stop it first; nothing was changed.',
      );
    return await findMoveState(database);
  } catch (error) {
    throw isAway(error) ? unreachable(error) : error;
  }
}
