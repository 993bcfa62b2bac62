import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InputField } from '@recto/contract/caller-fields';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@recto/contract/limits';
import { AppError, invalidRequest } from '#kernel/errors.ts';
import type { IncomingFile } from '#kernel/multipart.ts';

/** An answer as it went over the wire. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** A call that may be repeated. */
export interface KeyedCall {
  readonly accountId: string;
  readonly route: string;
  readonly key: string;
  /** A hash of everything that was sent but the file. */
  readonly fingerprint: string;
}

interface EarlierCall {
  readonly fingerprint: string;
  /** Of the file that was sent, where the call takes one. */
  readonly contentHash: string | null;
  /** Null while the call still runs. */
  readonly answer: KeptAnswer | null;
}

/** The first call with its key: it runs, and ends by one of these. Neither of them rejects. */
export interface Claim {
  keep(answer: KeptAnswer, contentHash: string | null): Promise<void>;
  /** Frees the key: nothing was done. */
  release(): Promise<void>;
}

/** Remembers keys in all processes of an installation. */
export interface IdempotencyStore {
  claim(call: KeyedCall): Promise<{ readonly claim: Claim } | { readonly earlier: EarlierCall }>;
}

const IN_PROGRESS_RETRY_SECONDS = 2;

const keyMismatch = () =>
  new AppError(
    422,
    'idempotency.mismatch',
    'This Idempotency-Key was used for another request. Use a new key for a new request.',
  );
const keyInProgress = () =>
  new AppError(
    409,
    'idempotency.in_progress',
    'The first request with this Idempotency-Key is still running. Try again in a moment.',
    { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS },
  );

/** Printable ASCII without spaces; the standard writes it as a quoted string, most clients without the quotes. */
const KEY = /^(?:"([!#-[\]-~]+)"|([!#-[\]-~]+))$/;

/** The key of a request; null without one. */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted, bare] = KEY.exec(String(header).trim()) ?? [];
  const key = quoted ?? bare ?? '';
  if (key === '' || key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw invalidRequest(
      `An Idempotency-Key has 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} letters, digits and signs, without spaces.`,
    );
  return key;
}

type Input = Readonly<Record<'params' | 'query' | 'body', unknown>>;

/** Equal for requests that ask for the same; the fields that repeat who is calling say nothing, and tokens change. */
export function fingerprintOf(
  input: Input,
  callerFields: readonly InputField[],
  file: IncomingFile | null,
): string {
  const { params, query, body } = input;
  const told = structuredClone({ params, query, body, fileName: file?.name ?? null });
  for (const { part, path } of callerFields) {
    const owner = path.slice(0, -1).reduce<unknown>((value, name) => valueOf(value, name), told[part]);
    if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, path.at(-1) ?? '');
  }
  return createHash('sha256').update(JSON.stringify(told, sortNames)).digest('hex');
}

const valueOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];

const sortNames = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

/**
 * Runs a call, or gives the answer of the first one with its key. Only what succeeded is kept: a refusal has changed
 * nothing, and may be put right and sent again under the same key.
 */
export async function answerOnce(
  store: IdempotencyStore,
  call: KeyedCall,
  file: IncomingFile | null,
  run: (file: IncomingFile | null) => Promise<KeptAnswer>,
): Promise<{ readonly answer: KeptAnswer; readonly isReplayed: boolean }> {
  const found = await store.claim(call);
  if ('earlier' in found) return { answer: await repeatAnswer(found.earlier, call, file), isReplayed: true };
  const hash = createHash('sha256');
  const hashed = file && { ...file, stream: Readable.from(tap(file.stream, hash), { objectMode: false }) };
  const answer = await run(hashed).catch(async (error: unknown) => {
    await found.claim.release();
    throw error;
  });
  await found.claim.keep(answer, file && hash.digest('hex'));
  return { answer, isReplayed: false };
}

async function repeatAnswer(
  { fingerprint, contentHash, answer }: EarlierCall,
  call: KeyedCall,
  file: IncomingFile | null,
): Promise<KeptAnswer> {
  if (fingerprint !== call.fingerprint) throw keyMismatch();
  if (!answer) throw keyInProgress();
  if (file && (await hashFile(file)) !== contentHash) throw keyMismatch();
  return answer;
}

/** Reads a file to its end, without keeping it. */
async function hashFile(file: IncomingFile): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const _chunk of tap(file.stream, hash));
  } catch (cause) {
    throw new AppError(400, 'request.invalid', 'The file was cut off on its way.', { cause });
  }
  await file.finish();
  return hash.digest('hex');
}

/** Hashes what flows through. */
async function* tap(stream: Readable, hash: { update(chunk: Buffer): unknown }): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}
