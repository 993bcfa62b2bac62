// The browser tests that look at everything there is. They pass again as long as nothing they look at has changed, so
// `npm run looks` records what each of them passed on, and `npm test` runs those of which that is no longer so.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { root } from './paths.mjs';

const record = path.join(root, 'scripts/looks-passed.txt');
const tests = 'e2e/tests';

/** They look at every screen, or at very much, and are left out while they would pass again. */
const WHOLE = 'e2e/whole-looks.json';
/** The others take four looks at a screen with this, or two while they would pass again. */
const FOUR_LOOKS = 'support/looks';

/** The pages as they are served, which change with what is seen alone; and the programs that look at them. */
const EVERYTHING = ['apps/web/dist', 'package-lock.json', 'e2e/playwright.config.ts', WHOLE];
/** What the tour shows was read and answered. */
const MORE = { 'tour-pictures.spec.ts': ['packages/core', 'packages/readers', 'apps/server/sample'] };

/** @returns {string[]} all of them */
export function findLooks() {
  const whole = JSON.parse(read(WHOLE));
  return readdirSync(path.join(root, tests))
    .filter((name) => whole.includes(name) || (name.endsWith('.spec.ts') && takesFourLooks(name)))
    .sort();
}

/** @returns {string[]} those that have passed on what is there now; to be asked once the pages are built */
export function findPassedLooks({ file = record, everything = EVERYTHING } = {}) {
  // Where the pages could not be built nothing is known of them.
  if (!everything.every((entry) => existsSync(path.resolve(root, entry)))) return [];
  const passed = readRecord(file);
  const pages = digestOf(everything);
  return findLooks().filter((spec) => passed.get(spec) === digestOfLook(spec, pages));
}

/**
 * @param {readonly string[]} passed as `findPassedLooks` gives them
 * @returns {{ note?: string }} what is left out for them, of the stage that runs the others
 */
export function describePassedLooks(passed) {
  const whole = JSON.parse(read(WHOLE)).filter((spec) => passed.includes(spec));
  const halved = passed.length - whole.length;
  const parts = [
    ...(whole.length > 0 ? [`without ${whole.join(', ')}`] : []),
    ...(halved > 0 ? [`with two looks of four in ${halved} files`] : []),
  ];
  return parts.length > 0 ? { note: `${parts.join(' and ')}: they have passed on these pages` } : {};
}

/** @param {readonly string[]} specs that have just passed */
export function recordLooks(specs, { file = record, everything = EVERYTHING } = {}) {
  const passed = readRecord(file);
  const pages = digestOf(everything);
  for (const spec of specs) passed.set(spec, digestOfLook(spec, pages));
  const known = findLooks().filter((spec) => passed.has(spec));
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
