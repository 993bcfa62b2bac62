import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { identifiersOf } from './lib/identifiers.ts';

const root = path.resolve(import.meta.dirname, '..');
const WEB = 'apps/web/src';

/** What people do with the product, in the singular; `lib` and `ui` serve any product. */
const PRODUCT_WORDS = new Set(
  'file folder library upload question answer conversation quote citation passage batch template comparison translation plan tour'.split(
    ' ',
  ),
);
/** The viewer is about documents by nature; it has a layer of its own in the architecture. */
const NEUTRAL = new RegExp(`^${WEB}/(lib|ui/(?!document-viewer/))`);
/** Fields of the stored session (specification, section 3), and what browsers call the things that are dropped. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  [`${WEB}/lib/session.ts`]: ['plan', 'needTour'],
};

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|[-_.]/).map((word) => word.toLowerCase());
const hasProductWord = (name: string): boolean =>
  wordsOf(name).some((word) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) =>
      PRODUCT_WORDS.has(form),
    ),
  );

/** Product words in the name and the identifiers of a file that has to be free of them. */
function productWordsIn(file: string, source: string): string[] {
  if (!NEUTRAL.test(file)) return [];
  const names = [path.posix.basename(file).replace(/\.\w+$/, ''), ...identifiersOf(file, source)];
  return names
    .filter((name) => hasProductWord(name) && !GIVEN[file]?.includes(name))
    .map((name) => `${file}: ${name}`);
}

/** Files of query and mutation functions. */
const ASKS_SERVER = /(^|[-/])(queries|mutations)\.ts$/;
const CALLS = new Set(['call', 'callWithMessage', 'loadClient', 'withFreshToken']);
/** The client itself, and the upload, which `fetch` could not tell the progress of. */
const TRANSPORT = new RegExp(`^${WEB}/(lib/|shared/uploads/send-upload\\.ts$)`);
const REQUESTS = /\b(fetch\(|new (XMLHttpRequest|EventSource|WebSocket)\b|sendBeacon\()/;

/** Ways to the server round TanStack Query. */
function detoursIn(file: string, source: string): string[] {
  if (TRANSPORT.test(file) || ASKS_SERVER.test(file)) return [];
  const imported = parseSync(file, source).module.staticImports.flatMap(({ entries }) =>
    entries.map(({ importName }) => importName.name ?? ''),
  );
  const calls = imported.filter((name) => CALLS.has(name));
  const request = source.match(REQUESTS)?.[0];
  return [...calls, ...(request ? [request] : [])].map((name) => `${file}: ${name}`);
}

const files = globSync(`${WEB}/**/*.{ts,tsx}`, { cwd: root })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/\.test\.tsx?$|\/testing\//.test(name));
const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

describe('lib and ui', () => {
  test('have no product words', () => {
    expect(files.filter((file) => NEUTRAL.test(file)).length).toBeGreaterThan(60);
    expect(sources.flatMap(([file, source]) => productWordsIn(file, source))).toEqual([]);
  });

  test.each([
    [`${WEB}/lib/file-details.ts`, 'export const a = 1;', 1],
    [`${WEB}/lib/a.ts`, 'export const putFiles = (folderId: string) => folderId;', 2],
    [`${WEB}/ui/a.tsx`, 'export const A = ({ batch }: Props) => <p>{batch.length}</p>;', 1],
    [`${WEB}/ui/button.tsx`, '// A file of questions\nexport const profile = "files";', 0],
    [`${WEB}/shared/files/file-icon.tsx`, 'export const FileIcon = 1;', 0],
  ])('would be found out in %s: %s', (file, source, count) => {
    expect(productWordsIn(file, source)).toHaveLength(count);
  });
});

describe('the server', () => {
  test('is called by queries and mutations only', () => {
    expect(files.filter((file) => ASKS_SERVER.test(file)).length).toBeGreaterThan(10);
    expect(sources.flatMap(([file, source]) => detoursIn(file, source))).toEqual([]);
  });

  test.each([
    [`${WEB}/features/chat/a.tsx`, `import { call } from '#lib/api.ts';`, 1],
    [`${WEB}/features/accounts/login.ts`, `import { loadClient as load } from '#lib/load-client.ts';`, 1],
    [`${WEB}/shared/files/a.ts`, `export const a = () => fetch('/api/v2/files');`, 1],
    [`${WEB}/app/a.ts`, `new XMLHttpRequest();`, 1],
    [`${WEB}/features/chat/mutations.ts`, `import { call, callWithMessage } from '#lib/api.ts';`, 0],
    [`${WEB}/shared/files/by-name-queries.ts`, `import { call } from '#lib/api.ts';`, 0],
    [`${WEB}/features/chat/a.tsx`, `void query.refetch();`, 0],
  ])('is found to be called in %s: %s', (file, source, count) => {
    expect(detoursIn(file, source)).toHaveLength(count);
  });
});
