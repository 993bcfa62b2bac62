/** Texts to be embedded, in one call. */
export interface EmbeddingRequest {
  readonly texts: readonly string[];
  /** Milliseconds for everything, waiting for a busy provider included. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Embeddings {
  /** One for each text, in their order; all of the same length, every component finite. */
  readonly vectors: readonly (readonly number[])[];
  /** Zero where the provider does not say. */
  readonly inputTokens: number;
}

/** An embedding model somewhere: modules are given it behind `guardEmbeddings` only. */
export interface EmbeddingModel {
  /** `<provider>/<model>`. */
  readonly name: string;
  /** Rejects with `LanguageModelError`. */
  embed(request: EmbeddingRequest): Promise<Embeddings>;
}
