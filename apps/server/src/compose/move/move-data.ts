import { randomUUID } from 'node:crypto';
import { BackupError } from '#adapters/backup/manifest.ts';
import { beginMoveState, endMoveState, type MoveState } from '#adapters/database/backup/move-progress.ts';
import { findMove, markMove, type MoveOut } from '#adapters/installation/moved-data.ts';
import type { MoveFigures } from '#cli/move-tools.ts';
import { findSecret } from '#compose/backup/restore-backup.ts';
import { moveFiles } from '#compose/move/move-files.ts';
import { moveRows } from '#compose/move/move-rows.ts';
import type { MoveSource } from '#compose/move/move-source.ts';
import { findBegunMove, type MoveTarget, refuseFull } from '#compose/move/move-target.ts';
import type { Config } from '#config.ts';
import type { Log } from '#kernel/log.ts';

export interface MoveOptions {
  /** Of the new place. */
  readonly config: Pick<Config, 'appSecret' | 'dataFolder'>;
  readonly log: Log;
  /** Told how far the work is; what it throws interrupts the move. */
  readonly onStep: (text: string) => void;
}

/**
 * Takes embedded data to PostgreSQL and a store of files. Nothing is changed before everything is looked at; from then on the old
 * folder and the new database say that a move is under way, neither can be served, and the same call goes on where it was.
 */
export async function moveData(
  source: MoveSource,
  target: MoveTarget,
  { config, log, onStep }: MoveOptions,
): Promise<MoveFigures> {
  await refuseOtherSecret(source, config);
  const begun = await findBegunMove(target, source.installation);
  const marked = await findMove(source.folder);
  if (marked) refuseOtherPlace(source, { target, marked, begun });
  if (!begun) await refuseFull(target);
  const move: MoveOut = {
    id: marked?.id ?? randomUUID(),
    state: 'under way',
    place: target.place,
    at: new Date().toISOString(),
  };
  // Here first: from now on nobody changes what is copied.
  if (!marked) await markMove(source.folder, move);
  const { installation } = source;
  const state =
    begun?.id === move.id
      ? begun
      : await beginMoveState(target.database, { id: move.id, installation, files: target.files });
  const files = await moveFiles({ source, target, onStep });
  const rows = await moveRows({ source, target, state, log, onStep });
  // At no moment may both places be served.
  await markMove(source.folder, { ...move, state: 'done', at: new Date().toISOString() });
  await endMoveState(target.database);
  return { place: target.place, ...rows, ...files };
}

/** What is sealed in the data could not be opened with any other one. */
async function refuseOtherSecret(source: MoveSource, config: MoveOptions['config']): Promise<void> {
  const secret = await findSecret(source, config);
  if (secret === 'fits' || secret === 'unknown') return;
  throw new BackupError(
    `The secret of ${source.folder} is not the one of the new place${secret === 'missing' ? ', which has none' : ''}. ` +
      `Set APP_SECRET to what it was, or to the content of app-secret in ${source.folder}; or copy that file into ${config.dataFolder}. Nothing was changed.`,
  );
}

interface Marked {
  readonly target: MoveTarget;
  readonly marked: MoveOut;
  readonly begun: MoveState | null;
}

function refuseOtherPlace({ folder }: MoveSource, { target, marked, begun }: Marked): void {
  // Killed between its last two steps it is done here and not yet there.
  if (marked.state === 'done' && begun?.id !== marked.id)
    throw new BackupError(
      `The data of ${folder} were moved to ${marked.place} on ${marked.at.slice(0, 10)} already. ` +
        '`recto move --check` compares both places; nothing was changed.',
    );
  if (marked.place !== target.place)
    throw new BackupError(
      `The data of ${folder} are being moved to ${marked.place}, and the settings name ${target.place}. ` +
        `Set them as they were, then it goes on; or give that move up by deleting data-moved in ${folder}.`,
    );
}
