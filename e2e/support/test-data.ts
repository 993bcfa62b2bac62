import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the real documents. */
const TEST_DATA = resolve(ROOT, process.env['TEST_DATA'] ?? '../shared/data');
export const hasTestData = existsSync(TEST_DATA);
export const realDocument = (path: string) => join(TEST_DATA, path);
