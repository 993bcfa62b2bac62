import { z } from 'zod';
import { cleanName } from '#clean-name.ts';
import { CallerReference, endpoint, Id, listOf } from '#endpoint.ts';
import { filePaging, FolderItem, FolderReference, LibraryItem, LISTED } from '#library.ts';
import { FOLDER_NAME_MAX_LENGTH } from '#limits.ts';

export const FolderName = z
  .string()
  .overwrite(cleanName)
  .min(1, 'Give the folder a name.')
  .max(FOLDER_NAME_MAX_LENGTH, `A folder name has at most ${FOLDER_NAME_MAX_LENGTH} characters.`);

/** What of a folder is listed, and in which order. */
const listed = { ...filePaging, ...LISTED };

export const folders = {
  create: endpoint({
    method: 'POST',
    path: '/folders',
    tokenScope: 'write',
    status: [201],
    summary: 'Create a folder',
    body: z.object({ name: FolderName, parentFolderId: FolderReference, email: CallerReference }),
    result: FolderItem,
  }),
  all: endpoint({
    method: 'GET',
    path: '/folders/user',
    tokenScope: 'read',
    summary: 'All folders of the account',
    query: z.object({ userId: CallerReference }),
    result: listOf(FolderItem),
  }),
  root: endpoint({
    method: 'GET',
    path: '/folders/root',
    tokenScope: 'read',
    summary: 'Folders and files at the top of the tree',
    query: z.object({ userid: CallerReference, rootId: FolderReference, ...listed }),
    result: listOf(LibraryItem),
  }),
  items: endpoint({
    method: 'GET',
    path: '/folders/items',
    tokenScope: 'read',
    summary: 'Folders and files directly in a folder',
    query: z.object({ userId: CallerReference, folderId: FolderReference, ...listed }),
    result: listOf(LibraryItem),
  }),
  meta: endpoint({
    method: 'GET',
    path: '/folders/meta/:id',
    tokenScope: 'read',
    summary: 'A folder and the way to it from the top',
    params: z.object({ id: FolderReference }),
    result: z.object({
      folder: FolderItem.nullable().describe('Null for the top itself'),
      crumbs: z.array(z.object({ _id: Id, name: z.string() })),
    }),
  }),
  rename: endpoint({
    method: 'POST',
    path: '/folders/rename/:id',
    tokenScope: 'write',
    summary: 'Give a folder another name',
    params: z.object({ id: Id }),
    body: z.object({ name: FolderName }),
    result: FolderItem,
  }),
  move: endpoint({
    method: 'POST',
    path: '/folders/move/:id',
    tokenScope: 'write',
    storageReserve: 'none',
    summary: 'Put a folder with all that lies in it into another one',
    params: z.object({ id: Id }),
    body: z.object({ parentFolderId: FolderReference }),
    result: FolderItem,
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/folders/:id/settings',
    tokenScope: 'write',
    storageReserve: 'none',
    summary: 'Switch whether text of the files in a folder, at any depth, may go to outside services',
    params: z.object({ id: Id }),
    body: z.object({ neverSendOutside: z.boolean() }),
    result: FolderItem,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/folders/:userId/:folderId',
    tokenScope: 'write',
    summary: 'Delete a folder with every folder and file in it, and all that was made from them',
    params: z.object({ userId: CallerReference, folderId: Id }),
  }),
};
