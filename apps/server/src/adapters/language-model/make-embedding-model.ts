import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, embedMany, InvalidResponseDataError } from 'ai';
import { boundResponse } from '#adapters/language-model/bound-response.ts';
import { fetchInPlace } from '#adapters/language-model/fetch-in-place.ts';
import { toModelError } from '#adapters/language-model/model-errors.ts';
import { retryBeforeFirstWord } from '#kernel/retry-model-call.ts';
import type { EmbeddingModel, EmbeddingRequest, Embeddings } from '#kernel/embedding-model.ts';
import { LanguageModelError } from '#kernel/language-model.ts';

export interface EmbeddingSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** What it is asked by, where it is not the usual one. */
  readonly fetcher?: typeof fetch;
}

// It would print them to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const PROVIDER = 'openai-compatible';
/** Twice as many as the largest models in use give. */
const MAX_DIMENSIONS = 8_192;
/** A number as most servers write it, with what stands between two. */
const MAX_BYTES_PER_NUMBER = 32;
/** What stands around the vectors. */
const BASE_BYTES = 256 * 1_024;

/** An embedding model by OpenAI's protocol, which Ollama, vLLM, llama.cpp and LM Studio speak too. */
export function makeEmbeddingModel({
  baseUrl,
  apiKey,
  model: modelId,
  fetcher = fetchInPlace,
}: EmbeddingSettings): EmbeddingModel {
  const embed = async ({ texts, signal }: EmbeddingRequest, timeoutMs: number): Promise<Embeddings> => {
    const maxBytes = BASE_BYTES + texts.length * MAX_DIMENSIONS * MAX_BYTES_PER_NUMBER;
    const model = createOpenAICompatible({
      name: PROVIDER,
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      // It is no stream of events: a number may have a line of its own.
      fetch: boundResponse(fetcher, { maxBytes, maxLines: maxBytes }),
    }).embeddingModel(modelId);
    try {
      const timeout = AbortSignal.timeout(timeoutMs);
      const { embeddings, usage } = await embedMany({
        model,
        values: [...texts],
        // Retried by us, as replies are.
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      requireVectors(embeddings);
      return { vectors: embeddings, inputTokens: usage.tokens || 0 };
    } catch (error) {
      // Not the form of the protocol, other vectors than were asked for, or an end in the middle of them.
      const isRead = APICallError.isInstance(error) && error.statusCode === 200;
      if (isRead || InvalidResponseDataError.isInstance(error)) throw invalid();
      throw toModelError(error, { isStopped: signal?.aborted === true, hasBegun: false });
    }
  };
  return {
    name: `${PROVIDER}/${modelId}`,
    embed: (request) => retryBeforeFirstWord(request, (timeoutMs) => embed(request, timeoutMs)),
  };
}

const invalid = () => new LanguageModelError('invalid', 'no usable vectors');

/** Refuses vectors that cannot be compared with each other. */
function requireVectors(vectors: readonly (readonly number[])[]): void {
  const dimensions = vectors[0]?.length ?? 0;
  const isUsable = (vector: readonly number[]) =>
    vector.length === dimensions && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
  if (dimensions === 0 || dimensions > MAX_DIMENSIONS || !vectors.every(isUsable)) throw invalid();
}
