import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Caller } from '#kernel/http.ts';
import type { DocumentConverter } from '#kernel/document-converter.ts';
import type { ComparisonSourceDeps } from '#modules/exports/comparison/source.ts';
import type { TranslationSourceDeps } from '#modules/exports/translation/source.ts';
import type { ContentDeps } from '#modules/exports/contents.ts';
import type { Library } from '#modules/library/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

/** Where the file of an export is stored. */
export const exportKey = (id: string) => `exports/${id}`;

/** What a signed address of one names; the account's own copy is called an export, too. */
export const EXPORT_DOWNLOAD = 'answers-export';

/** What exporting takes of the rest of the product. */
export interface ExportsDeps extends ContentDeps, ComparisonSourceDeps, TranslationSourceDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly converter: DocumentConverter | null;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'eraseEventsAbout'>;
  readonly library: ContentDeps['library'] & Pick<Library, 'listProtectedAmong'>;
}

/** Who asks, and by which session or token. */
export type Asking = Pick<Caller, 'accountId' | 'sessionId' | 'scopes'>;
