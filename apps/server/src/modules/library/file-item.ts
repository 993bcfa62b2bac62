import type { FileType } from '@recto/contract/file-types';
import { type FileItem, type FolderItem, STAGE_NAMES } from '@recto/contract/library';
import type { Selectable } from 'kysely';
import type { ProtectingFolder } from '#modules/library/protection.store.ts';
import type { FileTable, FolderTable } from '#modules/library/tables.ts';

export type FileRow = Selectable<FileTable>;
export type FolderRow = Selectable<FolderTable> & {
  item_count: number;
  file_count: number;
  protected_by: ProtectingFolder | null;
};

/** The type of what the pages of a file are read from: its rendition where it has one. */
export const typeOfPages = ({ type, read_as }: Pick<FileRow, 'type' | 'read_as'>): FileType =>
  read_as ?? type;

/** A file as clients see it. */
export function toFileItem(row: FileRow): FileItem {
  return {
    _id: row.id,
    userId: row.account_id,
    parentFolderId: row.folder_id,
    name: row.name,
    type: row.type,
    subType: 'ELECTRONIC',
    size: row.size,
    lang: row.lang,
    langFrom: row.lang_from,
    ...(row.encoding === null ? {} : { encoding: row.encoding }),
    hash: row.hash,
    pages: row.pages,
    pageKind: row.page_kind,
    status: row.status,
    stages: STAGE_NAMES.map((name, index) => ({ name, completed: index < row.stages_completed })),
    progress:
      row.progress_page === null || row.progress_of === null
        ? null
        : {
            page: row.progress_page,
            of: row.progress_of,
            ...(row.progress_eta !== null && { eta: row.progress_eta }),
          },
    error_msg_customer: row.error_customer,
    error_code: row.error_code,
    ...(row.previous_file_id !== null && { previousFileId: row.previous_file_id }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toFolderItem(row: FolderRow): FolderItem {
  const { protected_by: by } = row;
  return {
    _id: row.id,
    userId: row.account_id,
    parentFolderId: row.parent_id,
    name: row.name,
    type: 'FOLDER',
    itemCount: row.item_count,
    fileCount: row.file_count,
    neverSendOutside: by !== null,
    ...(by && by.id !== row.id && { inheritedFrom: { _id: by.id, name: by.name } }),
  };
}
