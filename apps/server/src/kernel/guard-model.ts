import type { LanguageModel, ModelReply, ModelRequest } from '#kernel/language-model.ts';

/** Who said that text of a file stays in the house. */
export type OutsideRefusal = 'operator' | 'account' | 'folder';

/** Text of these files, or about them, is to leave the house for this account. */
export interface Leaving {
  readonly userId: string;
  readonly fileIds: readonly string[];
}

/** Whether text of a file may leave the house. */
export type MayLeave = (about: {
  readonly userId: string;
  readonly fileId: string;
}) => Promise<{ readonly allowed: true } | { readonly allowed: false; readonly reason: OutsideRefusal }>;

/** Nothing was sent: the owner of a file does not want it. */
export class StaysInsideError extends Error {
  readonly reason: OutsideRefusal;

  constructor(reason: OutsideRefusal) {
    super(`Text may not leave the house: ${reason}.`);
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

/** The one way to a language model: it asks of every file, at every call, whether text of it may leave the house. */
export function guardModel(model: LanguageModel, mayLeave: MayLeave): GuardedModel {
  const findRefusal = async ({ userId, fileIds }: Leaving): Promise<OutsideRefusal | null> => {
    for (const fileId of fileIds) {
      const verdict = await mayLeave({ userId, fileId });
      if (!verdict.allowed) return verdict.reason;
    }
    return null;
  };
  return {
    name: model.name,
    findRefusal,
    async generate(leaving, request) {
      const refusal = await findRefusal(leaving);
      if (refusal !== null) throw new StaysInsideError(refusal);
      return model.generate(request);
    },
  };
}
