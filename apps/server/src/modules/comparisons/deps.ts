import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import type { IdempotencyApi } from '#modules/idempotency/index.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';
import type { Summaries } from '#modules/summaries/index.ts';

/** What comparing takes of the rest of the product. */
export interface ComparisonsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'mapFiles' | 'mapFilesIn' | 'findFileForWork'>;
  readonly pages: Pick<
    Pages,
    | 'streamStored'
    | 'loadStored'
    | 'reprocessIfOutdated'
    | 'requeueIfCorrupt'
    | 'requeueCorrupt'
    | 'checkReady'
    | 'textVersions'
  >;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'notify' | 'fail' | 'eraseEventsAbout'>;
  readonly summaries: Summaries;
  readonly idempotency: Pick<IdempotencyApi, 'eraseMentions'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly blobs: Pick<BlobStore, 'stream'>;
  readonly clock: Clock;
}
