import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PGliteClient } from '#adapters/database/embedded/pglite-client.ts';
import { onlyOn } from '#testing/database.ts';

const entry = new URL('./full-disk-worker.fixture.ts', import.meta.url);

describe('an embedded database that cannot go on', onlyOn('pglite'), () => {
  let folder: string;
  let files: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-lost-'));
    files = join(folder, 'database');
    const client = await PGliteClient.open({ folder: files }, () => {});
    await client.query('create table note (id int primary key)');
    await client.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('reports its end when the log of changes cannot be written, and lost nothing at the next start', async () => {
    const onFailure = vi.fn();
    const client = await PGliteClient.open({ folder: files }, onFailure, { entry });
    await client.query('insert into note values (1)');
    await writeFile(`${files}.full`, 'pg_wal');
    await expect(client.query('insert into note values (2)')).rejects.toThrow('No space left on device');
    await expect(client.query('select id from note')).rejects.toThrow('No space left on device');
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onFailure.mock.lastCall?.[0]).toMatchObject({ code: 'ENOSPC' });

    await rm(`${files}.full`);
    const next = await PGliteClient.open({ folder: files }, () => {});
    expect((await next.query('select id from note')).rows).toEqual([{ id: 1 }]);
    await next.close();
  });

  test('reports its end when the engine itself breaks', async () => {
    const onFailure = vi.fn();
    const client = await PGliteClient.open({}, onFailure);
    await client.exec(
      'create function deeper(n int) returns int language plpgsql as $$ begin return deeper(n + 1); end $$',
    );
    await expect(client.query('select deeper(1)')).rejects.toThrow('Maximum call stack size exceeded');
    await expect(client.query('select 1')).rejects.toThrow('Maximum call stack size exceeded');
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('goes on when a table cannot grow, and says so', async () => {
    const client = await PGliteClient.open({ folder: files }, () => expect.fail(), { entry });
    await client.query('create table grown (text text)');
    await writeFile(`${files}.full`, `${files}/base`);
    const grow = client.query('insert into grown values ($1)', ['x'.repeat(2_000)]);
    await expect(grow).rejects.toMatchObject({ code: '53100' });
    await rm(`${files}.full`);
    await client.query('insert into grown values ($1)', ['x'.repeat(2_000)]);
    await client.close();
  });

  test('is given up when a statement never ends', async () => {
    const onFailure = vi.fn();
    const client = await PGliteClient.open({ folder: files }, onFailure, {
      limits: { query: 300, maintenance: 60_000 },
    });
    // Longer than a statement may take, but each answer begins the time anew.
    for (let count = 0; count < 3; count++) await client.query('select pg_sleep(0.15)');
    await client.exec('select pg_sleep(0.6)');
    const [endless, waiting] = [client.query('select pg_sleep(3600)'), client.query('select 1')];
    await expect(endless).rejects.toThrow('has not answered for');
    await expect(waiting).rejects.toThrow('has not answered for');
    await expect(client.query('select 1')).rejects.toThrow('has not answered for');
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
