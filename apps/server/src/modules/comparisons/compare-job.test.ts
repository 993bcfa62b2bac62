import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { TaskError, type TaskRunner } from '#kernel/define-task.ts';
import { makeLog } from '#kernel/log.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

/** What happens between the work on two files and its end, once. */
let meanwhile: (() => Promise<void>) | undefined;

/** Runs tasks as the pool does, and lets something happen meanwhile. */
function interruptComparing<Pool extends TaskRunner>(pool: Pool): Pool {
  return {
    ...pool,
    async run(task, payload, options) {
      const result = await pool.run(task, payload, options);
      const happen = task.name === 'compare-files' ? meanwhile : undefined;
      if (happen) meanwhile = undefined;
      await happen?.();
      return result;
    },
  };
}

let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp({}, makeLog('silent'), Date.now, {
    addModules: (add, deps) =>
      addProductModules(add, {
        ...deps,
        passwords: makeCheapPasswords(),
        tasks: interruptComparing(deps.tasks),
      }),
  });
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const root = () => testApp.installation.database.root;
const uploadNotice = async (days: number) =>
  (
    await testApp.uploadAndWait(person, {
      bytes: tinyPdf(
        [[`Either party ends it with notice of ${days} days.`], ['A second page.']],
        randomUUID(),
      ),
    })
  )._id;
const contentsOf = async (fileId: string) =>
  (await sql`select number, content from page where file_id = ${fileId} order by number`.execute(root()))
    .rows;

test.each(['earlier', 'later'])(
  'a damaged page of the %s file has that file read again, and the comparison ends',
  async (which) => {
    const [earlier, later] = [await uploadNotice(30), await uploadNotice(60)];
    const damaged = which === 'earlier' ? earlier : later;
    const whole = await contentsOf(damaged);
    await sql`update page set content = substr(content, 1, length(content) - 9)
      where file_id = ${damaged} and number = 2`.execute(root());
    const id = await testApp.compareAndWait(person, [earlier, later]);
    const comparison = await testApp.apiOf(person).call(contract.comparisons.get, { params: { id } });
    expect(comparison).toMatchObject({ status: 'complete', changesTotal: 1 });
    expect(comparison.generation[0]?.changes).toContain('60');
    expect(await contentsOf(damaged)).toEqual(whole);
  },
);

test('a file that is read otherwise while it is compared is compared as it was read last', async () => {
  const upload = async (word: string) => {
    const text = `The caf\xe9 is open on ${word}. ${randomUUID()}`;
    return (await testApp.uploadAndWait(person, { name: 'a.txt', bytes: Buffer.from(text, 'latin1') }))._id;
  };
  const [earlier, later] = [await upload('Monday'), await upload('Tuesday')];
  meanwhile = async () => {
    await testApp.request('POST', `/files/${earlier}/reread`, person, { encoding: 'iso-8859-5' });
    await testApp.waitForFile(person, earlier);
  };
  const id = await testApp.compareAndWait(person, [earlier, later]);
  const { items } = await testApp
    .apiOf(person)
    .call(contract.comparisons.rows, { params: { id }, query: {} });
  expect(JSON.stringify(items[0]?.left)).toContain('cafщ');
});

test('a comparison that fails is given back, one that ends is counted', async () => {
  const other = await testApp.signUp();
  const files: { readonly _id: string }[] = [];
  for (const days of [30, 60])
    files.push(
      await testApp.uploadAndWait(other, { bytes: tinyPdf([[`Notice of ${days} days.`]], randomUUID()) }),
    );
  const compare = () =>
    testApp.compareAndWait(
      other,
      files.map(({ _id }) => _id),
    );
  const countFiles = async () => {
    const { limits } = await testApp.apiOf(other).call(contract.plans.usage);
    return limits.find(({ name }) => name === 'comparedFiles')?.used;
  };
  meanwhile = async () => {
    throw new TaskError('timeout', 'planted');
  };
  const id = await compare();
  const { status } = await testApp.apiOf(other).call(contract.comparisons.get, { params: { id } });
  expect([status, await countFiles()]).toEqual(['failed', 0]);
  await compare();
  expect(await countFiles()).toBe(2);
});

test('a comparison that is changed while it is at work ends as it was asked for last', async () => {
  const files = [await uploadNotice(30), await uploadNotice(60)];
  let changed = 0;
  meanwhile = async () => {
    const [{ comparisonId } = { comparisonId: '' }] = (
      await testApp.apiOf(person).call(contract.comparisons.list, { query: { limit: 1 } })
    ).items;
    changed = (await testApp.request('PUT', `/compare/${comparisonId}`, person, { swap: true })).statusCode;
  };
  const id = await testApp.compareAndWait(person, files);
  const comparison = await testApp.apiOf(person).call(contract.comparisons.get, { params: { id } });
  expect([changed, comparison.masterFile._id]).toEqual([202, files[1]]);
  expect(comparison.generation.map(({ old, new: now }) => [old, now])).toEqual([['60', '30']]);
  const kept = await sql<{ generation: number }>`select generation from comparison where id = ${id}`.execute(
    root(),
  );
  expect(kept.rows).toEqual([{ generation: 1 }]);
});
