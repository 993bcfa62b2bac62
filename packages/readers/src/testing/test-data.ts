import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url));
const FOLDER = resolve(PROJECT, process.env.TEST_DATA ?? '../shared/data');

/** Whether the real documents are at hand; where they are required, their absence is an error. */
export const hasTestData = existsSync(FOLDER);

if (!hasTestData) {
  if (process.env.REQUIRE_TEST_DATA === '1') throw new Error(`No test data in ${FOLDER}`);
  process.stderr.write(`Skipping tests on real documents: there is no ${FOLDER}\n`);
}

export function readTestData(path: string): Uint8Array {
  return readFileSync(resolve(FOLDER, path));
}
