import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeS3BlobStore } from '#adapters/blobs/s3.ts';
import { openPlain } from '#adapters/database/backup/open-plain.ts';
import { query } from '#adapters/database/backup/tables.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { runCommandLine } from '#compose/command-line.ts';
import { checkMove } from '#compose/move/check-move.ts';
import { moveData } from '#compose/move/move-data.ts';
import { type MoveSource, openMoveSource } from '#compose/move/move-source.ts';
import { type MoveTarget, openMoveTarget } from '#compose/move/move-target.ts';
import { compose } from '#compose/server.ts';
import { type Config, readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { describeBlobs, describeRows, describeRowsIn, describeStore } from '#testing/backup-contents.ts';
import { createDatabase, findTestDatabase, onlyOn } from '#testing/database.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#testing/s3.ts';
import { openTestApp, type Person } from '#testing/test-app.ts';
import { lendPool } from '#testing/worker-pool.ts';

const log = makeLog('silent');
type Env = Record<string, string>;

describe('embedded data', onlyOn('postgres'), () => {
  let person: Person;
  let folder: string;
  /** The data folder with them. */
  let old: string;
  let s3: S3Server;
  let rows: Record<string, string>;
  let stored: Record<string, string>;

  beforeAll(async () => {
    [folder, s3] = await Promise.all([mkdtemp(join(tmpdir(), 'recto-move-')), startS3Server()]);
    old = join(folder, 'old');
    const database = await openDatabase({ kind: 'embedded', folder: old }, { log });
    const testApp = await openTestApp({ RECTO_DATA: old }, log, undefined, { database });
    person = await testApp.signUp();
    // Nobody waits until it is read: that goes on in the new place.
    const uploaded = await testApp.upload(person, { bytes: tinyPdf([['Moved.']], randomUUID()) });
    expect(uploaded.json().ok).toBe(true);
    await testApp.installation.stop();
    await database.close();
    for (let made = 0; made < 10; made += 1)
      await writeFile(join(old, 'blobs', `made-${made}`), randomBytes(1_000));
    stored = await describeStore(old);
    source = await openMoveSource(old);
    rows = await source.read(describeRowsIn);
  }, 120_000);
  afterAll(async () => {
    await source.close();
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function newDatabase(): Promise<string> {
    const source = findTestDatabase();
    if (source.kind !== 'postgres') throw new Error('Data are moved to PostgreSQL.');
    const { url, drop } = await createDatabase(source.adminUrl, 'template0');
    onTestFinished(drop);
    return url;
  }

  const settings = (more: Env): Env => ({ RECTO_DATA: old, MIN_FREE_MB: '1', TESSERACT: 'off', ...more });
  const inBucket = (): Env => ({
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  });

  function openBucket() {
    const { endpoint, bucket } = s3;
    const copiesFolder = join(folder, 'copies');
    const store = makeS3BlobStore({ bucket, endpoint, region: 'eu', credentials: S3_KEYS, copiesFolder });
    onTestFinished(() => store.close());
    return store;
  }

  /** Runs a command: its exit code and everything that it said. */
  async function recto(line: string, env: Env): Promise<[number, string]> {
    const said: string[] = [];
    const keep = (text: string) => void said.push(text);
    const exit = await runCommandLine({
      argv: line.split(' '),
      folder,
      env,
      out: { line: keep, progress: () => {}, complain: keep },
      signal: new AbortController().signal,
    });
    return [exit, said.join('\n')];
  }

  /** Opening the embedded database takes longer than all that is done with it here. */
  let source: MoveSource;

  async function withTarget<T>(env: Env, work: (target: MoveTarget, config: Config) => Promise<T>) {
    const config = readConfig(env);
    const target = await openMoveTarget({ ...config, databaseUrl: config.databaseUrl ?? '' });
    return work(target, config).finally(target.close);
  }

  const move = (env: Env, onStep: (text: string) => void = () => {}) =>
    withTarget(env, (target, config) => moveData(source, target, { config, log, onStep }));
  const check = (env: Env) => withTarget(env, (target) => checkMove(source, target, () => {}));

  /** A move that ends where it has come to a step of that name. */
  async function interrupt(env: Env, at: RegExp) {
    const onStep = (text: string) => {
      if (at.test(text)) throw new Error('interrupted');
    };
    await expect(move(env, onStep)).rejects.toThrow('interrupted');
  }

  const startOn = (env: Env) =>
    compose(readConfig(env), { log, pool: lendPool(), admission: async () => {} });

  test('go to PostgreSQL and a bucket with every row and file, on from where they were interrupted', async () => {
    const env = settings({ DATABASE_URL: await newDatabase(), ...inBucket() });
    const target = { kind: 'postgres', url: env['DATABASE_URL'] ?? '' } as const;
    const bucket = openBucket();
    await interrupt(env, /^stored files: 9/);
    const first = await Array.fromAsync(bucket.list(''));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(Object.keys(stored).length);
    await interrupt(env, /^rows of session:/);
    const arrivedAt = (await bucket.stat('installation'))?.storedAt;

    // Neither place is served meanwhile, and another target is not begun.
    await expect(startOn(settings({}))).rejects.toThrow('are being moved to the PostgreSQL database');
    await expect(startOn(env)).rejects.toThrow('Run the same `recto move` again');
    await expect(check(env)).rejects.toThrow('has not ended');
    const elsewhere = settings({ DATABASE_URL: target.url });
    await expect(move(elsewhere)).rejects.toThrow('Set them as they were');

    expect((await move(env)).damaged).toEqual([]);
    expect((await bucket.stat('installation'))?.storedAt).toEqual(arrivedAt);
    const { database, close } = await openPlain(target);
    onTestFinished(close);
    expect(await describeRows(database)).toEqual(rows);
    expect(await describeBlobs(bucket)).toEqual(stored);
    await expect(move(env)).rejects.toThrow(/were moved to .* already/);
    await expect(startOn(settings({}))).rejects.toThrow(/were moved to .* Start with the settings of there/);
    await source.close();
    expect(await recto(`move ${old} --check`, env)).toEqual([0, expect.stringContaining('The same is in')]);
    source = await openMoveSource(old);

    // What has changed since is found.
    await query(database.root, `update public.account set name = name || '!'`);
    await bucket.put('originals/new', Buffer.from('new'), { maxBytes: 3 });
    await bucket.delete('installation');
    expect((await check(env)).differences.toSorted()).toEqual([
      'The stored file installation is missing in the new place.',
      'The stored file originals/new is in the new place only.',
      expect.stringMatching(/^The table account has the same number of rows, \d+, with other values\.$/),
    ]);

    const installation = await startOn(env);
    onTestFinished(() => installation.stop());
    const headers = { authorization: `Bearer ${person.AccessToken}` };
    const answer = await installation.app.inject({ url: `${API_BASE}/folders/root`, headers });
    expect(answer.json().result.items).toHaveLength(1);
  });

  test('go to PostgreSQL and another folder, also after a move that was taken back', async () => {
    await rm(join(old, 'data-moved'), { force: true });
    const dataFolder = join(folder, 'new');
    const env = settings({ RECTO_DATA: dataFolder, DATABASE_URL: await newDatabase() });
    await expect(move(env)).rejects.toThrow('Set APP_SECRET');
    await cp(join(old, 'app-secret'), join(dataFolder, 'app-secret'));
    // Whoever has worked on in the old place makes another move of it.
    await interrupt(env, /^rows of session:/);
    await rm(join(old, 'data-moved'));
    const [original = ''] = Object.keys(stored).filter((key) => key.startsWith('originals/'));
    await writeFile(join(old, 'blobs', original), 'damaged on the disk');
    await source.close();
    expect(await recto(`move ${old}`, env)).toEqual([0, expect.stringContaining('was damaged in')]);
    source = await openMoveSource(old);
    expect(await describeStore(dataFolder)).toEqual(await describeStore(old));
    const { database, close } = await openPlain({ kind: 'postgres', url: env['DATABASE_URL'] ?? '' });
    expect(await describeRows(database).finally(close)).toEqual(rows);
  });

  test('stay where they are where the new place is not fit for them', async () => {
    await rm(join(old, 'data-moved'), { force: true });
    const url = await newDatabase();
    const env = settings({ DATABASE_URL: url, ...inBucket() });
    const complaint = (sentence: string) => [1, expect.stringContaining(sentence)];
    expect(await recto(`move ${old}`, settings({}))).toEqual(complaint('Set DATABASE_URL'));
    expect(await recto(`move ${old}`, settings({ DATABASE_URL: url }))).toEqual(complaint('set S3_BUCKET'));
    expect(await recto(`move ${folder}`, env)).toEqual(complaint('no embedded data in'));
    expect(await recto(`move ${old}`, env)).toEqual(complaint('in use by another running server'));

    const away = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/recto' };
    await expect(move(away)).rejects.toThrow('cannot be reached');
    await expect(move({ ...env, S3_BUCKET: 'nothing' })).rejects.toThrow('The bucket nothing');
    await expect(move({ ...env, APP_SECRET: 'another one than that of the data' })).rejects.toThrow(
      'The secret of',
    );
    await expect(move(env)).rejects.toThrow('The bucket recto-blobs holds files already');
    const { database, close } = await openPlain({ kind: 'postgres', url });
    onTestFinished(close);
    await query(database.root, 'create table public.other (id integer)');
    await expect(move(env)).rejects.toThrow('tables of another program');
    const server = new pg.Client({ connectionString: url, application_name: 'recto-jobs' });
    await server.connect();
    await expect(move(env)).rejects.toThrow('A server is running on the database');
    await server.end();
    expect(await readdir(old)).not.toContain('data-moved');
  });
});
