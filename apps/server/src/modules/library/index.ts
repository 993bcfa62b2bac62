import { FILE_TYPES } from '@recto/contract/file-types';
import type { Downloads } from '#kernel/downloads.ts';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from '#kernel/metrics.ts';
import type { Module } from '#kernel/module.ts';
import { originalKey } from '#modules/library/accept-file.ts';
import { makeAddSample, type SampleDocument } from '#modules/library/add-sample.ts';
import { claimBlobs } from '#modules/library/claim-blobs.ts';
import type { DeleteDeps } from '#modules/library/delete-files.ts';
import { makeDownloadSelected } from '#modules/library/download-selected.ts';
import { makeExportLibrary } from '#modules/library/export-library.ts';
import { measureFilesFor } from '#modules/library/file-metrics.ts';
import { makeLibrary } from '#modules/library/library.ts';
import { makeFileRoutes, makeFolderRoutes } from '#modules/library/routes.ts';
import { makeSweepBlobs } from '#modules/library/sweep-blobs.ts';
import { makeUploadFile, type UploadDeps } from '#modules/library/upload-file.ts';
import { EMBEDDED_LIMITS, makeWatchSize } from '#modules/library/watch-size.ts';
import type { Outbox } from '#modules/realtime/index.ts';
import '#modules/library/tables.ts';

export { originalKey } from '#modules/library/accept-file.ts';
export { safeName } from '#modules/library/archive-paths.ts';
export { type FileRow, toFileItem, typeOfPages } from '#modules/library/file-item.ts';
export { processFile, type ProcessRequest } from '#modules/library/jobs.ts';
export { fileNotLocked, filePasswordWrong } from '#modules/library/library.errors.ts';
export type { Library } from '#modules/library/library.ts';
export { PASSWORD_NEEDED } from '#modules/library/record-progress.ts';
export { PLAN_OCR, type WantedReading } from '#modules/library/reset-files.store.ts';
export type { FileProgress } from '#modules/library/store.ts';
export type { FilteredFiles } from '#modules/library/whole-library.store.ts';

interface ModuleDeps extends UploadDeps, Pick<DeleteDeps, 'idempotency' | 'beforeFilesDeleted'> {
  readonly realtime: Outbox;
  readonly downloads: Downloads;
  readonly loadSample: () => Promise<readonly SampleDocument[]>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'read'>;
  /** Whether the database is the embedded one, which should not hold more than it was tried with. */
  readonly isEmbedded: boolean;
}

/** Longer than any upload takes: a blob of that age without a file belongs to nobody. */
const MAX_UPLOAD_MS = 60 * 60_000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;

/** Folders and files: what an account keeps, and where. */
export function makeLibraryModule(deps: ModuleDeps) {
  const { blobs, downloads } = deps;
  const library = makeLibrary(deps);
  measureFilesFor(deps);
  downloads.offer('original', async (accountId, fileId) => {
    const file = await library.getFile(accountId, fileId).catch(() => null);
    if (!file) return null;
    return {
      name: file.name,
      type: FILE_TYPES[file.type].mediaType,
      size: file.size,
      hash: file.hash,
      open: (range) => blobs.stream(originalKey(file.id), range),
    };
  });
  const selection = makeDownloadSelected(deps);
  downloads.offer('selection', selection.find);
  const watch = makeWatchSize({ ...deps, sizeLimits: deps.isEmbedded ? EMBEDDED_LIMITS : null });
  const watchSize = () =>
    watch().catch((err: unknown) => deps.log.error({ err }, 'what is stored could not be measured'));
  const sweep = makeSweepBlobs(deps);
  const sweepBlobs = async (limits: { minAgeMs: number }) => {
    const count = await sweep(limits).catch((err: unknown) => {
      deps.log.error({ err }, 'blobs could not be swept');
      return 0;
    });
    if (count > 0) deps.log.info({ count }, 'blobs without a file were deleted');
  };
  const uploadFile = andThen(makeUploadFile(deps), watchSize);
  const addSample = andThen(makeAddSample(deps), watchSize);
  const routeDeps = { library, uploadFile, addSample, downloads, selection };
  return {
    name: 'library',
    api: library,
    routes: [makeFolderRoutes(routeDeps), makeFileRoutes(routeDeps)],
    periodic: [{ everyMs: SWEEP_EVERY_MS, run: () => sweepBlobs({ minAgeMs: MAX_UPLOAD_MS }) }],
    open: () => claimBlobs(deps),
    listening() {
      deps.virusScanner
        ?.ping()
        .catch((err: unknown) =>
          deps.log.warn({ err }, 'the virus scanner does not answer: uploads are refused until it does'),
        );
    },
    async recover({ isAlone }) {
      await sweepBlobs({ minAgeMs: isAlone ? 0 : MAX_UPLOAD_MS });
      await watchSize();
    },
    exportFor: makeExportLibrary({ library, blobs }),
    eraseAccount: library.eraseFilesOf,
    async erase(gone) {
      if ('fileIds' in gone) for (const fileId of gone.fileIds) await blobs.delete(originalKey(fileId));
    },
  } satisfies Module;
}

/** Does something after each call that succeeds. */
const andThen =
  <A extends unknown[], R>(work: (...given: A) => Promise<R>, after: () => Promise<void>) =>
  async (...given: A): Promise<R> => {
    const result = await work(...given);
    await after();
    return result;
  };
