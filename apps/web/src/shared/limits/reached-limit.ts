import type { ReachedLimit } from '@recto/contract/endpoint';
import { create } from 'zustand';
import { ApiError } from '#lib/api-error.ts';
import { report } from '#lib/report-failure.ts';

interface Refusal {
  readonly limit: ReachedLimit;
  /** The sentence of the server. */
  readonly message: string;
}

/** The limit of the plan that a call has just run into, until its dialog is closed. */
export const useReachedLimit = create<{ refusal: Refusal | null }>(() => ({ refusal: null }));

export const closeReachedLimit = (): void => useReachedLimit.setState({ refusal: null });

/** Asks for the dialog of a call that was refused by a limit of the plan; no other failure. */
export function reportReachedLimit(error: unknown): void {
  if (!(error instanceof ApiError) || error.limit === null) return;
  const { limit, message } = error;
  report(error, () => useReachedLimit.setState({ refusal: { limit, message } }));
}
