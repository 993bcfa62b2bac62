import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { identifiersOf } from './lib/identifiers.ts';
import { RETIRED_FILE_NAMES, RETIRED_IDENTIFIERS } from './lib/retired-identifiers.ts';

const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = '{packages,apps}/*/{src,vite*},e2e,bench,scripts';

function retiredIn(file: string, source: string): string[] {
  const rules = RETIRED_IDENTIFIERS.filter(
    ({ within, except }) => (within?.test(file) ?? true) && !except?.test(file),
  );
  return [...identifiersOf(file, source)].flatMap((name) =>
    rules
      .filter(({ old }) => (typeof old === 'string' ? old === name : old.test(name)))
      .map(({ use }) => `${file}: ${name} (use ${use})`),
  );
}

const isRetiredFileName = (file: string): boolean =>
  RETIRED_FILE_NAMES.some((name) => name.test(path.posix.basename(file).split('.')[0] ?? ''));

const files = globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs}`, {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
}).map((name) => name.replaceAll('\\', '/'));

test('no identifier of ours is a retired one', () => {
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((file) => retiredIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('no file has a retired name', () => {
  expect(files.filter(isRetiredFileName)).toEqual([]);
});

test.each([
  ['apps/server/src/compose/server.ts', 'const x = (surroundings: Surroundings) => surroundings;', 2],
  ['apps/server/src/modules/accounts/a.ts', 'export const a = ({ post }) => post.put();', 1],
  ['apps/web/src/features/chat/a.tsx', 'export const A = () => <Room news={1} />;', 2],
  ['packages/core/src/a.ts', 'class A { #patience = 1; } const FILES_AT_ONCE = 1;', 2],
  ['apps/server/src/kernel/a.ts', 'export const forget = (kit, leaving) => kit.forgetAccount(leaving);', 4],
  ['apps/server/src/modules/batches/a.ts', 'makePump({ needsRoom: 1, hasRoomFor, mayLeave });', 4],
  ['apps/server/src/modules/library/a.ts', 'throw new StaysInsideError(sendBackIfCorrupt);', 2],
  ['apps/web/src/lib/a.ts', 'const seat = makeLockSeat(); painter.wish(1);', 3],
  ['apps/web/src/shared/a.tsx', 'const A = () => <WrittenMark lead={leadPages(1)} />;', 2],
  ['packages/core/src/comparison/a.ts', 'weighLines(takeApart(shareRunningLines));', 3],
  ['packages/core/src/clauses/a.ts', 'const FURNITURE = [mended, sayRow, glossQuestion];', 4],
  [
    'packages/core/src/answers/extraction/a.ts',
    'const lead = weigh(signs) + gain + added + company * apart;',
    7,
  ],
  ['packages/core/src/answers/extraction/features/a.ts', 'export const readSigns = ({ said }) => said;', 2],
  ['packages/core/src/answers/question/a.ts', 'const { mended, crossing } = mendQuestion(gloss);', 4],
  ['packages/core/src/answers/overview/a.ts', 'joinLead(sayFacts(makeTermWeigher(LEAD_LENGTH)));', 4],
])('the test itself finds a retired name in %s', (file, source, count) => {
  expect(retiredIn(file, source)).toHaveLength(count);
});

test('the test itself passes over comments, texts, HTTP methods and wire names', () => {
  const source = `// the door\nexport const A = () => <p title="Room">say <b>{app.post('/news')}</b></p>;`;
  expect(retiredIn('apps/web/src/features/chat/a.tsx', source)).toEqual([]);
  expect(retiredIn('packages/contract/src/questions.ts', 'export const a = { isFurther: 1 };')).toEqual([]);
  expect(retiredIn('packages/contract/src/comparisons.ts', `z.enum(['furniture']);`)).toEqual([]);
});

test('the test itself finds a retired file name', () => {
  expect(
    [
      'a/reading-thread.ts',
      'b/use-room.ts',
      'c/news.ts',
      'd/pump.ts',
      'e/weigh-signs.test.ts',
      'f/worker-pool.ts',
    ].map(isRetiredFileName),
  ).toEqual([true, true, true, true, true, false]);
});
