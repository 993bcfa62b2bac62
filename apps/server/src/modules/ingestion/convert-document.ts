import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { BlobTooLargeError } from '#kernel/blobs.ts';
import { ConversionError } from '#kernel/document-converter.ts';
import { ATTEMPTS_IN_PROCESS } from '#modules/ingestion/extract-pages.ts';
import { openOriginal } from '#modules/ingestion/open-original.ts';
import type { FileRun, ProcessDeps, Step } from '#modules/ingestion/pipeline.ts';
import { failureCodeOf } from '#modules/ingestion/reading-failures.ts';
import { renditionKey } from '#modules/ingestion/renditions.ts';
import * as store from '#modules/ingestion/store.ts';

/**
 * Has files of some types converted into one whose pages are those of paper, where a converter is switched on; from then on their
 * pages are read from that. A file that cannot be converted is read as it is, and says so. What was converted once stays so.
 */
export const convertDocument: Step['run'] = async (deps, run) => {
  const { file } = run;
  const layout = deps.reading.layoutOf(file.type);
  // What asks for a password opens for its own reader only.
  if (!layout || run.password !== undefined) return undefined;
  if (file.read_as !== null && (await deps.blobs.stat(renditionKey(file.id)))) return undefined;
  const isMade = await makeRendition(deps, run, layout);
  if (isMade || file.read_as !== null) await setReadAs(deps, run, isMade ? layout.as : null);
  return undefined;
};

type Layout = NonNullable<ReturnType<ProcessDeps['reading']['layoutOf']>>;

async function makeRendition(deps: ProcessDeps, run: FileRun, layout: Layout): Promise<boolean> {
  const { blobs, reading, converter } = deps;
  const { file, signal, attempt = 1 } = run;
  // A process that has died twice may have died of this.
  if (!converter || attempt > ATTEMPTS_IN_PROCESS) return false;
  const original = await openOriginal(blobs, file.id);
  try {
    const { id: fileId, type, account_id: account } = file;
    if (!(await reading.checkConvertible({ fileId, type, account, original }))) return false;
    const { extension } = FILE_TYPES[type];
    const to = FILE_TYPES[layout.as].extension;
    const { importFilter } = layout;
    await converter.convert({ source: original.path, extension, importFilter, to, signal }, async (path) => {
      const { size } = await stat(path);
      const made = { fileId, type: layout.as, account, original: { path, size } };
      // For nothing but whether it opens.
      await reading.checkConvertible(made).catch(toConversionError);
      await blobs.put(renditionKey(fileId), createReadStream(path), { maxBytes: FILE_MAX_BYTES });
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConversionError || error instanceof BlobTooLargeError)) throw error;
    deps.log.warn({ err: error, fileId: file.id }, 'a file was not converted and is read as it is');
    run.conversionFailure = error instanceof ConversionError ? error.reason : 'failed';
    return false;
  } finally {
    await original.release();
  }
}

/** What is wrong with the result is the conversion's fault and not the file's. */
function toConversionError(error: unknown): never {
  throw failureCodeOf(error)
    ? new ConversionError('failed', `the result cannot be opened: ${String(error)}`)
    : error;
}

/** Records what the pages are read from; those that were read from something else go with it. */
async function setReadAs(
  { database, library, blobs }: ProcessDeps,
  { file }: FileRun,
  readAs: FileType | null,
): Promise<void> {
  const page_kind = FILE_TYPES[readAs ?? file.type].pageKind;
  const row = await database.transaction(async (trx) => {
    await store.deletePages(trx, file.id);
    return library.recordProgressIn(trx, file.id, { read_as: readAs, page_kind, pages: null });
  });
  // Deleted meanwhile, when its rendition was not there yet to go with it.
  if (!row) await blobs.delete(renditionKey(file.id));
}
