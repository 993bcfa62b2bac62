import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import {
  createDatabase,
  findTestDatabase,
  onlyOn,
  openTestDatabase,
  silentLog,
  testEngine,
} from '#testing/database.ts';

/** A table that only these tests know. */
interface TestTables {
  note: { id: number; text: string };
}

function asTestTables(db: unknown): Kysely<TestTables> {
  return db as Kysely<TestTables>;
}

describe('the database', () => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase();
    await sql`create table note (id int primary key, text text not null)`.execute(opened.database.root);
  });
  afterAll(() => opened.close());

  const insert = (db: unknown, id: number) =>
    asTestTables(db)
      .insertInto('note')
      .values({ id, text: `note ${id}` })
      .execute();
  const ids = async () => {
    const rows = await asTestTables(opened.database.root)
      .selectFrom('note')
      .select('id')
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  };

  test('answers a ping', async () => {
    await opened.ping();
  });

  test('returns every type the same on both engines', async () => {
    const bytes = new Uint8Array([0, 1, 127, 128, 255]);
    const result = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as int8, 7::int4 as int4, 1.5::float8 as float8, 1.50::numeric as numeric,
        true as bool, 'ü'::text as text, ${bytes}::bytea as bytea, null::text as missing,
        '2026-01-02T03:04:05.678Z'::timestamptz as instant, '2026-01-02'::date as day,
        '{"a":[1,"b"]}'::jsonb as json, array['x','y,z']::text[] as texts,
        '6d1cf4a5-9ad4-4a3c-a10a-0c0ed8f1c8c1'::uuid as uuid, count(*) as count
    `.execute(opened.database.root);
    expect(result.rows).toEqual([
      {
        int8: Number.MAX_SAFE_INTEGER,
        int4: 7,
        float8: 1.5,
        numeric: '1.50',
        bool: true,
        text: 'ü',
        bytea: bytes,
        missing: null,
        instant: new Date('2026-01-02T03:04:05.678Z'),
        day: '2026-01-02',
        json: { a: [1, 'b'] },
        texts: ['x', 'y,z'],
        uuid: '6d1cf4a5-9ad4-4a3c-a10a-0c0ed8f1c8c1',
        count: 1,
      },
    ]);
  });

  test('refuses a whole number that a JavaScript number cannot hold', async () => {
    const query = sql`select 9007199254740993::int8 as big`.execute(opened.database.root);
    await expect(query).rejects.toThrow('too large');
    await opened.ping();
  });

  test('stores bytes given as a window on a larger buffer', async () => {
    const pooled = Buffer.from('hello, bytes').subarray(7);
    const result = await sql<{ bytes: Uint8Array }>`select ${pooled}::bytea as bytes`.execute(
      opened.database.root,
    );
    expect(Buffer.from(result.rows[0]?.bytes ?? []).toString()).toBe('bytes');
    expect(pooled.toString()).toBe('bytes');
  });

  test('commits what a transaction wrote and tells how many rows changed', async () => {
    const changed = await opened.database.transaction(async (trx) => {
      await insert(trx, 1);
      return asTestTables(trx)
        .updateTable('note')
        .set({ text: 'changed' })
        .where('id', '=', 1)
        .executeTakeFirst();
    });
    expect(changed.numUpdatedRows).toBe(1n);
    expect(await ids()).toEqual([1]);
  });

  test('rolls back when the work rejects', async () => {
    const work = opened.database.transaction(async (trx) => {
      await insert(trx, 2);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await ids()).toEqual([1]);
  });

  test('reports a violated constraint with its code and name, and goes on working', async () => {
    const work = opened.database.transaction((trx) => insert(trx, 1));
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'note_pkey' });
    expect(await ids()).toEqual([1]);
  });

  test('never reports a commit when a swallowed error has undone the transaction', async () => {
    const work = opened.database.transaction(async (trx) => {
      await insert(trx, 3);
      await insert(trx, 1).catch(() => {});
    });
    await expect(work).rejects.toThrow();
    expect(await ids()).toEqual([1]);
  });

  test('keeps concurrent transactions apart', async () => {
    const gate = Promise.withResolvers<void>();
    const first = opened.database.transaction(async (trx) => {
      await insert(trx, 10);
      await gate.promise;
      throw new Error('undone');
    });
    const others = Array.from({ length: 10 }, (_, index) =>
      opened.database.transaction((trx) => insert(trx, 11 + index)),
    );
    gate.resolve();
    await expect(first).rejects.toThrow('undone');
    await Promise.all(others);
    expect(await ids()).toEqual([1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  test('lets a query that somebody waits for overtake background transactions that came earlier', async () => {
    const { database } = opened;
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const holding = database.transaction(() => gate.promise);
    const background = Array.from({ length: 5 }, (_, at) =>
      database.inBackground(() =>
        database.transaction(async (trx) => {
          await sql`select 1`.execute(trx);
          order.push(`background ${at}`);
        }),
      ),
    );
    const awaited = sql`select 1`.execute(database.root).then(() => order.push('awaited'));
    gate.resolve();
    await Promise.all([holding, awaited, ...background]);
    // Where there are several connections nobody waits for another.
    if (testEngine() === 'pglite') expect(order[0]).toBe('awaited');
    expect(order.toSorted()).toEqual(['awaited', ...[0, 1, 2, 3, 4].map((at) => `background ${at}`)]);
  });

  test('throws when the root handle is used inside an open transaction', async () => {
    const work = opened.database.transaction(() =>
      asTestTables(opened.database.root).selectFrom('note').execute(),
    );
    await expect(work).rejects.toThrow('inside an open transaction');
    await opened.ping();
  });

  test('throws when a transaction is begun inside another', async () => {
    const work = opened.database.transaction(() => opened.database.transaction(async () => {}));
    await expect(work).rejects.toThrow('inside an open transaction');
    await opened.ping();
  });

  test('lets work that a transaction left behind use the root handle afterwards', async () => {
    const later = Promise.withResolvers<void>();
    let followUp: Promise<unknown> = Promise.resolve();
    await opened.database.transaction(async () => {
      followUp = later.promise.then(() => opened.ping());
    });
    later.resolve();
    await followUp;
  });

  test('keeps the usage counter from going below zero', async () => {
    const insertNegative = sql`insert into usage_counter (account_id, metric, period, used)
      values ('6d1cf4a5-9ad4-4a3c-a10a-0c0ed8f1c8c1', 'files', 'all', -1)`.execute(opened.database.root);
    await expect(insertNegative).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a long transaction', () => {
  test('is logged', async () => {
    const warnings: object[] = [];
    const opened = await openTestDatabase({ ...silentLog, warn: (details) => warnings.push(details) });
    await opened.database.transaction(async (trx) => {
      await sql`select pg_sleep(1.1)`.execute(trx);
    });
    await opened.close();
    expect(warnings).toEqual([{ ms: expect.any(Number) }]);
  });
});

describe('migrations on PostgreSQL', onlyOn('postgres'), () => {
  test('succeed for four servers that start at once on an empty database', async () => {
    const source = findTestDatabase();
    if (source.kind !== 'postgres') throw new Error('not on PostgreSQL');
    const { url, drop } = await createDatabase(source.adminUrl, 'template0');
    const logged: object[] = [];
    const log = { ...silentLog, info: (details: object) => logged.push(details) };
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ kind: 'postgres', url }, { log })),
    );
    const counts = await sql`select * from usage_counter`.execute(servers[3]?.database.root ?? fail());
    expect(counts.rows).toEqual([]);
    expect(logged).toHaveLength(1);
    await Promise.all(servers.map((server) => server.close()));
    await drop();
  });
});

function fail(): never {
  throw new Error('missing');
}

describe('a schema newer than the server', () => {
  test('is refused with the name of what is unknown', async () => {
    const opened = await openTestDatabase();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(
      opened.database.root,
    );
    const { migrate } = await import('#adapters/database/migrate.ts');
    await expect(migrate(opened.database.root)).rejects.toThrow(
      'newer version of the server (it knows 9999-future)',
    );
    await opened.close();
  });
});

describe('an embedded database', onlyOn('pglite'), () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is created for its owner only, keeps its rows, and is refused to a second process', async () => {
    const data = join(folder, 'data');
    const first = await openDatabase({ kind: 'embedded', folder: data }, { log: silentLog });
    await sql`create table kept (id int)`.execute(first.database.root);
    await sql`insert into kept values (42)`.execute(first.database.root);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    expect(await openInOtherProcess(data)).toContain('is in use by another running server');
    await first.close();

    const second = await openDatabase({ kind: 'embedded', folder: data }, { log: silentLog });
    const rows = await sql`select id from kept`.execute(second.database.root);
    expect(rows.rows).toEqual([{ id: 42 }]);
    await second.close();

    await writeFile(join(data, 'database', 'PG_VERSION'), '17\n');
    const foreign = openDatabase({ kind: 'embedded', folder: data }, { log: silentLog });
    await expect(foreign).rejects.toThrow('was made by PostgreSQL 17');
    // The lock is free again, and the files were left alone.
    expect(await readFile(join(data, 'database', 'PG_VERSION'), 'utf8')).toBe('17\n');
  }, 120_000);
});

/** Tries to open the folder in a process of its own and returns what it printed. */
async function openInOtherProcess(data: string): Promise<string> {
  const script = `
    import { openDatabase } from '#adapters/database/open-database.ts';
    const log = { info() {}, warn() {}, error() {} };
    await openDatabase({ kind: 'embedded', folder: ${JSON.stringify(data)} }, { log });
    console.log('opened');
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('../../..', import.meta.url),
    timeout: 60_000,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return printed;
}
