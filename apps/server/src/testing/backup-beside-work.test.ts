import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contract } from '@recto/contract';
import { ask, connect, upload, uploadAndWait } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openArchive } from '#adapters/backup/open-archive.ts';
import { openPlain, type PlainSettings } from '#adapters/database/backup/open-plain.ts';
import { query } from '#adapters/database/backup/tables.ts';
import { describeCopiedRows, describeRows, describeStore } from '#testing/backup-contents.ts';
import { createDatabase, findTestDatabase, makeDataFolder } from '#testing/database.ts';
import { signInTo, startProcess } from '#testing/server-process.ts';

/** Backups that are made one after the other beside a server at work. */
const ROUNDS = Number(process.env['BACKUPS_BESIDE_WORK'] ?? 1);
/** Files that are there before. */
const FILES = Number(process.env['BACKUP_FILES'] ?? 3);
const LIMIT_MS = 1_800_000;
const RECTO = fileURLToPath(new URL('../recto.ts', import.meta.url));

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

const settingsOf = ({ dataFolder, databaseUrl }: Place): PlainSettings =>
  databaseUrl === undefined
    ? { kind: 'embedded', folder: dataFolder }
    : { kind: 'postgres', url: databaseUrl };

/** A place of the kind of this run, or of the other one where there are both. */
async function makePlace(kind: 'embedded' | 'postgres'): Promise<Place> {
  const source = findTestDatabase();
  const dataFolder =
    kind === 'embedded' ? await mkdtemp(join(tmpdir(), 'recto-data-')) : await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  if (kind === 'embedded' || source.kind !== 'postgres') return { dataFolder };
  const { url, drop } = await createDatabase(source.adminUrl, 'template0');
  onTestFinished(drop);
  return { dataFolder, databaseUrl: url };
}

/** How often each command is killed somewhere before it may end. */
const KILLS = Number(process.env['BACKUP_KILLS'] ?? 1);

/** Runs a command, killed a few times and run again, to its end. */
async function rectoAtLast(place: Place, words: string[]) {
  for (let kills = 0; kills < KILLS; kills++) {
    const { exit } = await recto(place, words, Math.random() * 8_000);
    if (exit === 0) return { exit, said: 'It ended before it was killed.', memoryMb: 0, ms: 0 };
  }
  return recto(place, words);
}

/** Runs a command to its end, or kills it; answers what it said and the most memory that it had, in MB. */
async function recto({ dataFolder, databaseUrl = '' }: Place, words: string[], killAfterMs?: number) {
  const begun = performance.now();
  const env = { ...process.env, RECTO_DATA: dataFolder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [RECTO, tmpdir(), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let memoryMb = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const looking = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    memoryMb = Math.max(memoryMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  const killing =
    killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const exit = await ended;
  clearInterval(looking);
  clearTimeout(killing);
  return { exit, said, memoryMb: Math.round(memoryMb), ms: Math.round(performance.now() - begun) };
}

const makeFile = (pages: number) =>
  tinyPdf(
    Array.from({ length: pages }, (_, page) => [`Page ${page + 1} speaks of ${randomUUID()}.`]),
    randomUUID(),
  );

/** Uploads, asks and deletes until it is told to stop; notes how long the longest of calls for a page of news took. */
function work(url: string, token: string, asked: string) {
  const api = connect(url, token);
  const stopping = new AbortController();
  const { signal } = stopping;
  let longestMs = 0;
  const looking = (async () => {
    while (!signal.aborted) {
      const begun = performance.now();
      await api.call(contract.folders.root, { query: { limit: 1 } });
      longestMs = Math.max(longestMs, performance.now() - begun);
      await wait(20);
    }
  })();
  const changing = (async () => {
    while (!signal.aborted) {
      const { _id } = await upload(api, { name: 'new.pdf', content: makeFile(20) });
      await ask(api, asked, 'What does page 1 speak of?');
      const { _id: second } = await uploadAndWait(api, { name: 'gone.pdf', content: makeFile(3) });
      await api.call(contract.files.delete, { params: { id: second } });
      if (Math.random() < 0.5) await api.call(contract.files.delete, { params: { id: _id } });
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.all([looking, changing]);
    return Math.round(longestMs);
  };
}

/** The rows and files are those of the backup, and every file that the rows name is there with its bytes. */
async function expectSame(place: Place, backup: string): Promise<void> {
  const archive = await openArchive(backup);
  const copied = await describeCopiedRows(archive).finally(() => archive.close());
  const { database, close } = await openPlain(settingsOf(place));
  try {
    expect(await describeRows(database)).toEqual(copied);
    const stored = await describeStore(place.dataFolder);
    const files = await query<{ id: string; hash: string }>(
      database.root,
      'select id, hash from public.file',
    );
    expect(files.length).toBeGreaterThanOrEqual(FILES);
    for (const { id, hash } of files) expect(stored[`originals/${id}`]).toBe(hash);
  } finally {
    await close();
  }
}

test(
  `${ROUNDS} backups beside work are restored elsewhere, with every row and file, and go on there`,
  async () => {
    const own = findTestDatabase().kind === 'postgres' ? 'postgres' : 'embedded';
    const place = await makePlace(own);
    const server = await startProcess(place.dataFolder, { databaseUrl: place.databaseUrl });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const token = await signInTo(server, place.dataFolder);
    const api = connect(server.url, token);
    let asked = '';
    for (let made = 0; made < FILES; made++)
      asked = (await uploadAndWait(api, { name: 'kept.pdf', content: makeFile(100) }))._id;

    for (let round = 0; round < ROUNDS; round++) {
      const backup = join(place.dataFolder, round % 2 === 0 ? `backup-${round}` : `backup-${round}.zip`);
      // One that is killed, and goes on where that is a folder.
      const first = await recto(place, ['backup', backup], Math.random() * 6_000);
      if (first.exit === 0) await rm(backup, { recursive: true });
      const stop = work(server.url, token, asked);
      await wait(1_000);
      const made = await recto(place, ['backup', backup]);
      const longestMs = await stop();
      expect(made.exit, made.said).toBe(0);
      const checked = await recto(place, ['backup', backup, '--check']);
      expect(checked.exit, checked.said).toBe(0);
      // One after the other into either kind.
      const other = await makePlace(round % 2 === 0 ? 'embedded' : own);
      const restored = await rectoAtLast(other, ['restore', backup]);
      expect(restored.exit, restored.said).toBe(0);
      await expectSame(other, backup);
      const pause = /stood still for (\d+) ms/.exec(made.said)?.[1];
      console.info(
        `${made.said.trim().split('\n').at(-1)} Longest call ${longestMs} ms, pause ${pause ?? '-'} ms, ` +
          `memory: backup ${made.memoryMb} MB in ${made.ms} ms, check ${checked.memoryMb} MB, restore ${restored.memoryMb} MB in ${restored.ms} ms.`,
      );
      await expectReadToTheEnd(other, place.dataFolder, token);
    }
  },
  LIMIT_MS,
);

/** What was being read when it was copied is read by a server on the restored data, and nothing has failed. */
async function expectReadToTheEnd(place: Place, sourceFolder: string, token: string): Promise<void> {
  await cp(join(sourceFolder, 'app-secret'), join(place.dataFolder, 'app-secret'));
  const server = await startProcess(place.dataFolder, { databaseUrl: place.databaseUrl });
  try {
    const api = connect(server.url, token);
    await vi.waitFor(
      async () => {
        const { items } = await api.call(contract.folders.root, { query: { limit: 100 } });
        const states = items.flatMap((item) => (item.type === 'FOLDER' ? [] : [item.status]));
        expect(states.length).toBeGreaterThanOrEqual(FILES);
        expect(states.filter((state) => state !== 'complete')).toEqual([]);
      },
      { timeout: 300_000, interval: 500 },
    );
  } finally {
    server.child.kill('SIGKILL');
  }
}
