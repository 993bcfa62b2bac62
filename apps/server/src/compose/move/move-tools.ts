import { resolve } from 'node:path';
import type { MoveTools } from '#cli/move-tools.ts';
import { inSentences, tellSometimes } from '#compose/backup/in-sentences.ts';
import { checkMove } from '#compose/move/check-move.ts';
import { moveData } from '#compose/move/move-data.ts';
import { type MoveSource, openMoveSource } from '#compose/move/move-source.ts';
import { type MoveTarget, openMoveTarget } from '#compose/move/move-target.ts';
import type { Config } from '#config.ts';
import { CommandError, type CommandOutput } from '#kernel/command-output.ts';
import { makeLog } from '#kernel/log.ts';

interface Circumstances {
  readonly out: CommandOutput;
  readonly signal: AbortSignal;
}

/** What `recto move` does; the settings are those of the new place. */
export function makeMoveTools(config: Config, { out, signal }: Circumstances): MoveTools {
  const onStep = tellSometimes(out, signal);

  async function withBoth<T>(from: string, work: (source: MoveSource, target: MoveTarget) => Promise<T>) {
    const { databaseUrl, s3Bucket, dataFolder } = config;
    if (databaseUrl === undefined)
      throw new CommandError(
        'Set DATABASE_URL to the PostgreSQL database that the data are moved to, and S3_BUCKET to the bucket for the files, ' +
          'or RECTO_DATA to another folder for them. Nothing was changed.',
      );
    if (s3Bucket === undefined && resolve(dataFolder) === resolve(from))
      throw new CommandError(
        `The files are to go from ${from} to another place: set S3_BUCKET to a bucket, or RECTO_DATA to another folder. Nothing was changed.`,
      );
    return inSentences(async () => {
      const source = await openMoveSource(from);
      try {
        const target = await openMoveTarget({ ...config, databaseUrl });
        return await work(source, target).finally(target.close);
      } finally {
        await source.close();
      }
    });
  }

  return {
    move: (from) =>
      withBoth(from, (source, target) =>
        moveData(source, target, { config, log: makeLog('silent'), onStep }),
      ),
    check: (from) => withBoth(from, (source, target) => checkMove(source, target, onStep)),
  };
}
