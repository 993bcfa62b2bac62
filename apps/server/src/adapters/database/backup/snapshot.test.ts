import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPlain } from '#adapters/database/backup/open-plain.ts';
import { query } from '#adapters/database/backup/tables.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { makeDataFolder, onlyOn, silentLog } from '#testing/database.ts';

test('the copy of an embedded database at work is of one moment', onlyOn('pglite'), async () => {
  const folder = await makeDataFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const opened = await openDatabase({ kind: 'embedded', folder }, { log: silentLog });
  const { root, transaction } = opened.database;
  await query(root, 'create table one (number int primary key, text text)');
  await query(root, 'create table other (number int primary key, text text)');
  const stopping = new AbortController();
  let written = 0;
  const writing = (async () => {
    for (; !stopping.signal.aborted; written += 1)
      await transaction(async (trx) => {
        const text = 'x'.repeat(5_000);
        await query(trx, 'insert into one values ($1, $2)', [written, text]);
        await query(trx, 'insert into other values ($1, $2)', [written, text]);
      });
  })();
  const copy = join(folder, 'copy');
  const snapshot = await opened.snapshot?.(join(copy, 'database'));
  const atTheEnd = written;
  stopping.abort();
  await writing;
  await opened.close();
  expect(snapshot?.bytes).toBeGreaterThan(0);

  const { database, close } = await openPlain({ kind: 'embedded', folder: copy });
  const [counts] = await query<{ one: number; other: number; last: number }>(
    database.root,
    `select (select count(*)::int from one) as one, (select count(*)::int from other) as other,
      (select max(number) + 1 from other) as last`,
  );
  await close();
  expect(counts).toEqual({ one: counts?.one, other: counts?.one, last: counts?.one });
  // It was not made before it was asked for.
  expect(counts?.one).toBeGreaterThan(0);
  expect(counts?.one).toBeLessThanOrEqual(atTheEnd + 1);
});
