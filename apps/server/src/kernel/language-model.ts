import type { z } from 'zod';

/** What a language model is asked. There are no tools: it can do nothing but reply. */
export interface ModelRequest<T> {
  /** What it is to do; ours alone, never anything that a document or a person wrote. */
  readonly instructions: string;
  readonly input: string;
  /** The form of the reply: told to the provider as a JSON schema, and checked here whatever that makes of it. */
  readonly reply: z.ZodType<T>;
  /** Milliseconds for everything, waiting for a busy provider included. */
  readonly timeoutMs: number;
  readonly maxTokens: number;
  readonly signal?: AbortSignal | undefined;
  /** What has come so far, unchecked: any part of it may be missing or cut. */
  onPartial?(partial: unknown): void;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelReply<T> {
  readonly value: T;
  /** Zero where the provider does not say. */
  readonly usage: ModelUsage;
}

/** A language model somewhere: modules are given it behind `guardModel` only. */
export interface LanguageModel {
  /** `<provider>/<model>`. */
  readonly name: string;
  /** Rejects with `LanguageModelError`. */
  generate<T>(request: ModelRequest<T>): Promise<ModelReply<T>>;
}

/**
 * - `busy`: it takes no more questions at present
 * - `unavailable`: it cannot be reached, or refuses or fails before its first word
 * - `slow`: it has taken too long, or has stopped in the middle
 * - `cut`: its reply broke off
 * - `too-long`: its reply reached the limit of tokens
 * - `invalid`: its reply has not the form that was asked for
 * - `declined`: its provider would not let it reply
 * - `stopped`: called off by `signal`
 */
export type ModelFailure =
  | 'busy'
  | 'unavailable'
  | 'slow'
  | 'cut'
  | 'too-long'
  | 'invalid'
  | 'declined'
  | 'stopped';

/** Why there is no reply. The message can be logged: nothing that was sent or received is in it. */
export class LanguageModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, message: string) {
    super(message);
    this.name = 'LanguageModelError';
    this.reason = reason;
  }
}
