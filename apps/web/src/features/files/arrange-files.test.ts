import { expect, test } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { arrangeFiles, NEWEST_FIRST, nextSort, sortBy } from './arrange-files.ts';

const files = [
  makeFile({ name: 'Lease_10.pdf', size: 3, createdAt: '2026-11-01T00:00:00.000Z' }),
  makeFile({ name: 'Lease_2.pdf', size: 1, createdAt: '2026-11-03T00:00:00.000Z' }),
  makeFile({ name: 'Übersicht_2025.pdf', size: 2, createdAt: '2026-11-02T00:00:00.000Z' }),
];
const names = (...args: Parameters<typeof arrangeFiles>) => arrangeFiles(...args).map(({ name }) => name);

test('files are ordered by time of adding, name or size', () => {
  expect(names(files, '', NEWEST_FIRST)).toEqual(['Lease_2.pdf', 'Übersicht_2025.pdf', 'Lease_10.pdf']);
  expect(names(files, '', sortBy('name'))).toEqual(['Lease_2.pdf', 'Lease_10.pdf', 'Übersicht_2025.pdf']);
  expect(names(files, '', sortBy('size'))).toEqual(['Lease_10.pdf', 'Übersicht_2025.pdf', 'Lease_2.pdf']);
});

test('the filter wants every word, without case and accents', () => {
  expect(names(files, ' ubersicht  PDF', NEWEST_FIRST)).toEqual(['Übersicht_2025.pdf']);
  expect(names(files, 'lease 10', NEWEST_FIRST)).toEqual(['Lease_10.pdf']);
  expect(names(files, 'invoice', NEWEST_FIRST)).toEqual([]);
});

test('a column that is asked for again is turned round, another begins as it is read', () => {
  const byName = nextSort(NEWEST_FIRST, 'name');
  expect(byName).toEqual({ by: 'name', order: 'ascending' });
  expect(nextSort(byName, 'name')).toEqual({ by: 'name', order: 'descending' });
  expect(names(files, '', nextSort(byName, 'name'))[0]).toBe('Übersicht_2025.pdf');
  expect(nextSort(byName, 'size')).toEqual({ by: 'size', order: 'descending' });
});

test('sorted by status, what failed comes first', () => {
  const mixed = [
    makeFile({ name: 'done.pdf' }),
    makeFile({ name: 'broken.pdf', status: 'failed' }),
    makeFile({ name: 'running.pdf', status: 'processing' }),
  ];
  expect(names(mixed, '', sortBy('status'))).toEqual(['broken.pdf', 'running.pdf', 'done.pdf']);
});
