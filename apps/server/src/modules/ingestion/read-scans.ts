import type { PackedPage } from '@recto/core/document';
import type { FileRun, ProcessDeps, Step } from '#modules/ingestion/pipeline.ts';
import { openReadable } from '#modules/ingestion/open-original.ts';
import { failureCodeOf } from '#modules/ingestion/reading-failures.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import { type ScanProgress, trackScans } from '#modules/ingestion/scan-progress.ts';
import * as store from '#modules/ingestion/store.ts';
import { typeOfPages } from '#modules/library/index.ts';
import { isLimitReached } from '#modules/plans/index.ts';

/** Pages of a file that are recognised at the same time: a thread each, and some 200 MB. */
const PAGE_CONCURRENCY = 2;

/**
 * Reads the pages that show something and hold no text, one by one, and stores each as soon as it is read. A page that
 * cannot be recognised stays as it is, and the file says so.
 */
export const readScans: Step['run'] = async (deps, run) => {
  const { blobs, database } = deps;
  const { total, numbers } = await store.findPagesIn(database.root, run.file.id, ['needs-ocr']);
  if (numbers.length === 0) return undefined;
  if (!(await isCounted(deps, run))) {
    run.unreadReason = 'plan';
    return undefined;
  }
  const progress = trackScans({ total, scans: numbers.length, concurrency: PAGE_CONCURRENCY });
  await save(deps, run, { progress: progress.start });
  const original = await openReadable(blobs, run.file);
  const waiting = [...numbers];
  // One after the other, so that progress never goes back.
  let saving: Promise<void> = Promise.resolve();
  const readNext = async (number: number) => {
    const page = await readOne(deps, run, { number, original });
    saving = saving.then(() => save(deps, run, { page, progress: progress.next() }));
    await saving;
  };
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await readNext(number);
  };
  const detect = async () => {
    while (detectsLanguage(run)) {
      const number = waiting.shift();
      if (number === undefined) return;
      await readNext(number);
    }
  };
  const stopOthers = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const begun = detect();
  // Each page is stored before the original is released, also where another one has failed.
  const ends = await Promise.allSettled(
    Array.from({ length: PAGE_CONCURRENCY }, () => begun.then(work).catch(stopOthers)),
  );
  await original.release();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return undefined;
};

/** Once for a file, however often it is read; false where the plan has none left. */
async function isCounted({ database, meter }: ProcessDeps, { file }: FileRun): Promise<boolean> {
  if (file.is_sample) return true;
  const usage = { key: file.id, accountId: file.account_id, metric: 'ocrFiles' } as const;
  return database
    .transaction((trx) => meter.take(trx, usage))
    .then(() => true)
    .catch((error: unknown) => {
      if (isLimitReached(error)) return false;
      throw error;
    });
}

/** Whether the next page that is read tells the language of the others, too. */
const detectsLanguage = ({ file, scanLang, detectedLang }: FileRun): boolean =>
  file.lang_from === 'text' && scanLang === undefined && detectedLang === undefined;

/** Pages that are tried for their language until one tells it: where none does, each costs about as much again as to read it. */
const MAX_PAGES_DETECTED = 3;

type Original = Awaited<ReturnType<typeof openReadable>>;

/** The page with the text of its picture; undefined where none is found, or none can be. */
async function readOne(
  { reading }: ProcessDeps,
  run: FileRun,
  { number, original }: { readonly number: number; readonly original: Original },
): Promise<PackedPage | undefined> {
  const { file, password, scanLang, signal } = run;
  if (run.leavesScans) return undefined;
  const found = await reading
    .readScan({
      fileId: file.id,
      type: typeOfPages(file),
      account: file.account_id,
      original,
      ...(password === undefined ? {} : { password }),
      number,
      language: scanLang ?? run.detectedLang ?? file.lang,
      detects: detectsLanguage(run),
      signal,
    })
    .catch((error: unknown) => {
      const code = failureCodeOf(error);
      // What is wrong with a page stays wrong: the others are read all the same. A password can be given.
      if (code !== undefined && code !== 'password-needed') return 'no-text' as const;
      throw error;
    });
  if (detectsLanguage(run)) {
    run.pagesDetected = (run.pagesDetected ?? 0) + 1;
    if (found !== 'no-text' && 'page' in found && found.language) run.detectedLang = found.language;
    else if (run.pagesDetected === MAX_PAGES_DETECTED) {
      // In letters that nothing here knows: neither are the others.
      if (typeof found !== 'string') run.leavesScans = true;
      run.detectedLang = file.lang;
    }
  }
  if (found === 'no-text') return undefined;
  if ('page' in found) return found.page;
  run.unreadReason = { missing: found.missing };
  return undefined;
}

/** Stores a page with the progress that it makes. */
async function save(
  { database, library, reading }: ProcessDeps,
  { file, detectedLang }: FileRun,
  { page, progress }: { readonly page?: PackedPage | undefined; readonly progress: ScanProgress },
): Promise<void> {
  await database.transaction(async (trx) => {
    if (page) await store.upsertPages(trx, ofFile(file, reading), [page]);
    await library.recordProgressIn(trx, file.id, {
      ...progress,
      ...(detectedLang && { lang: detectedLang }),
    });
  });
}
