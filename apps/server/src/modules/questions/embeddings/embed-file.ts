import { packVectors } from '@recto/core/answers';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobContext, JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { type FindCurrent, type GuardedEmbeddings, EgressRefusedError } from '#kernel/guard-model.ts';
import { LanguageModelError } from '#kernel/language-model.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import * as store from '#modules/questions/embeddings/vectors-store.ts';
import { embedFile, type EmbedRequest } from '#modules/questions/jobs.ts';
import { cutFile } from '#modules/questions/tasks/cut-file.ts';

export interface EmbedFileDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly library: Pick<Library, 'findFileForWork'>;
  readonly pages: Pick<Pages, 'withIndex'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly clock: Clock;
  readonly findEmbeddings: FindCurrent<GuardedEmbeddings>;
}

type Attempt = Pick<JobContext, 'signal' | 'log'>;

/** Passages of one call: what is lost when the process is killed, and what a switch comes too late for. */
const PASSAGES_PER_CALL = 32;
const CALL_TIMEOUT_MS = 60_000;
/** What is not done by then is left to a job of its own, so that long files take turns. */
const ATTEMPT_MS = 240_000;

/**
 * Embeds the passages of files in the background, some at a time in their order. Each call is guarded by itself and its
 * vectors are kept at once, so what runs again goes on behind the last ones.
 */
export function makeEmbedFile(deps: EmbedFileDeps) {
  const { database, jobs, library, pages, tasks, clock, findEmbeddings } = deps;

  /** Files under way in this process: a job may be handed out again while it still runs. */
  const running = new Map<string, AbortController>();

  /** One call; false when nothing is left to embed. */
  const embedNext = (model: GuardedEmbeddings, file: FileRow, { signal, log }: Attempt): Promise<boolean> =>
    pages.withIndex(file, async ({ key, sha256, load }) => {
      const wanted = { fileId: file.id, model: model.name, textVersion: sha256 };
      const embedded = await store.findEmbedded(database.root, wanted);
      if (!embedded) await store.deleteVectors(database.root, file.id, wanted);
      if (embedded?.next === null) return false;
      const from = embedded?.next ?? null;
      const { passages, next } = await tasks.run(
        cutFile,
        { fileId: file.id, indexKey: key, sha256, from, limit: PASSAGES_PER_CALL },
        { account: file.account_id, loadBytes: load, signal },
      );
      const texts = passages.map(({ text }) => text);
      const egress = { userId: file.account_id, fileIds: [file.id] };
      const { vectors, inputTokens } =
        texts.length === 0
          ? { vectors: [], inputTokens: 0 }
          : await model.embed(egress, { texts, timeoutMs: CALL_TIMEOUT_MS, signal });
      const dimensions = vectors[0]?.length ?? embedded?.dimensions ?? 0;
      if (embedded && embedded.dimensions !== dimensions) {
        // Another model has taken the name of the one before.
        await store.deleteVectors(database.root, file.id);
        throw new LanguageModelError('invalid', 'vectors of another length than those before');
      }
      await store.insertVectors(database.root, wanted, {
        ids: passages.map(({ id }) => id),
        bytes: packVectors(vectors),
        dimensions,
        from,
        next,
        inputTokens,
        at: new Date(clock()),
      });
      if (next !== null) return true;
      log.info({ fileId: file.id, ...(await store.sumEmbedded(database.root, wanted)) }, 'passages embedded');
      return false;
    });

  /** False when it has ended before the file has. The file is looked up before each call: it may be gone, or read again. */
  const embedAll = async (model: GuardedEmbeddings, fileId: string, attempt: Attempt): Promise<boolean> => {
    const endsAt = clock() + ATTEMPT_MS;
    for (;;) {
      attempt.signal.throwIfAborted();
      const file = await library.findFileForWork(fileId);
      if (file?.status !== 'complete' || !(await embedNext(model, file, attempt))) return true;
      if (clock() >= endsAt) return false;
    }
  };

  const embedSoon = async (request: EmbedRequest): Promise<void> => {
    if (await findEmbeddings()) await database.transaction((trx) => jobs.enqueue(trx, embedFile, request));
  };

  return {
    /** Has a file that has been read embedded in the background; does nothing without an embedding model. */
    embedSoon,

    /** Embeds what is left of a file. Run again after a kill it goes on where that has stopped. */
    async embed(request: EmbedRequest, { signal: ended, log }: Attempt): Promise<void> {
      const { fileId } = request;
      const embeddings = await findEmbeddings();
      if (!embeddings || running.has(fileId)) return;
      const stopping = new AbortController();
      running.set(fileId, stopping);
      const signal = AbortSignal.any([ended, stopping.signal]);
      const isOver = await embedAll(embeddings, fileId, { signal, log })
        .catch(async (error: unknown) => {
          // Its owner keeps it inside: the next question on it looks whether that still holds.
          if (error instanceof EgressRefusedError) return true;
          const file = await library.findFileForWork(fileId);
          if (file?.status === 'complete') throw error;
          return true;
        })
        .finally(() => running.delete(fileId));
      if (!isOver) await embedSoon(request);
    },

    /** Ends the call that is under way for a file that is deleted. */
    stopEmbedding: (fileId: string): void => running.get(fileId)?.abort(),
  };
}
