import type { FileItem } from '@recto/contract/library';

/** The folder that a file lies in. */
export const folderPath = ({ parentFolderId }: Pick<FileItem, 'parentFolderId'>): string =>
  parentFolderId ? `/files?folder=${parentFolderId}` : '/files';

export const chatPath = ({ _id }: Pick<FileItem, '_id'>): string => `/chat?file=${_id}`;
