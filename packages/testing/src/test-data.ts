import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onlyWhere, type SkipOptions } from '#skip.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** The folder of the real documents, which lie outside the project. */
export const TEST_DATA = resolve(PROJECT, process.env['TEST_DATA'] ?? '../shared/data');

/** Whether the real documents are at hand; where they are required, their absence is an error. */
export const hasTestData = existsSync(TEST_DATA);

if (!hasTestData && process.env['REQUIRE_TEST_DATA'] === '1') throw new Error(`No test data in ${TEST_DATA}`);

/** Options of tests on real documents. `instead`: where the same is tested on made ones, or why it cannot be. */
export const onRealDocuments = (instead: string): SkipOptions =>
  onlyWhere(hasTestData, `the real documents are not here; ${instead}`);

/** The path of a real document, given from the folder of all. */
export const realDocument = (path: string) => resolve(TEST_DATA, path);

export const readTestData = (path: string): Uint8Array => readFileSync(realDocument(path));
