import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Manifest } from '#adapters/backup/manifest.ts';
import { createArchive, openArchive } from '#adapters/backup/open-archive.ts';
import { checkArchive } from '#adapters/backup/read-archive.ts';
import { askServer, canConnect } from '#adapters/control-socket/ask-server.ts';
import { openPlain, type PlainDatabase, type PlainSettings } from '#adapters/database/backup/open-plain.ts';
import { FolderInUseError } from '#adapters/database/embedded/folder-lock.ts';
import { refuseMovedData } from '#adapters/installation/moved-data.ts';
import { refuseUnfinishedMove } from '#adapters/database/unfinished-move.ts';
import type { BackupFigures, BackupTools } from '#cli/backup-tools.ts';
import { takeSnapshot } from '#cli/commands/backup.ts';
import { inSentences, tellSometimes } from '#compose/backup/in-sentences.ts';
import { makeBackup } from '#compose/backup/make-backup.ts';
import { ExistingDataError, restoreBackup } from '#compose/backup/restore-backup.ts';
import { settingsOf } from '#compose/backup/settings.ts';
import type { Config } from '#config.ts';
import { CommandError, type CommandOutput } from '#kernel/command-output.ts';
import { makeLog } from '#kernel/log.ts';

/** A server that starts or stops holds the folder, and takes no commands. */
const IN_USE_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 200;

const snapshotSchema = z.object({ folder: z.string(), bytes: z.number(), pauseMs: z.number() });

interface Circumstances {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: CommandOutput;
  readonly signal: AbortSignal;
}

/** The files of a bucket are copied by the tools of its store, which know versions and other places. */
function refuseBucket({ s3Bucket }: Config): void {
  if (s3Bucket !== undefined)
    throw new CommandError(
      `The files lie in the bucket ${s3Bucket}, of which recto makes no copies. See docs/backup.md; nothing was changed.`,
    );
}

/** What the commands for backups do, in the process of the command. */
export function makeBackupTools(config: Config, circumstances: Circumstances): BackupTools {
  const { env, out, signal } = circumstances;
  const { dataFolder, databaseUrl, appSecret } = config;
  const database: PlainSettings = databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'embedded', folder: dataFolder };
  const onPart = tellSometimes(out, signal);

  return {
    make: (path) =>
      inSentences(async () => {
        refuseBucket(config);
        const source = makeSource(database, circumstances);
        await source.refuseWithoutData();
        const manifest = await makeBackup(await createArchive(path), {
          engine: database.kind,
          blobsFolder: join(dataFolder, 'blobs'),
          openSource: source.open,
          settings: settingsOf(env),
          onPart,
        });
        return { ...figuresOf(manifest), pauseMs: source.pauseMs() };
      }),
    check: (path) =>
      inSentences(async () => {
        const archive = await openArchive(path);
        return figuresOf(await checkArchive(archive, onPart).finally(() => archive.close()));
      }),
    restore: (path, { replace }) =>
      inSentences(async () => {
        refuseBucket(config);
        await refuseMovedData(config);
        if (await canConnect(dataFolder))
          throw new CommandError(`A server runs on ${dataFolder}. Stop it first; nothing was changed.`);
        const archive = await openArchive(path);
        const options = { target: database, dataFolder, appSecret, replace, log: makeLog('silent'), onPart };
        try {
          const { manifest, secret } = await restoreBackup(archive, options);
          const here = settingsOf(env);
          const otherSettings = Object.entries(manifest.settings)
            .filter(([name, value]) => here[name] !== value)
            .map(([name, value]) => `${name}=${value}`);
          return { kind: 'restored', figures: figuresOf(manifest), secret, otherSettings };
        } catch (error) {
          if (error instanceof ExistingDataError) return { kind: 'exists', what: error.message };
          throw error;
        } finally {
          await archive.close();
        }
      }),
  };
}

const figuresOf = ({ tables, blobs, madeAt }: Manifest): BackupFigures => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: blobs.count,
  fileBytes: blobs.bytes,
  madeAt,
});

/** The database itself; where a server has the embedded one open, a copy that it makes of its files. */
function makeSource(settings: PlainSettings, { out, signal }: Circumstances) {
  let pause: number | null = null;

  async function openEmbedded(folder: string): Promise<PlainDatabase> {
    for (const end = Date.now() + IN_USE_WITHIN_MS; ; await wait(LOOK_AGAIN_MS, undefined, { signal })) {
      const lines: string[] = [];
      const listening: CommandOutput = { ...out, line: (text) => void lines.push(text) };
      const exit = await askServer(folder, { command: takeSnapshot.name, input: {} }, listening, signal);
      if (exit === 0) {
        const taken = snapshotSchema.parse(JSON.parse(lines.join('')));
        pause = taken.pauseMs;
        return openCopy(taken.folder);
      }
      if (exit !== null) throw new CommandError('The server could not copy its database.');
      try {
        return await openPlain({ kind: 'embedded', folder });
      } catch (error) {
        if (!(error instanceof FolderInUseError) || Date.now() >= end) throw error;
      }
    }
  }

  return {
    pauseMs: () => pause,
    async refuseWithoutData(): Promise<void> {
      if (settings.kind === 'postgres') return;
      const names = await readdir(join(settings.folder, 'database')).catch(() => []);
      if (names.length === 0) throw new CommandError(`There is no data in ${settings.folder} yet.`);
    },
    open: () => (settings.kind === 'postgres' ? openServer(settings) : openEmbedded(settings.folder)),
  };
}

async function openServer(settings: PlainSettings): Promise<PlainDatabase> {
  const opened = await openPlain(settings);
  try {
    await refuseUnfinishedMove(opened.database.root);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openCopy(folder: string): Promise<PlainDatabase> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { database, close } = await openPlain({ kind: 'embedded', folder });
    return { database, close: () => close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
