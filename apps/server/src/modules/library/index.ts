import type { Downloads } from '#kernel/downloads.ts';
import type { Forget } from '#kernel/forget.ts';
import type { Routes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import { originalKey } from '#modules/library/accept-file.ts';
import { makeAddSample, type SampleDocument } from '#modules/library/add-sample.ts';
import { claimBlobs } from '#modules/library/claim-blobs.ts';
import { makeLibrary } from '#modules/library/library.ts';
import { makeFileRoutes, makeFolderRoutes } from '#modules/library/routes.ts';
import { makeSweepBlobs } from '#modules/library/sweep-blobs.ts';
import { makeUploadFile, type UploadDeps } from '#modules/library/upload-file.ts';
import { makeWatchSize, type SizeLimits } from '#modules/library/watch-size.ts';
import type { Realtime } from '#modules/realtime/index.ts';
import '#modules/library/tables.ts';

export { originalKey } from '#modules/library/accept-file.ts';
export { type FileRow, toFileItem, toFolderItem } from '#modules/library/file-item.ts';
export { processFile, type ProcessRequest } from '#modules/library/jobs.ts';
export { fileNotLocked, filePasswordWrong } from '#modules/library/library.errors.ts';
export { type Library, PASSWORD_NEEDED } from '#modules/library/library.ts';
export { EMBEDDED_LIMITS } from '#modules/library/watch-size.ts';

interface ModuleDeps extends UploadDeps {
  readonly realtime: Realtime;
  readonly downloads: Downloads;
  readonly loadSample: () => Promise<readonly SampleDocument[]>;
  readonly log: Log;
  /** How much the installation should hold; null where there is no such limit. */
  readonly sizeLimits: SizeLimits | null;
}

const CONTENT_TYPES = { PDF: 'application/pdf' } as const;

/** Folders and files: what an account keeps, and where. */
export function makeLibraryModule(deps: ModuleDeps) {
  const { blobs, downloads } = deps;
  const library = makeLibrary(deps);
  downloads.offer('original', async (accountId, fileId) => {
    const file = await library.getFile(accountId, fileId).catch(() => null);
    if (!file) return null;
    const type = CONTENT_TYPES[file.type as 'PDF'];
    return {
      name: file.name,
      type,
      size: file.size,
      hash: file.hash,
      open: (range) => blobs.stream(originalKey(file.id), range),
    };
  });
  const watch = makeWatchSize(deps);
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
  const routeDeps = { library, uploadFile, addSample, downloads };
  const routes: Routes[] = [makeFolderRoutes(routeDeps), makeFileRoutes(routeDeps)];
  const forget: Forget = async (gone) => {
    if ('fileIds' in gone) for (const fileId of gone.fileIds) await blobs.delete(originalKey(fileId));
  };
  return {
    routes,
    api: library,
    forget,
    claimBlobs: () => claimBlobs(deps),
    sweepBlobs,
    watchSize,
  };
}

/** Does something after each call that succeeds. */
const andThen =
  <A extends unknown[], R>(work: (...given: A) => Promise<R>, after: () => Promise<void>) =>
  async (...given: A): Promise<R> => {
    const result = await work(...given);
    await after();
    return result;
  };
