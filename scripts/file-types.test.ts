import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_TYPES } from '@recto/contract/file-types';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Where a type of document may be named: what types are called, the table of readers, and the reader's own folder. */
const MAY_NAME = /^packages\/(contract\/src\/file-types|readers\/src\/(formats|(pdf|office|text)\/))/;
const IS_TEST = /\.(test|fixture)\.ts$|\/testing\//;
const names = Object.values(FILE_TYPES).flatMap(({ extension }) => [extension, extension.toUpperCase()]);
const NAMED = new RegExp(`['"\`](?:${names.join('|')})['"\`]|readers/src/pdf|#pdf/|@recto/readers/`);
/** Entries of their own beside the table, of no type. */
const OTHER_USE = /@recto\/readers\/(?:language|ocr|redline|translated)/;

const findNames = (file: string, source: string): string[] =>
  MAY_NAME.test(file) || IS_TEST.test(file)
    ? []
    : source
        .split('\n')
        .filter((line) => NAMED.test(line) && !OTHER_USE.test(line))
        .map((line) => `${file}: ${line.trim()}`);

test('types of documents are named in their table and their readers only', () => {
  const files = globSync('{packages/{contract,core,readers},apps/server}/src/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findNames(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  expect(findNames('apps/server/src/modules/library/a.ts', "if (type === 'PDF') return;")).toHaveLength(1);
  expect(findNames('packages/readers/src/make-readers.ts', "import '#pdf/index.ts';")).toHaveLength(1);
});
