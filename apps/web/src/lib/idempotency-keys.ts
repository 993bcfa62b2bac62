import { ApiError } from '#lib/api-error.ts';
import { randomName } from '#lib/random-name.ts';

/** Of requests of which nobody knows whether they arrived. */
const keys = new Map<string, string>();

/**
 * Makes a request under an Idempotency-Key: the same one as before when its answer was lost, so that a person who tries
 * again does not start a batch twice.
 */
export async function withIdempotencyKey<T>(request: string, run: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(request) ?? randomName();
  keys.set(request, key);
  try {
    const result = await run(key);
    keys.delete(request);
    return result;
  } catch (error) {
    if (isRefusal(error)) keys.delete(request);
    throw error;
  }
}

/** The server has done nothing; of a fault, or the answer of a proxy, that cannot be told. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'idempotency.in_progress';
