import type { ExportParts } from '@recto/contract/own-account';
import type { z } from 'zod';
import type { Trx } from '#kernel/database.ts';
import type { JobHandler } from '#kernel/define-job.ts';
import type { Erase } from '#kernel/erase.ts';
import type { Routes } from '#kernel/http.ts';
import type { Streamable } from '#kernel/streamed-json.ts';
import type { ZippedFile } from '#kernel/zip-files.ts';

/** What one capability keeps of an account: parts by the names under which the export shows them, and files. */
export interface AccountData {
  readonly parts: Partial<Streamable<z.input<typeof ExportParts>>>;
  readonly files?: readonly ZippedFile[];
}

/** That a thing of a capability, by its id, is about a file. */
export interface AboutFile {
  readonly id: string;
  readonly fileId: string;
}

/** Files that an account deletes. Their rows are locked, and still there. */
export interface DeletedFiles {
  readonly accountId: string;
  readonly fileIds: readonly string[];
}

/** Work that is done again and again for as long as the process runs. */
export interface PeriodicWork {
  readonly everyMs: number;
  run(): Promise<void>;
}

/**
 * What a capability hands to `compose/`, which folds the list of all of them into one product. A capability names what it
 * has and leaves the rest out. It may use those before it in the list, so whatever lets go (`erase`, `eraseAccount`,
 * `beforeFilesDeleted`, `stop`) is called from the last to the first, everything else from the first to the last.
 */
export interface Module {
  readonly name: string;
  /** What later capabilities may ask of it. */
  readonly api?: unknown;
  readonly routes?: readonly Routes[];
  readonly jobs?: readonly JobHandler[];
  readonly periodic?: readonly PeriodicWork[];
  /** Opens what it needs before anything is served or worked on, or refuses the start with a `StartError`. */
  open?(): Promise<void>;
  /**
   * Puts right what a killed process, or another version, left undone and its jobs do not do when they run again. Jobs can
   * be enqueued by then, and this process works on none yet.
   */
  recover?(circumstances: { readonly isAlone: boolean }): Promise<void>;
  /** Called when the server listens: what nobody waits for yet may be prepared. */
  listening?(): void;
  /** Of these ids, those that name a thing of the account, with the files that it is about. */
  findFilesOf?(accountId: string, ids: readonly string[]): Promise<readonly AboutFile[]>;
  /** What it keeps of an account, for the owner to take along. */
  exportFor?(accountId: string): Promise<AccountData>;
  /** Enqueues, in the transaction that deletes an account, the erasing of what the account's rows name. */
  eraseAccount?(trx: Trx, accountId: string): Promise<void>;
  /**
   * Lets go, in the transaction that is about to delete files, of what it has made of several of them, and has made anew what
   * can be. Answers the ids of what goes with them.
   */
  beforeFilesDeleted?(trx: Trx, deleted: DeletedFiles): Promise<readonly string[]>;
  /** Lets go of what has been deleted and does not go with its rows. */
  readonly erase?: Erase;
  /** Ends what it has under way. Requests have ended by then; jobs are stopped afterwards. */
  stop?(): Promise<void>;
}
