import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { logIn } from '@recto/testing/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '#adapters/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#adapters/database/open-database.ts';
import { addProductModules } from '#compose/modules.ts';
import { makeLog } from '#kernel/log.ts';
import { createDatabase, findTestDatabase, silentLog } from '#testing/database.ts';
import { readMetrics, sumOf } from '#testing/read-metrics.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { FIXTURE_PERSON, FIXTURE_SECRET, FIXTURES_FOLDER, type Kept } from '#testing/upgrade-fixtures.ts';

const WAIT = { timeout: 240_000, interval: 100 };

/** The dump on the engine of this run, brought to this version. */
async function restore(sql: string): Promise<OpenDatabase> {
  const source = findTestDatabase();
  if (source.kind === 'pglite') {
    // A new engine would take several seconds to make its first files.
    const dump = await readFile(source.dumpFile);
    const opened = await openDatabase({ kind: 'memory', dump }, { log: silentLog });
    if (opened.jobs.kind !== 'embedded') throw new Error('PGlite is embedded.');
    await opened.jobs.client.exec(`drop schema public, pgboss cascade; create schema public; ${sql}`);
    await opened.jobs.client.exec('reset all');
    await migrate(opened.database.root);
    return opened;
  }
  const { url, drop } = await createDatabase(source.adminUrl, 'template0');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
  const opened = await openDatabase({ kind: 'postgres', url }, { log: silentLog });
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** What may have changed without anything being lost: when a file was read last. */
const LATER = new Set(['updatedAt']);

/** Without what a later version may say otherwise. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !LATER.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, lasting(part)]));
}

describe.each(await readdir(FIXTURES_FOLDER))('data as %s has left it', (name) => {
  const folder = join(FIXTURES_FOLDER, name);
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  let kept: Kept;
  let testApp: TestApp;
  let person: Person;

  beforeAll(async () => {
    kept = JSON.parse(await readFile(join(folder, 'kept.json'), 'utf8')) as Kept;
    const dataFolder = await mkdtemp(join(tmpdir(), 'recto-upgrade-'));
    await cp(join(folder, 'blobs'), join(dataFolder, 'blobs'), { recursive: true });
    const sql = gunzipSync(await readFile(join(folder, 'database.sql.gz'))).toString();
    const env = { RECTO_DATA: dataFolder, APP_SECRET: FIXTURE_SECRET };
    // With the passwords of the product: what they have hashed must open.
    const composition = { database: await restore(sql), addModules: addProductModules };
    testApp = await openTestApp(env, log, undefined, composition);
    person = await logIn(testApp.apiOf({ AccessToken: '' } as Person), FIXTURE_PERSON);
  });
  afterAll(() => testApp.close());

  const get = async (path: string) => {
    const response = await testApp.request('GET', path, person);
    expect(response.statusCode, path).toBe(200);
    return response.json().result;
  };

  test('is read again where its reader was an earlier one, and says so until it is done', async () => {
    const isOld = kept.files.length === 2;
    if (isOld) expect(lines).toContainEqual(expect.stringContaining('are read again'));
    await vi.waitFor(async () => {
      const samples = await readMetrics(testApp);
      expect(sumOf(samples, 'recto_files_outdated')).toBe(0);
      expect(sumOf(samples, 'recto_files', { status: 'complete' })).toBe(kept.files.length);
    }, WAIT);
  });

  test('has all its files, where they were, with their bytes and pages', async () => {
    for (const file of kept.files) {
      const { _id, hash, pages, stages, ...rest } = file as Record<string, unknown> & { pages: number };
      expect(lasting(await get(`/files/${_id}`))).toMatchObject({
        ...(lasting(rest) as object),
        hash,
        pages,
      });
      const { url } = (
        await testApp.request('POST', '/files/get-file-from-s3', person, { fileId: _id })
      ).json().result;
      const { rawPayload } = await testApp.inject({ method: 'GET', url });
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(hash);
      for (let page = 1; page <= pages; page += 1) {
        const found = await get(`/searchDocument/${_id}?from=${page}&to=${page}`);
        expect(JSON.stringify(found)).not.toBe('{}');
      }
    }
  });

  test('has every answer as it was, with its marks on the page', async () => {
    for (const question of kept.questions) {
      const { _id, claims, citations, ...rest } = question as Kept['contexts'] & {
        citations: { page: number; quote: string; boxes: object[] }[];
      };
      const [now] = (await get(`/history/id/${_id}`)).questions;
      expect(lasting(now)).toMatchObject(lasting(rest) as object);
      expect(now.claims).toMatchObject(claims as object);
      expect(now.citations).toMatchObject(citations.map(({ page, quote }) => ({ page, quote })));
      for (const [index, { boxes }] of citations.entries()) {
        expect(now.citations[index].boxes).toHaveLength(boxes.length);
        expect(now.citations[index].span.end).toBeGreaterThan(now.citations[index].span.start);
      }
    }
    const [first] = kept.questions;
    const { contexts } = await get(`/qna/context/${first?.['_id']}`);
    const before = kept.contexts['contexts'] as { page: number; quote: string }[];
    expect(contexts).toMatchObject(before.map(({ page, quote }) => ({ page, quote })));
  });

  test('opens everything else under the addresses of before', async () => {
    for (const [path, answer] of Object.entries(kept.more))
      expect(lasting(await get(path)), path).toMatchObject(lasting(answer) as object);
  });

  test('can be worked with: a question is answered as one that is asked anew', async () => {
    const [file] = kept.files;
    const answer = await testApp.askAndWait(person, String(file?.['_id']), 'When is the service desk open?');
    expect(answer.answer).toContain('7.00 to 19.00');
    const { items } = await get('/folders/items');
    expect(items.length).toBeGreaterThan(1);
  });
});
