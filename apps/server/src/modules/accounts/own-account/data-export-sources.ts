import type { Readable } from 'node:stream';
import type { AccountExport } from '@recto/contract/own-account';

/** What later capabilities keep of an account, for its owner to take along. Handed in, since they are not known here. */
export interface DataExportSources {
  listFolders(accountId: string): Promise<AccountExport['folders']>;
  listFiles(accountId: string): Promise<AccountExport['files']>;
  /** A batch at a time, since answers are many and long. */
  streamQuestions(accountId: string): AsyncIterable<AccountExport['questions']>;
  listFeedback(accountId: string): Promise<AccountExport['feedback']>;
  /** The bytes of a file as they were uploaded; null when it was deleted meanwhile. */
  openFile(fileId: string): Promise<Readable | null>;
}
