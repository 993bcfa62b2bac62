import { setTimeout as wait } from 'node:timers/promises';
import { LanguageModelError } from '#kernel/language-model.ts';

const MAX_TRIES = 4;
/** Where the provider does not say how long; doubled with each try. */
const FIRST_WAIT_MS = 500;

/** A failure of the provider before its first word that another try may mend. */
export class RetryableModelError extends LanguageModelError {
  /** What the provider asks for; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(reason: 'busy' | 'unavailable', message: string, retryAfterMs: number | null) {
    super(reason, message);
    this.retryAfterMs = retryAfterMs;
  }
}

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

/** Seconds or a date, or milliseconds in a header of OpenAI's. */
export function readRetryAfter(headers: Record<string, string> = {}): number | null {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const written = headers['retry-after'];
  if (written === undefined) return null;
  const seconds = Number(written);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(written) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
