import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failure, Stages, success } from './lib/stages.mjs';
import { vitest } from './lib/test-runners.mjs';

/** A run on a machine of so many cores, what it has printed, and stages that end when they are told. */
function openRun(cores: number) {
  let printed = '';
  const stages = new Stages({ cores, write: (text: string) => (printed += text) });
  const ends = new Map<string, () => void>();
  const stage = (name: string, needed?: number) => ({
    name,
    ...(needed !== undefined && { cores: needed }),
    action: async (show: (text: string) => void) => {
      show(`${name} begins\n`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      show(`${name} ends\n`);
      return success();
    },
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    // Whatever follows on it needs no time, only turns.
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { stages, stage, end, running: () => [...ends.keys()], printed: () => printed };
}

test('stages run side by side as far as there are cores, in their order', async () => {
  const { stages, stage, end, running } = openRun(2);
  const done = stages.run([stage('large', 2), stage('one'), stage('two'), stage('huge', 8), stage('last')]);
  expect(running()).toEqual(['large']);
  await end('large');
  expect(running()).toEqual(['one', 'two']);
  await end('two');
  expect(running()).toEqual(['one']);
  await end('one');
  expect(running()).toEqual(['huge']);
  await end('huge');
  expect(running()).toEqual(['last']);
  await end('last');
  await done;
});

test('what they say is shown stage by stage, the first as it comes', async () => {
  const { stages, stage, end, printed } = openRun(2);
  const done = stages.run([stage('one'), stage('two')]);
  expect(printed()).toBe('\n── one\none begins\n');
  await end('two');
  expect(printed()).not.toContain('two');
  await end('one');
  await done;
  const lines = printed()
    .replaceAll(/ in [\d.]+ s/g, '')
    .split('\n')
    .filter(Boolean);
  expect(lines).toEqual(
    ['one', 'two'].flatMap((name) => [
      `── ${name}`,
      `${name} begins`,
      `${name} ends`,
      `── ${name}: 1 passed`,
    ]),
  );
});

test('a stage that fails or throws fails the run, and the others go on', async () => {
  const { stages, printed } = openRun(1);
  await stages.run([
    { name: 'sound', action: async () => success() },
    { name: 'wrong', action: async () => failure() },
    { name: 'broken', action: () => Promise.reject(new Error('no such tool')) },
    { name: 'after', action: async () => success() },
  ]);
  expect(stages.finish()).toBe(1);
  expect(printed()).toContain('no such tool');
  expect(printed()).toMatch(/broken +[\d.]+ s {2}0 passed, 1 FAILED\n {2}after +[\d.]+ s {2}1 passed\n/);
  expect(printed()).toMatch(/\n2 passed, 2 failed, 0 skipped\n$/);
});

test('a skip counts as failing where that is asked for, unless the test has run elsewhere', async () => {
  const { stages } = openRun(1);
  const skipped = [{ name: 'a.test.ts: one', reason: 'only on PostgreSQL' }];
  await stages.run([{ name: 'PGlite', action: async () => ({ ...success(), skipped }) }]);
  expect([stages.finish(), stages.finish({ skipsFail: true })]).toEqual([0, 1]);
  await stages.run([{ name: 'PostgreSQL', action: async () => ({ ...success(), ran: ['a.test.ts: one'] }) }]);
  expect(stages.finish({ skipsFail: true })).toBe(0);
});

test('what was skipped is said with its reason, by name while it is little', async () => {
  const { stages, printed } = openRun(1);
  const skips = (file: string, count: number, reason: string) =>
    Array.from({ length: count }, (_, at) => ({ name: `${file}: test ${at}`, reason }));
  const skipped = [
    ...skips('a.test.ts', 2, 'no documents'),
    ...skips('b.test.ts', 2, 'no documents'),
    ...skips('c.test.ts', 1, 'only on Linux'),
  ];
  await stages.run([{ name: 'unit', action: async () => ({ ...success(), skipped }) }]);
  stages.skip('browser', 'no Chromium');
  stages.finish();
  expect(printed()).toContain(
    '\nSkipped\n  unit: 4 tests in a.test.ts, b.test.ts: no documents\n  unit: c.test.ts: test 0: only on Linux\n  browser: no Chromium\n',
  );
});

test('what a stage leaves out is said in the table', async () => {
  const { stages, printed } = openRun(1);
  await stages.run([{ name: 'browser', note: 'without look.spec.ts', action: async () => success() }]);
  stages.finish();
  expect(printed()).toMatch(/\n {2}browser +[\d.]+ s {2}1 passed; without look\.spec\.ts\n/);
});

test('what failed is said near the end, with its reason', async () => {
  const { stages, printed } = openRun(1);
  const failures = [{ name: 'a.test.ts: one', message: 'Error: two is not one\n    at a.test.ts:3:7' }];
  await stages.run([{ name: 'unit', action: async () => ({ ...failure(), failures }) }]);
  stages.finish();
  expect(printed()).toMatch(
    /\nFailed\n {2}unit: a\.test\.ts: one\n {6}Error: two is not one\n {6}at a\.test\.ts:3:7\n\n0 passed, 1 failed/,
  );
});

test('the reason of a failure is found in a test, a hook and a file that does not load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-failures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    'test.test.ts': `test('one', () => { throw new Error('the test') });`,
    'hook.test.ts': `beforeAll(() => { throw new Error('the hook', { cause: new Error('its cause') }) }); test('two', () => {});`,
    'file.test.ts': `throw new Error('the file');`,
    'sound.test.ts': `test('three', () => {});`,
    'later.test.ts': `describe('four', { skip: true, meta: { skipReason: 'not here' } }, () => test('five', () => {}));`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const run = vitest({
    folder,
    args: ['--globals', '--root', folder],
    env: { VITEST: undefined },
    limitSeconds: 50,
  });
  const counts = await run(() => {});
  const said = (counts.failures ?? []).map(
    ({ name, message }) => `${name}: ${message.replaceAll(/\n +at .*/g, '')}`,
  );
  expect(said.sort()).toEqual([
    'file.test.ts: Error: the file',
    'hook.test.ts: Error: the hook\ncaused by Error: its cause',
    'test.test.ts: one: Error: the test',
  ]);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect({ ...counts, skipped: counts.skipped.toSorted(byName) }).toMatchObject({
    passed: 1,
    failed: 3,
    skipped: [
      { name: 'hook.test.ts: two', reason: 'what goes before it has failed' },
      { name: 'later.test.ts: four > five', reason: 'not here' },
    ],
  });
});

test('the ten slowest tests of all stages are named', async () => {
  const { stages, printed } = openRun(1);
  const tests = (file: string, from: number) =>
    Array.from({ length: 8 }, (_, at) => ({ file, name: `test ${at}`, ms: from + at * 1_000 }));
  await stages.run([
    { name: 'unit', action: async () => ({ ...success(), tests: tests('a.test.ts', 100) }) },
    { name: 'browser', action: async () => ({ ...success(), tests: tests('b.spec.ts', 4_200) }) },
  ]);
  stages.finish();
  const lines = printed().split('\n');
  const at = lines.indexOf('The slowest tests');
  expect(lines.slice(at + 1, at + 4)).toEqual([
    '    11.2 s  browser: b.spec.ts: test 7',
    '    10.2 s  browser: b.spec.ts: test 6',
    '     9.2 s  browser: b.spec.ts: test 5',
  ]);
  expect(lines.slice(at + 1).indexOf('')).toBe(10);
});
