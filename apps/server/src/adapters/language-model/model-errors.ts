import { APICallError } from 'ai';
import { LanguageModelError } from '#kernel/language-model.ts';
import { readRetryAfter, RetryableModelError } from '#kernel/retry-model-call.ts';

/**
 * What went wrong, without what was sent and received: the errors of the SDK carry both, and a document has no place in a
 * log.
 */
export function toModelError(
  error: unknown,
  { isStopped, hasBegun }: { readonly isStopped: boolean; readonly hasBegun: boolean },
): LanguageModelError {
  const known = findKnown(error);
  if (known) return known;
  if (isStopped) return new LanguageModelError('stopped', 'called off');
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
    return new LanguageModelError('slow', hasBegun ? 'the reply stood still' : 'no reply in time');
  if (hasBegun) return new LanguageModelError('cut', 'the reply broke off');
  if (!APICallError.isInstance(error))
    return new LanguageModelError('unavailable', `the call failed: ${nameOf(error)}`);
  const { statusCode, responseHeaders } = error;
  const message = statusCode === undefined ? 'not reached' : `answered with status ${statusCode}`;
  // 529 is Anthropic's "overloaded".
  if (statusCode === 429 || statusCode === 503 || statusCode === 529)
    return new RetryableModelError('busy', message, readRetryAfter(responseHeaders));
  if (statusCode === undefined || statusCode >= 500)
    return new RetryableModelError('unavailable', message, readRetryAfter(responseHeaders));
  return new LanguageModelError('unavailable', message);
}

/** What was found out while the reply was read: the SDK wraps it, at times more than once. */
function findKnown(error: unknown): LanguageModelError | undefined {
  if (error instanceof LanguageModelError) return error;
  return error instanceof Error && error.cause !== undefined ? findKnown(error.cause) : undefined;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
