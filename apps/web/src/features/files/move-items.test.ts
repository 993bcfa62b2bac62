import { expect, test } from 'vitest';
import { makeFile, makeFolder } from '#testing/file-item.ts';
import { findMoveObstacle } from './move-items.ts';

const top = makeFolder({ _id: 'top' });
const inner = makeFolder({ _id: 'inner', parentFolderId: 'top' });
const other = makeFolder({ _id: 'other' });
const folders = [top, inner, other];

test.each([
  ['a file to another folder', [makeFile()], 'top', null],
  ['a file to the top that lies there', [makeFile()], null, 'Already here.'],
  ['files of which one lies there', [makeFile(), makeFile({ parentFolderId: 'top' })], 'top', null],
  ['a folder into itself', [top], 'top', 'A folder cannot go into itself.'],
  ['a folder into one below it', [top], 'inner', 'A folder cannot go into itself.'],
  ['a folder into the one that it lies in', [inner], 'top', 'Already here.'],
  ['a folder to the top', [inner], null, null],
  ['a folder beside it', [inner], 'other', null],
])('%s: %#', (_, items, folderId, obstacle) => {
  expect(findMoveObstacle(items, folderId, folders)).toBe(obstacle);
});
