import { expect, test } from 'vitest';
import { PGliteClient } from '#adapters/database/embedded/pglite-client.ts';

test('a database thread runs the engine that the process has compiled, and compiles none', async () => {
  const entry = new URL('./no-compiler-worker.fixture.ts', import.meta.url);
  const client = await PGliteClient.open({}, () => {}, { entry });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.close();
});
