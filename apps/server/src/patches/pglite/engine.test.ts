import { PGlite } from '@electric-sql/pglite';
import { describe, expect, test } from 'vitest';
import { EngineLog, watchForAbort } from '#patches/pglite/engine-abort.ts';
import { loadEngineModules } from '#patches/pglite/engine-modules.ts';
import { onlyOn } from '#testing/database.ts';

/*
 * After an upgrade of PGlite: see in its `execProtocolRawSync` which calls of the Emscripten module execute statements, and
 * which `status` the exception of a failed statement has; in its folder, how its WebAssembly files are called.
 */
describe('the engine of the embedded database', onlyOn('pglite'), () => {
  test('is compiled from its own files, and executes statements by the calls that are watched', async () => {
    const { pglite, initdb } = await loadEngineModules();
    const db = await PGlite.create({ pgliteWasmModule: pglite, initdbWasmModule: initdb });
    const engine = db.Module as unknown as Record<string, () => void>;
    const counted: Record<string, number> = {};
    for (const name of ['_PostgresMainLoopOnce', '_PostgresMainLongJmp']) {
      const call = engine[name];
      engine[name] = () => {
        counted[name] = (counted[name] ?? 0) + 1;
        call?.();
      };
    }
    const aborts: unknown[] = [];
    watchForAbort(db, (cause) => {
      aborts.push(cause);
      throw cause;
    });
    await db.query('select 1');
    await expect(db.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect((await db.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    expect(Object.keys(counted)).toEqual(['_PostgresMainLoopOnce', '_PostgresMainLongJmp']);
    expect(aborts).toEqual([]);
    await db.close();
  });

  test('that throws anything but the status of a failed statement has ended', () => {
    // Not the engine itself: PGlite would call it again for ever.
    const throwing = (error: unknown) => () => {
      throw error;
    };
    const failed = { status: 100 };
    const engine = {
      _PostgresMainLoopOnce: throwing(new Error('unreachable')),
      _PostgresMainLongJmp: throwing(failed),
    };
    const onAbort = (cause: unknown): never => {
      throw new Error('ended', { cause });
    };
    watchForAbort({ Module: engine } as unknown as PGlite, onAbort);
    expect(() => engine._PostgresMainLoopOnce()).toThrow('ended');
    expect(() => engine._PostgresMainLongJmp()).toThrow(expect.objectContaining(failed));
  });

  test('says on its standard error why it ends', () => {
    const log = new EngineLog();
    expect(log.add('2026-11-01 12:00:00.000 GMT [1] PANIC:  could not write: No space left on device')).toBe(
      false,
    );
    expect(log.add('Aborted()')).toBe(true);
    expect(log.describe(new Error('trap'))).toEqual({
      message: 'could not write: No space left on device',
      code: 'ENOSPC',
    });
  });
});
