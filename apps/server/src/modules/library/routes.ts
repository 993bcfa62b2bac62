import { folders } from '@recto/contract/folders';
import { files } from '@recto/contract/library';
import type { Downloads } from '#kernel/downloads.ts';
import { makeRoutes } from '#kernel/http.ts';
import { type FileRow, toFileItem, toFolderItem } from '#modules/library/file-item.ts';
import type { makeDownloadSelected } from '#modules/library/download-selected.ts';
import type { Library } from '#modules/library/library.ts';
import type { makeAddSample } from '#modules/library/add-sample.ts';
import type { makeUploadFile } from '#modules/library/upload-file.ts';

interface RouteDeps {
  readonly library: Library;
  readonly uploadFile: ReturnType<typeof makeUploadFile>;
  readonly addSample: ReturnType<typeof makeAddSample>;
  readonly downloads: Downloads;
  readonly selection: ReturnType<typeof makeDownloadSelected>;
}

export const makeFolderRoutes = ({ library }: RouteDeps) =>
  makeRoutes(folders, {
    create: async ({ body, context: { caller } }) => {
      const folder = await library.createFolder(caller.accountId, {
        name: body.name,
        parentId: body.parentFolderId,
      });
      return { result: toFolderItem(folder), message: 'Folder Created' };
    },
    all: async ({ context: { caller } }) => {
      const items = (await library.listAllFolders(caller.accountId)).map(toFolderItem);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    root: async ({ query, context: { caller } }) => ({
      result: await library.listItems(caller.accountId, query.rootId, query),
    }),
    items: async ({ query, context: { caller } }) => ({
      result: await library.listItems(caller.accountId, query.folderId, query),
    }),
    meta: async ({ params, context: { caller } }) => {
      if (params.id === null) return { result: { folder: null, crumbs: [] } };
      const { folder, crumbs } = await library.describeFolder(caller.accountId, params.id);
      return {
        result: { folder: toFolderItem(folder), crumbs: crumbs.map(({ id, name }) => ({ _id: id, name })) },
      };
    },
    rename: async ({ params, body, context: { caller } }) => ({
      result: toFolderItem(await library.renameFolder(caller.accountId, params.id, body.name)),
    }),
    move: async ({ params, body, context: { caller } }) => ({
      result: toFolderItem(await library.moveFolder(caller.accountId, params.id, body.parentFolderId)),
      message: 'Folder Moved',
    }),
    settings: async ({ params, body, context: { caller } }) => ({
      result: toFolderItem(await library.protectFolder(caller.accountId, params.id, body.neverSendOutside)),
    }),
    delete: async ({ params, context: { caller } }) => {
      await library.deleteFolder(caller.accountId, params.folderId);
      return { result: null, message: 'Folder deleted successfully' };
    },
  });

export const makeFileRoutes = ({ library, uploadFile, addSample, downloads, selection }: RouteDeps) => {
  const item = (row: FileRow) => ({ result: toFileItem(row) });
  const get = async (accountId: string, fileId: string) => item(await library.getFile(accountId, fileId));
  const remove = async (accountId: string, fileId: string) => {
    await library.deleteFile(accountId, fileId);
    return { result: null, message: 'File deleted successfully' };
  };
  return makeRoutes(files, {
    upload: async ({ body, file, context: { caller } }) => {
      const upload = {
        accountId: caller.accountId,
        folderId: body.folderId,
        previousFileId: body.previousFileId,
        lang: body.lang,
        name: body.name ?? file.name,
      };
      const { file: row, duplicate } = await uploadFile(upload, file);
      if (!duplicate)
        return { ...item(row), status: 201, message: 'The file is uploaded and will be read now.' };
      const place = row.folder_id
        ? `"${(await library.getFolder(caller.accountId, row.folder_id)).name}"`
        : 'All documents';
      return {
        result: { ...toFileItem(row), duplicate: true },
        status: 200,
        message: `You have this file already, in ${place}.`,
      };
    },
    get: ({ params, context: { caller } }) => get(caller.accountId, params.id),
    getDocument: ({ params, context: { caller } }) => get(caller.accountId, params.id),
    rename: async ({ params, body, context: { caller } }) =>
      item(await library.renameFile(caller.accountId, params.id, body.name)),
    move: async ({ body, context: { caller } }) => ({
      ...item(await library.moveFile(caller.accountId, body.fileId, body.folderId)),
      message: 'File Moved',
    }),
    delete: ({ params, context: { caller } }) => remove(caller.accountId, params.id),
    deleteDocument: ({ params, context: { caller } }) => remove(caller.accountId, params.id),
    deleteMany: async ({ body, context: { caller } }) => {
      const result = await library.deleteFiles(caller.accountId, body.ids);
      return { result, message: describeDeleted(result.deleted.length) };
    },
    findByHash: async ({ body, context: { caller } }) => ({
      result: { items: (await library.findFilesByHash(caller.accountId, body.hashes)).map(toFileItem) },
    }),
    byName: async ({ query, context: { caller } }) => ({
      result: await library.findFilesByName(caller.accountId, query),
    }),
    inFolder: async ({ params, query, context: { caller } }) => ({
      result: await library.listFiles(caller.accountId, params.id, query),
    }),
    perFolder: async ({ body, context: { caller } }) => ({
      result: await library.listFiles(caller.accountId, body.folderId),
    }),
    retry: async ({ params, context: { caller } }) =>
      item(await library.retryFile(caller.accountId, params.id)),
    sample: async ({ context: { caller } }) => ({
      result: { items: (await addSample(caller.accountId)).map(toFileItem) },
    }),
    originalUrl: async ({ body, context: { caller } }) => {
      const file = await library.getFile(caller.accountId, body.fileId);
      return { result: downloads.sign('original', caller, file.id) };
    },
    selectedUrl: async ({ body, context: { caller } }) => {
      const { id, ...described } = await selection.describe(caller, body);
      return { result: { ...downloads.sign('selection', caller, id), ...described } };
    },
  });
};

const describeDeleted = (count: number) => {
  if (count === 0) return 'No file was deleted';
  return count === 1 ? 'File deleted successfully' : `${count} files deleted successfully`;
};
