import type { Generated } from 'kysely';
import type { FileType, PageKind } from '@recto/contract/file-types';
import type { FileStatus, LanguageSource } from '@recto/contract/library';
import type { Language } from '@recto/contract/languages';

export interface FolderTable {
  id: string;
  account_id: string;
  parent_id: string | null;
  name: string;
  /** Its own switch; the folders above it count as well, see `protectingFolder`. */
  never_send_outside: Generated<boolean>;
  created_at: Date;
}

export interface InstallationTable {
  id: string;
}

export interface FileTable {
  id: string;
  account_id: string;
  folder_id: string | null;
  /** The file that it is a newer version of, as its owner said; null, too, once that one is deleted. */
  previous_file_id: Generated<string | null>;
  name: string;
  type: FileType;
  size: number;
  /** Until it is detected, where it is, English. */
  lang: Language;
  lang_from: Generated<LanguageSource>;
  /** In which plain text is read, as `TextDecoder` names it; null until it has been read. */
  encoding: Generated<string | null>;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  status: FileStatus;
  /** How many of the six stages are done. */
  stages_completed: number;
  pages: number | null;
  /** What its pages are: by its type, until it has been opened. */
  page_kind: Generated<PageKind>;
  /** The type of the rendition that its pages are read from; null where they are read from the original. */
  read_as: Generated<FileType | null>;
  progress_page: number | null;
  progress_of: number | null;
  /** Seconds until the running stage has ended; null where nothing tells. */
  progress_eta: number | null;
  error_customer: string | null;
  /** For operators; never sent to customers. */
  error_internal: string | null;
  /** Why it failed, for clients that can do something about it. */
  error_code: string | null;
  /** Read by a process that holds its password; nothing but that process can finish it. */
  unlocking: Generated<boolean>;
  /** Begun in a row and never ended, since their process died. */
  unfinished_attempts: Generated<number>;
  /** It came with the product: neither it nor what is asked of it is counted. */
  is_sample: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    installation: InstallationTable;
    folder: FolderTable;
    file: FileTable;
  }
}
