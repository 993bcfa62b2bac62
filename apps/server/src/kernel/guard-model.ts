import type { EmbeddingModel, EmbeddingRequest, Embeddings } from '#kernel/embedding-model.ts';
import type { LanguageModel, ModelReply, ModelRequest } from '#kernel/language-model.ts';
import type { TranslateReply, TranslateRequest, TranslationProvider } from '#kernel/translation-provider.ts';

/** Whose switch keeps the text of a file from outside services. */
export type OutsideRefusal = 'operator' | 'account' | 'folder';

/** Text of these files, or about them, is to be sent out for this account; no files: what its owner has typed. */
export interface Leaving {
  readonly userId: string;
  readonly fileIds: readonly string[];
}

export type LeaveVerdict =
  | { readonly allowed: true }
  /** `folder`: the name of the folder that keeps a file inside, where it is one. */
  | { readonly allowed: false; readonly reason: OutsideRefusal; readonly folder?: string };

/** Whether text of these files may be sent out, as all switches stand now. Rejects where a file is gone. */
export type MayLeave = (leaving: Leaving) => Promise<LeaveVerdict>;

/** Nothing was sent: the owner of a file does not want it. */
export class StaysInsideError extends Error {
  readonly reason: OutsideRefusal;

  constructor(reason: OutsideRefusal) {
    super(`Text may not be sent to outside services: ${reason}.`);
    this.name = 'StaysInsideError';
    this.reason = reason;
  }
}

/** A language model as modules have it: whoever asks says which files are concerned. */
export interface GuardedModel {
  readonly name: string;
  /** Who forbids that text of the files leaves; null where nobody does. */
  findRefusal(leaving: Leaving): Promise<OutsideRefusal | null>;
  /** Rejects with `StaysInsideError` before anything is sent, else as the model does. */
  generate<T>(leaving: Leaving, request: ModelRequest<T>): Promise<ModelReply<T>>;
}

/** Finds what is in force at this moment; null where nothing is. Operators change it while servers run. */
export type FindCurrent<T> = () => Promise<T | null>;

/**
 * The one way to a language model: at every call it asks whether text of the files may be sent out, as the last thing
 * before anything is sent.
 */
export function guardModel(model: LanguageModel, mayLeave: MayLeave): GuardedModel {
  return {
    name: model.name,
    findRefusal: (leaving) => findRefusal(mayLeave, leaving),
    async generate(leaving, request) {
      await requireLeave(mayLeave, leaving);
      return model.generate(request);
    },
  };
}

/** An embedding model as modules have it. */
export interface GuardedEmbeddings {
  readonly name: string;
  /** Rejects with `StaysInsideError` before anything is sent, else as the model does. */
  embed(leaving: Leaving, request: EmbeddingRequest): Promise<Embeddings>;
}

/** The one way to an embedding model, guarded as `guardModel` does it: for texts of files, and for questions on them. */
export function guardEmbeddings(model: EmbeddingModel, mayLeave: MayLeave): GuardedEmbeddings {
  return {
    name: model.name,
    async embed(leaving, request) {
      await requireLeave(mayLeave, leaving);
      return model.embed(request);
    },
  };
}

/** A translation provider as modules have it. */
export interface GuardedTranslation extends Omit<TranslationProvider, 'translate'> {
  /** Who forbids that text of the files leaves; null where nobody does. */
  findRefusal(leaving: Leaving): Promise<OutsideRefusal | null>;
  /** Rejects with `StaysInsideError` before anything is sent, else as the provider does. */
  translate(leaving: Leaving, request: TranslateRequest): Promise<TranslateReply>;
}

/** The one way to a translation provider, guarded as `guardModel` does it. */
export function guardTranslation(provider: TranslationProvider, mayLeave: MayLeave): GuardedTranslation {
  return {
    ...provider,
    findRefusal: (leaving) => findRefusal(mayLeave, leaving),
    async translate(leaving, request) {
      await requireLeave(mayLeave, leaving);
      return provider.translate(request);
    },
  };
}

async function findRefusal(mayLeave: MayLeave, leaving: Leaving): Promise<OutsideRefusal | null> {
  const verdict = await mayLeave(leaving);
  return verdict.allowed ? null : verdict.reason;
}

async function requireLeave(mayLeave: MayLeave, leaving: Leaving): Promise<void> {
  const refusal = await findRefusal(mayLeave, leaving);
  if (refusal !== null) throw new StaysInsideError(refusal);
}
