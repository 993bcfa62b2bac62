import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tablesDeclaredIn, tablesNamedIn } from './lib/table-owners.ts';

/*
 * A table has one owner: the module whose tables.ts declares it, and no other module's SQL names it, nor does the kernel.
 * Adapters are left out: migrations make the tables of all modules, and the installation's secret is looked for before
 * there is any. So are tests, which arrange and look as they like.
 */

const root = path.resolve(import.meta.dirname, '..');
const SERVER = 'apps/server/src';
const moduleOf = (file: string): string =>
  file.match(/^apps\/server\/src\/modules\/([^/]+)/)?.[1] ?? 'kernel';

function violationsIn(files: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const [file, source] of files)
    for (const table of tablesDeclaredIn(file, source)) {
      const other = owners.get(table);
      if (other !== undefined) found.push(`${table} belongs to ${other} and to ${moduleOf(file)}`);
      owners.set(table, moduleOf(file));
    }
  for (const [file, source] of files)
    for (const table of tablesNamedIn(file, source)) {
      const owner = owners.get(table);
      if (owner !== undefined && owner !== moduleOf(file)) found.push(`${file} names ${table} of ${owner}`);
    }
  return found;
}

const names = globSync(`${SERVER}/{modules,kernel}/**/*.ts`, {
  cwd: root,
  exclude: ['**/*.{test,fixture}.ts'],
}).map((name) => name.replaceAll('\\', '/'));
const files = new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));

test('every module names its own tables only', () => {
  expect(violationsIn(files)).toEqual([]);
});

test('every table that a module declares is found in its SQL', () => {
  const declared = new Set([...files].flatMap(([file, source]) => tablesDeclaredIn(file, source)));
  const named = new Set([...files].flatMap(([file, source]) => tablesNamedIn(file, source)));
  expect(declared.size).toBeGreaterThan(10);
  expect([...declared].filter((table) => !named.has(table))).toEqual([]);
});

const TABLES: readonly (readonly [string, string])[] = [
  [
    `${SERVER}/modules/library/tables.ts`,
    `declare module '#kernel/database.ts' { interface Tables { file: FileTable; folder: FolderTable } }`,
  ],
  [
    `${SERVER}/modules/questions/tables.ts`,
    `declare module '#kernel/database.ts' { interface Tables { question: QuestionTable } }`,
  ],
];

test.each([
  `db.selectFrom('file').selectAll().execute()`,
  `db.selectFrom(['question', 'file as asked'])`,
  `db.selectFrom('question').innerJoin('file', 'file.id', 'question.file_id')`,
  `db.selectFrom('question').leftJoin('file as asked', (join) => join)`,
  `db.selectFrom('question').where(({ exists, selectFrom }) => exists(db.selectFrom('file')))`,
  `trx.insertInto('file').values({})`,
  `trx.updateTable('file').set({})`,
  `trx.updateTable('question').from('file')`,
  `trx.deleteFrom('question').using('file')`,
  'sql`select ${sql.table("file")}`',
  'sql`select 1 from question join file on file.id = question.file_id`.execute(db)',
  'sql<{ id: string }>`select id from question where exists (select from file where id = ${id})`',
  'sql`select 1 from question as asked, public."file" where true`',
  'sql`update file set name = ${name}`',
  'sql`with gone as (delete from only file returning id) select id from gone`',
  'sql`insert into file (id) select id from question`',
])('finds another module’s table in %s', (source) => {
  const file = `${SERVER}/modules/questions/store.ts`;
  expect(violationsIn(new Map([...TABLES, [file, source]]))).toEqual([`${file} names file of library`]);
});

test('finds a table in the kernel, and one with two owners', () => {
  const kernel = [`${SERVER}/kernel/a.ts`, `root.selectFrom('file')`] as const;
  expect(violationsIn(new Map([...TABLES, kernel]))).toEqual([`${kernel[0]} names file of library`]);
  const second = [
    `${SERVER}/modules/history/tables.ts`,
    `declare module '#kernel/database.ts' { interface Tables { file: FileTable } }`,
  ] as const;
  expect(violationsIn(new Map([...TABLES, second]))).toEqual(['file belongs to library and to history']);
});

test.each([
  `db.selectFrom('file').innerJoin('folder', 'folder.id', 'file.folder_id')`,
  'sql`with question as (select 1 as file) select file from unnest(${ids})`',
  `const bytes = Buffer.from('question')`,
  'const text = `taken from question`',
])('finds nothing in %s', (source) => {
  const file = `${SERVER}/modules/library/store.ts`;
  expect(violationsIn(new Map([...TABLES, [file, source]]))).toEqual([]);
});
