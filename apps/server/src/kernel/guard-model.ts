import type { EmbeddingModel, EmbeddingRequest, Embeddings } from '#kernel/embedding-model.ts';
import type { LanguageModel, ModelReply, ModelRequest } from '#kernel/language-model.ts';
import type { TranslateReply, TranslateRequest, TranslationProvider } from '#kernel/translation-provider.ts';

/** Whose switch keeps the text of a file from outside services. */
export type OutsideRefusal = 'operator' | 'account' | 'folder';

/** Text of these files, or about them, is to be sent out for this account; no files: what its owner has typed. */
export interface EgressRequest {
  readonly userId: string;
  readonly fileIds: readonly string[];
}

export type EgressVerdict =
  | { readonly allowed: true }
  /** `folder`: the name of the folder that keeps a file inside, where it is one. */
  | { readonly allowed: false; readonly reason: OutsideRefusal; readonly folder?: string };

/** Whether text of these files may be sent out, as all switches stand now. Rejects where a file is gone. */
export type EgressPolicy = (egress: EgressRequest) => Promise<EgressVerdict>;

/** Nothing was sent: the owner of a file does not want it. */
export class EgressRefusedError extends Error {
  readonly reason: OutsideRefusal;

  constructor(reason: OutsideRefusal) {
    super(`Text may not be sent to outside services: ${reason}.`);
    this.name = 'EgressRefusedError';
    this.reason = reason;
  }
}

/** A language model as modules have it: whoever asks says which files are concerned. */
export interface GuardedModel {
  readonly name: string;
  /** Who forbids that text of the files leaves; null where nobody does. */
  findRefusal(egress: EgressRequest): Promise<OutsideRefusal | null>;
  /** Rejects with `EgressRefusedError` before anything is sent, else as the model does. */
  generate<T>(egress: EgressRequest, request: ModelRequest<T>): Promise<ModelReply<T>>;
}

/** Finds what is in force at this moment; null where nothing is. Operators change it while servers run. */
export type FindCurrent<T> = () => Promise<T | null>;

/**
 * The one way to a language model: at every call it asks whether text of the files may be sent out, as the last thing
 * before anything is sent.
 */
export function guardModel(model: LanguageModel, egressPolicy: EgressPolicy): GuardedModel {
  return {
    name: model.name,
    findRefusal: (egress) => findRefusal(egressPolicy, egress),
    async generate(egress, request) {
      await requireEgress(egressPolicy, egress);
      return model.generate(request);
    },
  };
}

/** An embedding model as modules have it. */
export interface GuardedEmbeddings {
  readonly name: string;
  /** Rejects with `EgressRefusedError` before anything is sent, else as the model does. */
  embed(egress: EgressRequest, request: EmbeddingRequest): Promise<Embeddings>;
}

/** The one way to an embedding model, guarded as `guardModel` does it: for texts of files, and for questions on them. */
export function guardEmbeddings(model: EmbeddingModel, egressPolicy: EgressPolicy): GuardedEmbeddings {
  return {
    name: model.name,
    async embed(egress, request) {
      await requireEgress(egressPolicy, egress);
      return model.embed(request);
    },
  };
}

/** A translation provider as modules have it. */
export interface GuardedTranslation extends Omit<TranslationProvider, 'translate'> {
  /** Who forbids that text of the files leaves; null where nobody does. */
  findRefusal(egress: EgressRequest): Promise<OutsideRefusal | null>;
  /** Rejects with `EgressRefusedError` before anything is sent, else as the provider does. */
  translate(egress: EgressRequest, request: TranslateRequest): Promise<TranslateReply>;
}

/** The one way to a translation provider, guarded as `guardModel` does it. */
export function guardTranslation(
  provider: TranslationProvider,
  egressPolicy: EgressPolicy,
): GuardedTranslation {
  return {
    ...provider,
    findRefusal: (egress) => findRefusal(egressPolicy, egress),
    async translate(egress, request) {
      await requireEgress(egressPolicy, egress);
      return provider.translate(request);
    },
  };
}

async function findRefusal(
  egressPolicy: EgressPolicy,
  egress: EgressRequest,
): Promise<OutsideRefusal | null> {
  const verdict = await egressPolicy(egress);
  return verdict.allowed ? null : verdict.reason;
}

async function requireEgress(egressPolicy: EgressPolicy, egress: EgressRequest): Promise<void> {
  const refusal = await findRefusal(egressPolicy, egress);
  if (refusal !== null) throw new EgressRefusedError(refusal);
}
