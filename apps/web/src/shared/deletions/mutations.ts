import { contract } from '@recto/contract';
import type { BatchMeta } from '@recto/contract/batches';
import { type FileItem, type FolderItem, MAX_FILES_DELETED } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { deleteInParts } from '#shared/deletions/delete-files-mutations.ts';
import { deletionPreviewQuery, describePreview } from '#shared/deletions/deletion-preview-queries.ts';
import type { Deleted } from '#shared/deletions/deleted.ts';
import { deleteLater } from '#shared/deletions/delete-later.ts';

const thingOf = ({ _id: id, parentFolderId }: FileItem): Deleted => ({ id, parentFolderId, isFile: true });

/** The server looks at no more files at once. */
const previewOf = (files: readonly FileItem[]) => async (client: QueryClient) => {
  const fileIds = files.map(({ _id }) => _id);
  if (fileIds.length > MAX_FILES_DELETED) return '';
  return describePreview(await client.query(deletionPreviewQuery({ fileIds })));
};

export const deleteFile = (client: QueryClient, file: FileItem): void =>
  deleteLater(client, {
    things: [thingOf(file)],
    message: 'File deleted successfully',
    name: file.name,
    goesWith: previewOf([file]),
    send: (options) => call(contract.files.delete, { params: { id: file._id }, ...options }),
  });

/** Several files go together, and come back together. */
export function deleteFiles(client: QueryClient, files: readonly FileItem[]): void {
  const [first] = files;
  if (first && files.length === 1) return deleteFile(client, first);
  deleteLater(client, {
    things: files.map(thingOf),
    message: 'File deleted successfully',
    name: plural(files.length, 'file'),
    goesWith: previewOf(files),
    send: (options) =>
      deleteInParts(
        files.map(({ _id }) => _id),
        options,
      ),
  });
}

/** `folderIds`: the folder and all below it. */
export const deleteFolder = (
  client: QueryClient,
  { _id: folderId, userId, parentFolderId, name }: FolderItem,
  folderIds: readonly string[],
): void =>
  deleteLater(client, {
    things: [{ id: folderId, parentFolderId, folderIds }],
    message: 'Folder deleted successfully',
    name,
    send: (options) => call(contract.folders.delete, { params: { userId, folderId }, ...options }),
  });

export const deleteQuestion = (
  client: QueryClient,
  { _id: id, question }: Pick<Question, '_id' | 'question'>,
): void =>
  deleteLater(client, {
    things: [{ id }],
    message: 'Question deleted successfully',
    name: question,
    send: (options) => call(contract.history.delete, { params: { id }, ...options }),
  });

/** A batch with its answers; a running one asks nothing more once the server knows. */
export const deleteBatch = (
  client: QueryClient,
  { batchId: id, templateName }: Pick<BatchMeta, 'batchId' | 'templateName'>,
): void =>
  deleteLater(client, {
    things: [{ id }],
    message: 'Batch deleted successfully',
    name: templateName,
    send: (options) => call(contract.history.deleteBatch, { params: { id }, ...options }),
  });
