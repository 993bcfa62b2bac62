// The browser tests that look at everything there is. They pass again as long as nothing they look at has changed, so what
// each of them passed on is recorded: by `npm test` for this folder, by `npm run looks` for everybody. `npm test` runs those
// of which that is no longer so.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { cacheFolder, root } from './paths.mjs';

/** What has passed anywhere, which is committed. */
const record = path.join(root, 'scripts/looks-passed.txt');
/** What has passed in this folder, in a whole run of the tests: `npm run looks` makes it known. */
export const seenHere = path.join(cacheFolder, 'looks-passed.txt');
const tests = 'e2e/tests';

/** They look at every screen, or at very much, and are left out while they would pass again. */
const WHOLE = 'e2e/whole-looks.json';
/** The others take four looks at a screen with this, or one while they would pass again. */
const FOUR_LOOKS = 'support/looks';

/** The pages as they are served, which change with what is seen alone. */
const EVERYTHING = ['apps/web/dist', 'e2e/playwright.config.ts'];
/** The programs that look at them. What else the lock file names is in the pages, or is not looked at. */
const PROGRAMS = ['@playwright/test', 'playwright', 'playwright-core', '@axe-core/playwright', 'axe-core'];
const READING = ['packages/core', 'packages/readers'];
/** What these show was read and answered. */
const MORE = {
  'tour-pictures.spec.ts': [...READING, 'apps/server/sample'],
  'marks.spec.ts': [...READING, 'apps/server/src/modules/ingestion', 'apps/server/src/modules/questions'],
};

/** @returns {string[]} all of them */
export function findLooks() {
  const whole = JSON.parse(read(WHOLE));
  return readdirSync(path.join(root, tests))
    .filter((name) => whole.includes(name) || (name.endsWith('.spec.ts') && takesFourLooks(name)))
    .sort();
}

/** @returns {string[]} those that have passed on what is there now; to be asked once the pages are built */
export function findPassedLooks({ files = [record, seenHere], everything = EVERYTHING } = {}) {
  // Where the pages could not be built nothing is known of them.
  if (!everything.every((entry) => existsSync(path.resolve(root, entry)))) return [];
  const records = files.map(readRecord);
  const digests = digestLooks({ everything });
  return [...digests.keys()].filter((spec) =>
    records.some((passed) => passed.get(spec) === digests.get(spec)),
  );
}

/** @returns {Map<string, string>} what each of them looks at now; to be asked before they look, and recorded after */
export function digestLooks({ everything = EVERYTHING } = {}) {
  const pages = digestOfPages(everything);
  return new Map(findLooks().map((spec) => [spec, digestOfLook(spec, pages)]));
}

/**
 * @param {readonly string[]} passed as `findPassedLooks` gives them
 * @returns {{ note?: string }} what is left out for them, of the stage that runs the others
 */
export function describePassedLooks(passed) {
  const whole = JSON.parse(read(WHOLE)).filter((spec) => passed.includes(spec));
  const fewer = passed.length - whole.length;
  const parts = [
    ...(whole.length > 0 ? [`without ${whole.join(', ')}`] : []),
    ...(fewer > 0 ? [`with one look of four in ${fewer} files`] : []),
  ];
  return parts.length > 0 ? { note: `${parts.join(' and ')}: they have passed on these pages` } : {};
}

/**
 * @param {readonly string[]} specs that have just passed
 * @param {Map<string, string>} digests of what they looked at
 */
export function recordLooks(specs, digests, file = record) {
  const passed = readRecord(file);
  for (const spec of specs) passed.set(spec, digests.get(spec) ?? '');
  const known = findLooks().filter((spec) => passed.has(spec));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, known.map((spec) => `${passed.get(spec)} ${spec}\n`).join(''));
}

/**
 * @param {string} file of the browser tests, from the root
 * @returns {string[]} it and all that it imports, of them and of what they share with other tests
 */
export function importedBy(file) {
  const found = new Set([file]);
  for (const from of found) {
    if (!from.startsWith('e2e/')) continue;
    for (const [, to = ''] of read(from).matchAll(/ from '([^']+)'/g)) {
      const shared = to.match(/^@recto\/testing\/(.+)$/)?.[1];
      if (to.startsWith('.')) found.add(path.posix.join(path.posix.dirname(from), to));
      else if (shared) found.add(sharedSource(shared));
    }
  }
  return [...found].sort();
}

function sharedSource(name) {
  const folder = `packages/testing/src/${name}`;
  return existsSync(path.join(root, folder)) ? folder : `${folder}.ts`;
}

const takesFourLooks = (spec) => read(`${tests}/${spec}`).includes(FOUR_LOOKS);

/** @param {readonly string[]} everything */
function digestOfPages(everything) {
  const { packages } = JSON.parse(read('package-lock.json'));
  const programs = PROGRAMS.map((name) => packages[`node_modules/${name}`]?.integrity);
  return digestOf(everything) + programs.join();
}

const digestOfLook = (spec, pages) =>
  createHash('sha256')
    .update(pages)
    .update(digestOf([...importedBy(`${tests}/${spec}`), ...(MORE[spec] ?? [])]))
    .digest('hex');

/** @returns {Map<string, string>} */
function readRecord(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [digest = '', spec = ''] = line.split(' ');
      return [spec, digest];
    }),
  );
}

function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
