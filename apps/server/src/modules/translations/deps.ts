import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import type { FindCurrent, GuardedTranslation } from '#kernel/guard-model.ts';
import type { Log } from '#kernel/log.ts';
import type { IdempotencyApi } from '#modules/idempotency/index.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

/** What translating takes of the rest of the product. */
export interface TranslationsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly meter: Meter;
  readonly library: Pick<Library, 'getFile' | 'mapFiles' | 'mapFilesIn' | 'findFileForWork'>;
  readonly pages: Pick<Pages, 'streamStored' | 'reprocessIfOutdated' | 'requeueCorrupt' | 'checkReady'>;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'notify' | 'fail' | 'eraseEventsAbout'>;
  readonly modelCalls: Pick<ModelCalls, 'recall' | 'callOnce' | 'settle'>;
  readonly idempotency: Pick<IdempotencyApi, 'eraseMentions'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Null where none is configured: then nothing is translated by a machine. */
  readonly findTranslation: FindCurrent<GuardedTranslation>;
  readonly modelLimits: { readonly timeoutMs: number };
}
