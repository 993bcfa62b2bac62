import { setTimeout as wait } from 'node:timers/promises';
import { RetryableModelError } from '#adapters/language-model/model-errors.ts';
import { LanguageModelError } from '#kernel/language-model.ts';

const MAX_TRIES = 4;
/** Where the provider does not say how long; doubled with each try. */
const FIRST_WAIT_MS = 500;

interface Budget {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries again where a provider was busy or failed before its first word, after as long as it asks for, as long as that is
 * within the time there is. What failed later is never tried again: words of it were shown.
 */
export async function retryBeforeFirstWord<T>(
  { timeoutMs, signal }: Budget,
  run: (timeoutMs: number) => Promise<T>,
): Promise<T> {
  const endsAt = Date.now() + timeoutMs;
  for (let tried = 1; ; tried++) {
    try {
      return await run(Math.max(1, endsAt - Date.now()));
    } catch (error) {
      if (!(error instanceof RetryableModelError) || tried === MAX_TRIES) throw error;
      const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tried - 1);
      if (Date.now() + waitMs >= endsAt) throw error;
      await wait(waitMs, undefined, { ...(signal && { signal }) }).catch(() => {
        throw new LanguageModelError('stopped', 'called off');
      });
    }
  }
}
