import { syncBuiltinESMExports } from 'node:module';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyOn } from '#testing/database.ts';

/*
 * The only proof that a commit reaches the disk: PGlite as shipped makes none of these calls.
 *
 * After an upgrade of PGlite: see in its `nodefs` whether `init` still gives `emscriptenOpts`, in the Emscripten module whether
 * NODEFS has an `fsync` of its own by then (the patch can go), and in `defaultStartParams` whether `-F` is still there.
 */
describe('the embedded database on disk', onlyOn('pglite'), () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-fsync-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('syncs at least once for every commit', async () => {
    let syncs = 0;
    const original = fs.fdatasyncSync;
    fs.fdatasyncSync = (descriptor) => {
      syncs += 1;
      original(descriptor);
    };
    syncBuiltinESMExports();
    const { PGlite } = await import('@electric-sql/pglite');
    const { DurableNodeFS, durableStartParams } = await import('#patches/pglite/durable-node-fs.ts');
    const db = await PGlite.create({
      fs: new DurableNodeFS(join(folder, 'db')),
      startParams: durableStartParams,
    });
    await db.exec('create table t (id int)');
    const before = syncs;
    for (let id = 0; id < 20; id++) await db.query('insert into t values ($1)', [id]);
    const during = syncs - before;
    await db.close();
    fs.fdatasyncSync = original;
    syncBuiltinESMExports();
    expect(during).toBeGreaterThanOrEqual(20);
    expect(PGlite.defaultStartParams).toContain('-F');
  });
});
