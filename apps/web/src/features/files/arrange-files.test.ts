import { expect, test } from 'vitest';
import { makeFile } from '#testing/file-item.ts';
import { arrangeFiles } from './arrange-files.ts';

const files = [
  makeFile({ name: 'Lease_10.pdf', size: 3, createdAt: '2026-11-01T00:00:00.000Z' }),
  makeFile({ name: 'Lease_2.pdf', size: 1, createdAt: '2026-11-03T00:00:00.000Z' }),
  makeFile({ name: 'Übersicht_2025.pdf', size: 2, createdAt: '2026-11-02T00:00:00.000Z' }),
];
const names = (...args: Parameters<typeof arrangeFiles>) => arrangeFiles(...args).map(({ name }) => name);

test('files are ordered by time of adding, name or size', () => {
  expect(names(files, '', 'added')).toEqual(['Lease_2.pdf', 'Übersicht_2025.pdf', 'Lease_10.pdf']);
  expect(names(files, '', 'name')).toEqual(['Lease_2.pdf', 'Lease_10.pdf', 'Übersicht_2025.pdf']);
  expect(names(files, '', 'size')).toEqual(['Lease_10.pdf', 'Übersicht_2025.pdf', 'Lease_2.pdf']);
});

test('the filter wants every word, without case and accents', () => {
  expect(names(files, ' ubersicht  PDF', 'added')).toEqual(['Übersicht_2025.pdf']);
  expect(names(files, 'lease 10', 'added')).toEqual(['Lease_10.pdf']);
  expect(names(files, 'invoice', 'added')).toEqual([]);
});
