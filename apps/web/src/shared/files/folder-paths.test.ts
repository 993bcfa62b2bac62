import type { FolderItem } from '@recto/contract/library';
import { expect, test } from 'vitest';
import { folderPaths } from '#shared/files/folder-paths.ts';

const folder = (_id: string, name: string, parentFolderId: string | null): FolderItem => ({
  _id,
  userId: 'user-1',
  parentFolderId,
  name,
  type: 'FOLDER',
  itemCount: 0,
  fileCount: 0,
  neverSendOutside: false,
});

test('folders are named by their way from the top', () => {
  const folders = [folder('c', 'NDAs', 'a'), folder('b', 'Finance', null), folder('a', 'Contracts', null)];
  expect(folderPaths(folders)).toEqual([
    { id: 'a', path: 'Contracts' },
    { id: 'c', path: 'Contracts › NDAs' },
    { id: 'b', path: 'Finance' },
  ]);
});
