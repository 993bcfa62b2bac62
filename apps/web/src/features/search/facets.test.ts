import type { FoundGroup } from '@recto/contract/search';
import { expect, test } from 'vitest';
import { makeFolder } from '#testing/file-item.ts';
import { facetsOf, scopeRows } from './facets.ts';

const FOLDERS = [
  makeFolder({ _id: 'contracts', name: 'Contracts' }),
  makeFolder({ _id: 'suppliers', name: 'Suppliers', parentFolderId: 'contracts' }),
  makeFolder({ _id: 'archive', name: 'Archive' }),
];

const group = (changes: Partial<FoundGroup>): FoundGroup => ({
  folderId: null,
  lang: 'en',
  type: 'PDF',
  pages: 1,
  files: 1,
  named: 0,
  ...changes,
});
const GROUPS = [
  group({ pages: 4, files: 2, named: 1 }),
  group({ folderId: 'contracts', pages: 3, lang: 'pl' }),
  group({ folderId: 'suppliers', pages: 8, files: 3, type: 'DOCX' }),
];
const EVERYTHING = { folderId: null, lang: null, type: null };

test('everything is counted, a folder with what lies below it', () => {
  const facets = facetsOf(GROUPS, EVERYTHING, FOLDERS);
  expect(facets.all).toEqual({ pages: 15, files: 6, named: 1 });
  expect(facets.languages.map(({ value, pages }) => [value, pages])).toEqual([
    ['en', 12],
    ['pl', 3],
  ]);
  expect(facets.types.map(({ value, pages }) => [value, pages])).toEqual([
    ['DOCX', 8],
    ['PDF', 7],
  ]);
  expect(facets.inFolder('contracts').pages).toBe(11);
});

test('a choice narrows the others and not its own values', () => {
  const facets = facetsOf(GROUPS, { ...EVERYTHING, lang: 'pl' }, FOLDERS);
  expect(facets.all.pages).toBe(3);
  expect(facets.languages).toHaveLength(2);
  expect(facets.types.map(({ value }) => value)).toEqual(['PDF']);
  expect(facets.inFolder('suppliers').pages).toBe(0);
  expect(facetsOf(GROUPS, { ...EVERYTHING, folderId: 'suppliers' }, FOLDERS).all.files).toBe(3);
});

test('folders without a find are left out, but for the chosen one', () => {
  const facets = facetsOf(GROUPS, EVERYTHING, FOLDERS);
  const rows = (chosen: string | null) =>
    scopeRows(FOLDERS, facets, chosen).map(({ name, above }) => [...above, name].join(' › '));
  expect(rows(null)).toEqual(['Contracts', 'Contracts › Suppliers']);
  expect(rows('archive')).toEqual(['Archive', 'Contracts', 'Contracts › Suppliers']);
  expect(scopeRows(FOLDERS, null, null)).toHaveLength(3);
});

test('values of which as much was found stand in the same order, however the groups come', () => {
  const equal = [group({ lang: 'pl', type: 'TXT' }), group({ lang: 'en' })];
  for (const groups of [equal, equal.toReversed()]) {
    const { languages, types } = facetsOf(groups, EVERYTHING, FOLDERS);
    expect(languages.map(({ value }) => value)).toEqual(['en', 'pl']);
    expect(types.map(({ value }) => value)).toEqual(['PDF', 'TXT']);
  }
});
