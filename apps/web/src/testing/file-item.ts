import { type FileItem, type FolderItem, STAGE_NAMES } from '@recto/contract/library';

let made = 0;

/** A Complete file; `changes` make it another. */
export function makeFile(changes: Partial<FileItem> = {}): FileItem {
  const id = `file-${++made}`;
  return {
    _id: id,
    userId: 'user-1',
    parentFolderId: null,
    name: `${id}.pdf`,
    type: 'PDF',
    subType: 'ELECTRONIC',
    size: 1000,
    lang: 'en',
    hash: id,
    pages: 3,
    pageKind: 'layout',
    status: 'complete',
    stages: STAGE_NAMES.map((name) => ({ name, completed: true })),
    progress: null,
    error_msg_customer: null,
    error_code: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

/** An empty folder at the top; `changes` make it another. */
export const makeFolder = (changes: Partial<FolderItem> = {}): FolderItem => ({
  _id: 'folder-1',
  userId: 'user-1',
  parentFolderId: null,
  name: 'Contracts',
  type: 'FOLDER',
  itemCount: 0,
  fileCount: 0,
  neverSendOutside: false,
  ...changes,
});
