import { expect, test } from 'vitest';
import { archivePaths } from '#modules/library/archive-paths.ts';

const item = (_id: string, name: string, parentFolderId: string | null = null) => ({
  _id,
  name,
  parentFolderId,
});

test('files lie in their folders', () => {
  const folders = [item('a', 'Contracts'), item('b', '2024', 'a')];
  const files = [item('1', 'lease.pdf', 'b'), item('2', 'lease.pdf')];
  expect([...archivePaths(folders, files, 'files')].sort()).toEqual([
    ['1', 'files/Contracts/2024/lease.pdf'],
    ['2', 'files/lease.pdf'],
  ]);
});

test('without a folder that holds them all, they lie at the top', () => {
  const files = [item('1', 'lease.pdf', 'a'), item('2', 'lease.pdf')];
  expect([...archivePaths([item('a', 'Contracts')], files, '').values()].sort()).toEqual([
    'Contracts/lease.pdf',
    'lease.pdf',
  ]);
});

test('no path is given twice, whatever the case of letters', () => {
  const folders = [item('a', 'Notes'), item('b', 'NOTES'), item('c', 'x.pdf')];
  const files = [
    item('1', 'x.pdf'),
    item('2', 'X.pdf'),
    item('3', 'x.pdf'),
    item('4', 'x (2).pdf'),
    item('5', 'in.pdf', 'a'),
    item('6', 'in.pdf', 'b'),
    item('7', 'in.pdf', 'c'),
  ];
  const paths = [...archivePaths(folders, files, 'files').values()].map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(files.length);
});

test('no name leads out of the archive or is one that a file system refuses', () => {
  const names = ['..', '.', '/', 'a/b', 'a\\b', 'C:', 'con', 'NUL.txt', 'x\u0000y', 'end. ', '', '\u202e'];
  const folders = names.map((name, index) => item(`f${index}`, name));
  const files = names.map((name, index) => item(`${index}`, name, `f${index}`));
  for (const path of archivePaths(folders, files, 'files').values()) {
    const [root, ...parts] = path.split('/');
    expect([root, parts.length]).toEqual(['files', 2]);
    for (const part of parts)
      expect(part).toMatch(/^(?!\.+$)(?!(con|nul)(\.|$))[^\p{C}<>:"/\\|?*]*[^.\s]$/iu);
  }
});

test('what lies too deep is put at the top', () => {
  const folders = Array.from({ length: 60 }, (_, depth) =>
    item(`f${depth}`, 'x'.repeat(100), depth === 0 ? null : `f${depth - 1}`),
  );
  expect(archivePaths(folders, [item('1', 'deep.pdf', 'f59')], 'files').get('1')).toBe('files/1/deep.pdf');
});
