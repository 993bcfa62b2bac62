import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#kernel/errors.ts';

/** Lies in the data folder from the first change of a move on, and stays there. */
const MARKER = 'data-moved';

const moveSchema = z.object({
  id: z.string(),
  state: z.enum(['under way', 'done']),
  /** Where the data go, in words. */
  place: z.string(),
  at: z.iso.datetime(),
});
export type MoveOut = z.infer<typeof moveSchema>;

/** Notes in the data folder that its data are moved. */
export async function markMove(dataFolder: string, move: MoveOut): Promise<void> {
  const path = join(dataFolder, MARKER);
  await writeFile(`${path}.new`, `${JSON.stringify(move, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Undefined where the data of the folder were never moved. Throws `StartError` where nobody can tell. */
export async function findMove(dataFolder: string): Promise<MoveOut | undefined> {
  const path = join(dataFolder, MARKER);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text === undefined) return undefined;
  try {
    return moveSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(
      `${path} is damaged; it says where the data of this folder were moved to. Delete it to use the data here.`,
      error,
    );
  }
}

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly s3Bucket?: string | undefined;
}

/**
 * Throws `StartError` where the data of the folder were moved away, so that nobody works on in them. What uses nothing of them,
 * neither their database nor their files, may have the folder.
 */
export async function refuseMovedData({ dataFolder, databaseUrl, s3Bucket }: Place): Promise<void> {
  const move = await findMove(dataFolder);
  if (move === undefined || (databaseUrl !== undefined && s3Bucket !== undefined)) return;
  const back = `delete ${join(dataFolder, MARKER)}`;
  throw new StartError(
    move.state === 'done'
      ? `The data of ${dataFolder} were moved to ${move.place} on ${move.at.slice(0, 10)}. Start with the settings of there. ` +
          `To use the old data again, ${back}: what was done since in the new place is not in them.`
      : `The data of ${dataFolder} are being moved to ${move.place}. Run the same \`recto move\` again; it goes on. ` +
          `To give the move up and use the data here, ${back}.`,
  );
}
