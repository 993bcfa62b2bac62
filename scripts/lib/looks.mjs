// The browser tests that look at everything there is. They pass again as long as nothing they look at has changed, so
// `npm run looks` records what they passed on, and `npm test` runs them where that is no longer so.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { root } from './paths.mjs';

const record = path.join(root, 'scripts/looks-passed.txt');
const inputs = ['apps/web', 'packages/contract', 'packages/core', 'e2e', 'package-lock.json'];

export const haveLooksPassed = () =>
  existsSync(record) && readFileSync(record, 'utf8').trim() === digestOf(inputs);

export const recordLooks = () => writeFileSync(record, `${digestOf(inputs)}\n`);
