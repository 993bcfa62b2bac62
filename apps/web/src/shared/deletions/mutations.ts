import { contract } from '@recto/contract';
import type { FileItem, FolderItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { deleteLater } from '#shared/deletions/delete-later.ts';

export const deleteFile = (client: QueryClient, { _id: id, parentFolderId, name }: FileItem): void =>
  deleteLater(client, {
    thing: { id, parentFolderId, isFile: true },
    message: 'File deleted successfully',
    name,
    send: (options) => call(contract.files.delete, { params: { id }, ...options }),
  });

/** `folderIds`: the folder and all below it. */
export const deleteFolder = (
  client: QueryClient,
  { _id: folderId, userId, parentFolderId, name }: FolderItem,
  folderIds: readonly string[],
): void =>
  deleteLater(client, {
    thing: { id: folderId, parentFolderId, folderIds },
    message: 'Folder deleted successfully',
    name,
    send: (options) => call(contract.folders.delete, { params: { userId, folderId }, ...options }),
  });

export const deleteQuestion = (
  client: QueryClient,
  { _id: id, question }: Pick<Question, '_id' | 'question'>,
): void =>
  deleteLater(client, {
    thing: { id },
    message: 'Question deleted successfully',
    name: question,
    send: (options) => call(contract.history.delete, { params: { id }, ...options }),
  });
