import type { Language } from '@recto/contract/languages';
import { STAGE_NAMES } from '@recto/contract/library';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { ConversionFailure, DocumentConverter } from '#kernel/document-converter.ts';
import type { Log } from '#kernel/log.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import type { RunningReads } from '#modules/ingestion/running-reads.ts';
import type { UnreadReason } from '#modules/ingestion/unread-pages.ts';
import type { BuiltIndex } from '#modules/ingestion/tasks/build-index.ts';
import type { FileProgress, FileRow, Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';

export interface ProcessDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly library: Library;
  readonly meter: Pick<Meter, 'take' | 'requireWithin'>;
  readonly reading: Reading;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly log: Pick<Log, 'warn'>;
  /** Null where none is switched on. */
  readonly converter: DocumentConverter | null;
  readonly reads: RunningReads;
  /** What others do with a file that has become Complete; lost when the process dies between the two. */
  readonly whenRead: (file: FileRow) => Promise<void>;
}

export interface RunOptions {
  readonly signal: AbortSignal;
  /** Held in memory for as long as the file is read. */
  readonly password?: string | undefined;
  /** Which attempt this is since the last that ended; for jobs that run again by themselves. */
  readonly attempt?: number;
  /** Of the scanned pages that are read in this run; else that of the file. */
  readonly scanLang?: Language | undefined;
}

/** One file on its way through the steps. */
export interface FileRun extends RunOptions {
  /** As the steps before this one have left its row, with what those of the same stage have answered. */
  file: FileRow;
  /** As `performance.now()` gives it. */
  readonly begun: number;
  /** What one step has made for a later one; made again by a run that begins anew. */
  index?: BuiltIndex;
  /** Why the file is read as it is, though files of its type are converted. */
  conversionFailure?: ConversionFailure;
  /** The language of the scanned pages, once the first of them that has text has told it; where it is detected. */
  detectedLang?: Language;
  /** Pages that were tried for it. */
  pagesDetected?: number;
  /** The other scanned pages are not read: the first ones are in a language that cannot be recognised here. */
  leavesScans?: boolean;
  /** Why pages were not read from their pictures, where that is not because of the pages. */
  unreadReason?: UnreadReason;
}

/**
 * A step of processing. It can be killed at any instant and run again: what it has stored by (file, page, version) is not
 * made twice, and every write is an upsert. It throws for a file that must fail, with a code of `READING_FAILURES`.
 */
export interface Step {
  readonly name: string;
  /** The stage of the specification that it belongs to; a stage is completed by its last step. */
  readonly stage: (typeof STAGE_NAMES)[number];
  /** Answers what is recorded of the file when the stage is completed. */
  run(deps: ProcessDeps, run: FileRun): Promise<FileProgress | undefined>;
}

/** Stages that a file has behind it when it is stored. */
const STORED_STAGES = 2;

/** Takes a file through the steps, and publishes each stage once it is completed. */
export async function runSteps(
  deps: ProcessDeps,
  steps: readonly Step[],
  { file, signal, ...options }: RunOptions & { readonly file: FileRow },
): Promise<void> {
  const { library, reads } = deps;
  const begun = performance.now();
  await library.recordProgress(file.id, {
    status: 'processing',
    stages_completed: STORED_STAGES,
    error_customer: null,
    ...(options.attempt === undefined ? {} : { unfinished_attempts: options.attempt }),
  });
  await reads.run(file.id, signal, async (stoppable) => {
    const run: FileRun = { ...options, file, signal: stoppable, begun };
    let found: FileProgress = {};
    for (const [index, step] of steps.entries()) {
      found = { ...found, ...(await step.run(deps, run)) };
      const isStageOver = steps[index + 1]?.stage !== step.stage;
      const row = isStageOver
        ? await library.recordProgress(file.id, progressAfter(step, found))
        : await library.findFileForWork(file.id);
      // Deleted meanwhile.
      if (!row) return;
      run.file = { ...row, ...found };
      if (isStageOver) found = {};
    }
    await deps.whenRead(run.file);
  });
}

const progressAfter = ({ stage }: Step, found: FileProgress): FileProgress => ({
  stages_completed: STAGE_NAMES.indexOf(stage) + 1,
  progress_page: null,
  progress_of: null,
  progress_eta: null,
  ...found,
});
