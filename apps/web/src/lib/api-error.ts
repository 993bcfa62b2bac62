import type { ErrorResult, ReachedLimit } from '@recto/contract/endpoint';

/** Said wherever the server cannot be reached (specification, section 8). */
export const UNREACHABLE = 'Something went wrong, we get back to you soon!';

/** An answer of the server that is not a success. `message` is a sentence for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The limit of the plan that refused the call; null where it was something else. */
  readonly limit: ReachedLimit | null;
  constructor(status: number, message: string, result?: ErrorResult) {
    super(message);
    this.status = status;
    this.code = result?.code ?? `http.${status}`;
    this.fields = result?.fields ?? {};
    this.limit = result?.limit ?? null;
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';
}

/** A part of this page did not arrive: the server cannot be reached, or has a newer version of it. */
export class CodeError extends NetworkError {
  override readonly name = 'CodeError';
}

/** The server answered in a form that the contract does not know. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** What to tell the person about a failed call. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError) return UNREACHABLE;
  return 'Something went wrong. Please try again.';
}
