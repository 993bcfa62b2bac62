import { BackupError } from '#adapters/backup/manifest.ts';
import { hashOfStored } from '#adapters/backup/measure.ts';
import { findMoveState } from '#adapters/database/backup/move-progress.ts';
import { isAway, unreachable } from '#adapters/database/map-database-error.ts';
import { knownMigrations } from '#adapters/database/backup/schema.ts';
import { listMigrations, query } from '#adapters/database/backup/tables.ts';
import type { CheckFigures } from '#cli/move-tools.ts';
import { eachAtOnce, listKeys } from '#compose/move/move-files.ts';
import { compareRows } from '#compose/move/move-rows.ts';
import type { MoveSource } from '#compose/move/move-source.ts';
import type { MoveTarget } from '#compose/move/move-target.ts';

type OnStep = (text: string) => void;

/** Compares every row and every stored file of both places. Throws a sentence where the one was not moved to the other. */
export async function checkMove(
  source: MoveSource,
  target: MoveTarget,
  onStep: OnStep,
): Promise<CheckFigures> {
  await refuseUnmoved(source, target).catch((error: unknown) => {
    throw isAway(error) ? unreachable(error) : error;
  });
  const { differences, ...rows } = await compareRows({ source, target, onStep });
  const files = await compareFiles(source, target, onStep);
  return {
    place: target.place,
    ...rows,
    files: files.files,
    fileBytes: files.fileBytes,
    differences: [...differences, ...files.differences],
  };
}

async function refuseUnmoved({ installation, folder }: MoveSource, { database, place }: MoveTarget) {
  if (await findMoveState(database))
    throw new BackupError(
      'The move has not ended. Run `recto move` without --check: it goes on, and compares everything at its end.',
    );
  const migrations = await listMigrations(database.root);
  const id = migrations.length === 0 ? undefined : await findInstallation(database.root);
  if (id !== installation) throw new BackupError(`The data of ${folder} were not moved to ${place}.`);
  if (migrations.join() !== knownMigrations().join())
    throw new BackupError(
      'The database of DATABASE_URL is of another version of the program by now, and its tables cannot be compared any more.',
    );
}

async function findInstallation(root: MoveTarget['database']['root']): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(root, 'select id::text as id from public.installation');
  return row?.id;
}

async function compareFiles({ blobs: here }: MoveSource, { blobs: there }: MoveTarget, onStep: OnStep) {
  const [keys, others] = [await listKeys(here), new Set(await listKeys(there))];
  const differences: string[] = [];
  let fileBytes = 0;
  await eachAtOnce(keys, async (key, at) => {
    onStep(`comparing stored files: ${at} of ${keys.length}`);
    fileBytes += (await here.stat(key))?.size ?? 0;
    if (!others.delete(key)) differences.push(`The stored file ${key} is missing in the new place.`);
    else if ((await hashOfStored(here, key)) !== (await hashOfStored(there, key)))
      differences.push(`The stored file ${key} has other bytes in the new place.`);
  });
  for (const key of others) differences.push(`The stored file ${key} is in the new place only.`);
  return { files: keys.length, fileBytes, differences };
}
