import { expect, test } from 'vitest';
import { foldersOf, readDrop } from '#shared/uploads/dropped-files.ts';

type Tree = { readonly [name: string]: Tree | File };

/** What a browser tells of a dropped file or folder, a few of its entries at a time. */
function entryOf(name: string, content: Tree | File): FileSystemEntry {
  if (content instanceof File)
    return {
      name,
      isDirectory: false,
      file: (done: FileCallback) => done(content),
    } as unknown as FileSystemEntry;
  const createReader = () => {
    const left = Object.entries(content).map(([inside, of]) => entryOf(inside, of));
    return { readEntries: (done: FileSystemEntriesCallback) => done(left.splice(0, 2)) };
  };
  return { name, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const dropOf = (tree: Tree): DataTransfer =>
  ({
    items: Object.entries(tree).map(([name, content]) => ({
      webkitGetAsEntry: () => entryOf(name, content),
    })),
    files: Object.values(tree).filter((content) => content instanceof File),
  }) as unknown as DataTransfer;

const file = (name: string) => new File([name], name);

test('files that are dropped by themselves are there at once', () => {
  const [a, b] = [file('a.pdf'), file('b.pdf')];
  expect(readDrop(dropOf({ 'a.pdf': a, 'b.pdf': b }))).toEqual([a, b]);
  expect(foldersOf(a)).toEqual([]);
});

test('a folder gives every file in it with its way down, however many there are, without what systems hide', async () => {
  const year = { 'c.pdf': file('c.pdf'), 'a.pdf': file('a.pdf'), 'b.pdf': file('b.pdf') };
  const found = await readDrop(
    dropOf({
      'top.pdf': file('top.pdf'),
      Leases: { '.DS_Store': file('.DS_Store'), '2026': year, 'Thumbs.db': file('Thumbs.db'), Empty: {} },
    }),
  );
  expect(found.map((of) => [...foldersOf(of), of.name].join('/'))).toEqual([
    'top.pdf',
    'Leases/2026/a.pdf',
    'Leases/2026/b.pdf',
    'Leases/2026/c.pdf',
  ]);
});
