import { FILE_TYPES } from '@recto/contract/file-types';
import { type BlobStore, streamIfThere } from '#kernel/blobs.ts';
import type { AccountData } from '#kernel/module.ts';
import { originalKey } from '#modules/library/accept-file.ts';
import { archivePaths } from '#modules/library/archive-paths.ts';
import { toFileItem, toFolderItem } from '#modules/library/file-item.ts';
import type { Library } from '#modules/library/library.ts';

interface ExportDeps {
  readonly library: Pick<Library, 'listAllFolders' | 'listAllFiles'>;
  readonly blobs: BlobStore;
}

/** Folders and files as clients see them, and the files' bytes as they were uploaded, in their folders. */
export function makeExportLibrary({ library, blobs }: ExportDeps) {
  return async (accountId: string): Promise<AccountData> => {
    const folders = (await library.listAllFolders(accountId)).map(toFolderItem);
    const items = (await library.listAllFiles(accountId)).map(toFileItem);
    const paths = archivePaths(folders, items, 'files');
    const files = items.map(({ _id, createdAt, type }) => ({
      path: paths.get(_id) ?? _id,
      storedAt: new Date(createdAt),
      isPacked: FILE_TYPES[type].isCompressed,
      open: () => streamIfThere(blobs, originalKey(_id)),
    }));
    return { parts: { folders, files: items }, files };
  };
}
