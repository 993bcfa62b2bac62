import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contract } from '@recto/contract';
import { askAndWait, connect, upload, uploadAndWait } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeS3BlobStore } from '#adapters/blobs/s3.ts';
import { openPlain, type PlainSettings } from '#adapters/database/backup/open-plain.ts';
import { query } from '#adapters/database/backup/tables.ts';
import { describeBlobs, describeRows, describeStore } from '#testing/backup-contents.ts';
import { createDatabase, findTestDatabase, onlyOn } from '#testing/database.ts';
import { S3_KEYS, startS3Server } from '#testing/s3.ts';
import { signInTo, startProcess } from '#testing/server-process.ts';

const FILES = Number(process.env['MOVED_FILES'] ?? 20);
const KILLS = Number(process.env['MOVE_KILLS'] ?? 2);
/** Uploads at a time. */
const AT_ONCE = 8;
const RECTO = fileURLToPath(new URL('../recto.ts', import.meta.url));

interface Run {
  readonly exit: number | null;
  readonly said: string;
  readonly ms: number;
}

/** Runs the command to its end, or kills it as soon as something is so. */
async function recto(
  env: Record<string, string>,
  words: string[],
  killWhen: () => Promise<boolean> = async () => false,
): Promise<Run> {
  const begun = performance.now();
  const child = spawn(process.execPath, [RECTO, tmpdir(), ...words], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  while (child.exitCode === null && child.signalCode === null) {
    if (await killWhen()) child.kill('SIGKILL');
    await wait(20);
  }
  const [said, complained, [exit]] = await ended;
  return { exit, said: `${said}${complained}`, ms: Math.round(performance.now() - begun) };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const QUESTION = 'What is the notice period?';

function makeFile(at: number) {
  const lines = [`Clause ${at} speaks of parcel ${at * 7}.`, 'The notice period is 3 months.'];
  return tinyPdf([lines, [`Page two of contract ${at}.`]], `contract ${at}`);
}

/** An embedded server, stopped while it reads files: some of them were read, and a question about one was answered. */
async function makeEmbedded(dataFolder: string) {
  const server = await startProcess(dataFolder, { logLevel: 'silent' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const token = await signInTo(server, dataFolder);
  const api = connect(server.url, token);
  const { _id: read } = await uploadAndWait(api, { name: 'read.pdf', content: makeFile(0) });
  const { kind, answer } = await askAndWait(api, read, QUESTION);
  const left = Array.from({ length: FILES - 1 }, (_, at) => at + 1);
  const turns = Array.from({ length: AT_ONCE }, async () => {
    for (let at = left.pop(); at !== undefined; at = left.pop())
      await upload(api, { name: `contract-${at}.pdf`, content: makeFile(at) });
  });
  await Promise.all(turns);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await ended;
  return { token, read, answered: { kind, answer } };
}

async function withDatabase<T>(
  settings: PlainSettings,
  work: (opened: Awaited<ReturnType<typeof openPlain>>) => Promise<T>,
) {
  const opened = await openPlain(settings);
  return work(opened).finally(opened.close);
}

test(`${FILES} files are moved to PostgreSQL and a bucket by a command that is killed ${KILLS} times`, {
  ...onlyOn('postgres'),
  timeout: 3_600_000,
}, async () => {
  const source = findTestDatabase();
  if (source.kind !== 'postgres') throw new Error('Data are moved to PostgreSQL.');
  const [old, fresh] = [await makeFolder(), await makeFolder()];
  const { token, read, answered } = await makeEmbedded(old);
  const rows = await withDatabase({ kind: 'embedded', folder: old }, ({ database }) =>
    describeRows(database),
  );
  const stored = await describeStore(old);

  const { endpoint, bucket, close } = await startS3Server();
  onTestFinished(close);
  const { url, drop } = await createDatabase(source.adminUrl, 'template0');
  onTestFinished(drop);
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    APP_SECRET: (await readFile(join(old, 'app-secret'), 'utf8')).trim(),
  };
  const served = { databaseUrl: url, logLevel: 'silent', settings } as const;
  const env = { ...settings, RECTO_DATA: fresh, DATABASE_URL: url };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const place = Math.random();
    // Half of them among the stored files, half of them among the tables.
    const isHere = ({ files, tables }: Progress) =>
      kill < KILLS / 2
        ? files >= 1 + place * (Object.keys(stored).length - 1)
        : tables >= 1 + place * (Object.keys(rows).length / 2);
    const run = await recto(env, ['move', old], async () => isHere(await readProgress(url)));
    if (run.exit !== null) throw new Error(`It ended before it was killed, with ${run.exit}: ${run.said}`);
    const { files, tables } = await readProgress(url);
    console.info(`Killed after ${run.ms} ms with ${files} stored files and ${tables} tables.`);
    await expect(startProcess(fresh, served)).rejects.toThrow('the server ended with 1');
    await expect(startProcess(old, { logLevel: 'silent' })).rejects.toThrow('the server ended with 1');
  }
  const last = await recto(env, ['move', old]);
  expect(last.exit, last.said).toBe(0);
  const checked = await recto(env, ['move', old, '--check']);
  expect(checked.exit, checked.said).toBe(0);
  console.info(`${last.said.trim()} ${last.ms} ms; compared again in ${checked.ms} ms.`);

  // And by other means than the command's own.
  expect(await withDatabase({ kind: 'postgres', url }, ({ database }) => describeRows(database))).toEqual(
    rows,
  );
  const copiesFolder = join(fresh, 'copies');
  const store = makeS3BlobStore({ bucket, endpoint, region: 'eu', credentials: S3_KEYS, copiesFolder });
  onTestFinished(() => store.close());
  const arrived = await describeBlobs(store);
  expect(arrived).toEqual(stored);
  const files = await withDatabase({ kind: 'postgres', url }, ({ database }) =>
    query<{ id: string; hash: string }>(database.root, 'select id::text as id, hash from public.file'),
  );
  expect(files.length).toBeGreaterThanOrEqual(FILES);
  for (const { id, hash } of files) expect(arrived[`originals/${id}`]).toBe(hash);

  const refused = startProcess(old, { logLevel: 'silent' });
  await expect(refused).rejects.toThrow('the server ended with 1');
  const server = await startProcess(fresh, served);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const api = connect(server.url, token);
  const { kind, answer } = await askAndWait(api, read, QUESTION);
  expect({ kind, answer }).toEqual(answered);
  expect(answer).toContain('3 months');
  expect((await api.call(contract.folders.root, { query: { limit: 1 } })).items).toHaveLength(1);
});

interface Progress {
  readonly files: number;
  readonly tables: number;
}

async function readProgress(url: string): Promise<Progress> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Progress>(
      `select (select count(*)::int from recto_move.moved_file) as files,
        (select count(*)::int from recto_move.moved_table) as tables`,
    );
    return rows[0] ?? { files: 0, tables: 0 };
  } catch (error) {
    // Not begun yet.
    if (error instanceof Error && 'code' in error && error.code === '42P01') return { files: 0, tables: 0 };
    throw error;
  } finally {
    await client.end();
  }
}
