import type { Trx } from '#kernel/database.ts';
import { type GuardedTranslation, EgressRefusedError } from '#kernel/guard-model.ts';
import { READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';
import { makeCutDocument } from '#modules/translations/cut-document.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { makeEndTranslation } from '#modules/translations/end-translation.ts';
import { type TranslateJob, translateDocument } from '#modules/translations/jobs.ts';
import * as segmentStore from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { ProviderAwayError } from '#modules/translations/translate-group.ts';
import { limitsOf, makeTranslateSegments } from '#modules/translations/translate-segments.ts';
import { describeRefusal } from '#modules/translations/translations.errors.ts';

type JobDeps = TranslationsDeps & {
  readonly publish: (trx: Trx, row: TranslationRow) => Promise<void>;
};

/** After so long a job puts itself back, so that no attempt comes near its limit. */
const SLICE_MS = 300_000;
/** How often it looks whether a file has been read again. */
const POSTPONE_SECONDS = 5;
/** Until a provider that is away is asked again; after the last of them the translation has failed. */
const AWAY_SECONDS = [2, 5, 10, 20, 40, 60];

const FILE_FAILED = 'The file could not be read again. See what is wrong with it, then translate it again.';
const FAILED = 'Translating failed on our side. What was translated is kept. Try again.';
const AWAY =
  'The translation provider does not answer. What was translated is kept, and used when you translate this again later.';
const NO_TEXT = 'There is no text to translate.';
const PROVIDER_CHANGED = 'Another translation provider is set up here now. Translate this again.';

/** The work on translations. Run again after a kill it goes on behind the last segment that was kept. */
export function makeTranslateJob(deps: JobDeps) {
  const { database, jobs, library, pages, clock, log, findTranslation, publish } = deps;
  const end = makeEndTranslation(deps);
  const cut = makeCutDocument(deps);
  const running = new Map<string, AbortController>();

  const putBack = (request: TranslateJob, startAfter: number): Promise<void> =>
    database.transaction(async (trx) => {
      await jobs.enqueue(trx, translateDocument, request, { startAfter });
    });

  /** Keeps what is done and says so; false when the translation is not running any more. */
  const keep = (id: string) => (done: readonly segmentStore.DoneSegment[]) =>
    database.transaction(async (trx) => {
      // The row first: whoever deletes the translation locks it first, too.
      if (!(await store.lockRunning(trx, id))) return false;
      const row = await store.addDone(trx, id, await segmentStore.completeSegments(trx, id, done));
      if (row) await publish(trx, row);
      return row !== undefined;
    });

  /** Translates until nothing is left or the attempt has taken its time; true when nothing is left. */
  const work = async (
    row: TranslationRow,
    translation: GuardedTranslation | null,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const segments = makeTranslateSegments({ ...deps, translation });
    const until = clock() + SLICE_MS;
    while (clock() < until) {
      signal.throwIfAborted();
      const pending = await segmentStore.listPending(database.root, row.id, limitsOf(translation));
      if (pending.length === 0) return true;
      const batch = { row, segments: pending, signal, keep: keep(row.id) };
      if (!(await segments.translate(batch))) return false;
    }
    await putBack({ translationId: row.id, accountId: row.account_id }, 0);
    return false;
  };

  /** What stands in the way of a file; null where nothing does. */
  const findObstacle = async (
    row: TranslationRow,
    file: FileRow | null,
    translation: GuardedTranslation | null,
  ): Promise<string | 'later' | null> => {
    if (translation?.name !== row.provider && translation !== null) return PROVIDER_CHANGED;
    if (!file || row.is_cut) return null;
    const readiness = await pages.checkReady(file, row.created_at);
    if (readiness === 'failed') return FILE_FAILED;
    if (readiness === 'newer') return READ_BY_NEWER;
    return readiness === 'later' ? 'later' : null;
  };

  const attempt = async (request: TranslateJob, row: TranslationRow, signal: AbortSignal): Promise<void> => {
    const file = row.file_id === null ? null : await library.findFileForWork(row.file_id);
    if (row.file_id !== null && !file) return;
    const translation = await findTranslation();
    const obstacle = await findObstacle(row, file ?? null, translation);
    if (obstacle === 'later') return putBack(request, POSTPONE_SECONDS);
    if (obstacle !== null) return end.fail(row.id, obstacle);
    if (!row.is_cut && !(await cut(row, file ?? null, signal))) return putBack(request, POSTPONE_SECONDS);
    const current = await store.updateRunning(database.root, row.id, {
      pace_from: new Date(clock()),
      pace_done: row.done,
    });
    if (!current) return;
    if (current.total === 0) return end.fail(row.id, NO_TEXT);
    if (await work(current, translation, signal)) await end.complete(row.id);
  };

  /** The provider is away, or may not be asked any more. */
  const endAttempt = async (request: TranslateJob, error: unknown): Promise<void> => {
    const { translationId: id } = request;
    if (error instanceof EgressRefusedError) return end.fail(id, describeRefusal(error.reason));
    if (!(error instanceof ProviderAwayError)) throw error;
    log.warn({ translationId: id, reason: error.message }, 'no translation');
    const row = await store.addFailure(database.root, id);
    const seconds = AWAY_SECONDS[(row?.failures ?? 0) - 1];
    if (row && seconds === undefined) return end.fail(id, AWAY);
    if (seconds !== undefined) await putBack(request, seconds);
  };

  return {
    async translate(request: TranslateJob, signal: AbortSignal): Promise<void> {
      const { translationId: id } = request;
      const row = await store.findTranslationForWork(database.root, id);
      // Two attempts may overlap where a job was put back while it ran.
      if (row?.status !== 'running' || running.has(id)) return;
      const controller = new AbortController();
      running.set(id, controller);
      try {
        await attempt(request, row, AbortSignal.any([signal, controller.signal]));
      } catch (error) {
        // Cancelled or deleted: whatever failed by that is no failure.
        if (!controller.signal.aborted) await endAttempt(request, error);
      } finally {
        running.delete(id);
      }
    },

    /** Tells the person that no attempt worked. */
    giveUp: ({ translationId }: TranslateJob): Promise<void> => end.fail(translationId, FAILED),

    /** Ends the work of this process on a translation that was cancelled or deleted. */
    abort: (id: string): void => running.get(id)?.abort(),
  };
}
