import type { Database } from '#kernel/database.ts';
import { type FindCurrent, type GuardedEmbeddings, EgressRefusedError } from '#kernel/guard-model.ts';
import { LanguageModelError } from '#kernel/language-model.ts';
import * as store from '#modules/questions/embeddings/vectors-store.ts';
import type { EmbedRequest } from '#modules/questions/jobs.ts';
import type { AskedFile } from '#modules/questions/ports.ts';
import type { Meaning } from '#modules/questions/tasks/rank-file.ts';

interface FindMeaningDeps {
  readonly database: Database;
  readonly findEmbeddings: FindCurrent<GuardedEmbeddings>;
}

interface Embedder {
  /** Has a file embedded that is not yet, or by another model. */
  readonly embedSoon: (request: EmbedRequest) => Promise<void>;
}

/** Gives what a question on a file may be ranked by beside its words; rejects where that file is gone. */
export type FindMeaning = (file: AskedFile, question: string, signal: AbortSignal) => Promise<FoundMeaning>;

interface FoundMeaning {
  /** Null where words alone have to do. */
  readonly meaning: Meaning | null;
  readonly inputTokens: number;
}

/** What a question may wait for its vector; after that it is searched for by its words alone. */
const QUESTION_TIMEOUT_MS = 1_000;
const NONE: FoundMeaning = { meaning: null, inputTokens: 0 };

/**
 * Vectors of a question and of the passages of the file that it asks. The question is sent only where those of the passages
 * are all there, and where the file's own text might be sent. Without an embedding model words alone have to do.
 */
export function makeFindMeaning(
  { database, findEmbeddings }: FindMeaningDeps,
  { embedSoon }: Embedder,
): FindMeaning {
  return async ({ id, accountId, index }, question, signal) => {
    const embeddings = await findEmbeddings();
    if (!embeddings) return NONE;
    const wanted = { fileId: id, model: embeddings.name, textVersion: index.sha256 };
    const embedded = await store.findEmbedded(database.root, wanted);
    if (!embedded || embedded.next !== null) {
      await embedSoon({ fileId: id, accountId });
      return NONE;
    }
    if (embedded.dimensions === 0) return NONE;
    const asked = await embeddings
      .embed(
        { userId: accountId, fileIds: [id] },
        { texts: [question], timeoutMs: QUESTION_TIMEOUT_MS, signal },
      )
      .catch((error: unknown) => {
        if (error instanceof LanguageModelError || error instanceof EgressRefusedError) return null;
        throw error;
      });
    const [vector] = asked?.vectors ?? [];
    if (!asked || !vector) return NONE;
    const { inputTokens } = asked;
    if (vector.length !== embedded.dimensions) {
      // Another model has taken the name of the one before.
      await store.deleteVectors(database.root, id);
      await embedSoon({ fileId: id, accountId });
      return { meaning: null, inputTokens };
    }
    const passages = await store.listVectors(database.root, wanted);
    return { meaning: { question: vector, passages }, inputTokens };
  };
}
