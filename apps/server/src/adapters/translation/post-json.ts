import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { LanguageModelError } from '#kernel/language-model.ts';
import { readRetryAfter, retryBeforeFirstWord, RetryableModelError } from '#kernel/retry-model-call.ts';

export interface CallBudget {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface JsonCall<T> extends CallBudget {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The form of the reply. */
  readonly reply: z.ZodType<T>;
}

/** No reply to a group of segments is larger. */
const MAX_BYTES = 8_000_000;
const NO_CONTENT = 204;

/**
 * One call of a provider that speaks JSON, tried again while it is busy or away. Rejects with `LanguageModelError`, whose
 * message holds nothing of what was sent or received.
 */
export const callJson = <T>(call: JsonCall<T>): Promise<T> =>
  retryBeforeFirstWord(call, (timeoutMs) => callOnce({ ...call, timeoutMs }));

async function callOnce<T>({ url, reply, timeoutMs, signal, ...request }: JsonCall<T>): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let hasBegun = false;
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { ...request.headers, ...(request.body && { 'content-type': 'application/json' }) },
      ...(request.body && { body: JSON.stringify(request.body) }),
      // A redirect would send the text of documents to where nobody has configured it to go.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw await toRefusal(response);
    hasBegun = true;
    const text = response.status === NO_CONTENT ? 'null' : await readText(response);
    return readReply(text, reply);
  } catch (error) {
    throw toCallError(error, { isStopped: signal?.aborted === true, isLate: timeout.aborted, hasBegun });
  }
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_BYTES)
      throw new LanguageModelError('too-long', 'the provider sent more than a reply can take');
    pieces.push(piece);
    // Others have their turn between the pieces of a long reply.
    await wait(0);
  }
  return Buffer.concat(pieces).toString();
}

function readReply<T>(text: string, reply: z.ZodType<T>): T {
  try {
    const parsed = reply.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // No JSON at all: the same as JSON of another form.
  }
  throw new LanguageModelError('invalid', 'the reply has not the form that was asked for');
}

/** 456 is DeepL's "quota exceeded": waiting a little does not mend it. */
async function toRefusal(response: Response): Promise<LanguageModelError> {
  const { status } = response;
  const after = readRetryAfter(Object.fromEntries(response.headers));
  await response.body?.cancel();
  const message = `answered with status ${status}`;
  if (status === 429 || status === 503) return new RetryableModelError('busy', message, after);
  if (status >= 500) return new RetryableModelError('unavailable', message, after);
  return new LanguageModelError(status === 400 || status === 413 ? 'declined' : 'unavailable', message);
}

function toCallError(
  error: unknown,
  { isStopped, isLate, hasBegun }: { isStopped: boolean; isLate: boolean; hasBegun: boolean },
): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (isStopped) return new LanguageModelError('stopped', 'called off');
  if (isLate) return new LanguageModelError('slow', 'no reply in time');
  if (hasBegun) return new LanguageModelError('cut', 'the reply broke off');
  return new RetryableModelError('unavailable', 'not reached', null);
}
