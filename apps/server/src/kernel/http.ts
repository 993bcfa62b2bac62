import type { Readable } from 'node:stream';
import type { Endpoint, TokenScope } from '@recto/contract/endpoint';
import { API_BASE } from '@recto/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerFieldsOf, refuseForeignReferences } from '#kernel/caller-references.ts';
import { describeIssue } from '#kernel/describe-issue.ts';
import { answerOnce, fingerprintOf, type IdempotencyStore, readIdempotencyKey } from '#kernel/idempotency.ts';
import { invalidRequest, notAllowed, notSignedIn } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import { StreamedResult, streamJson, toStream } from '#kernel/streamed-json.ts';
import { type IncomingFile, readForm } from '#kernel/multipart.ts';
import {
  type FindProtected,
  makeProtectionGuard,
  type ProtectionGuard,
  refuseBeyondScopes,
  scopeMissing,
} from '#kernel/token-access.ts';

const USER_AGENT_MAX_LENGTH = 400;

/** Who makes a request, as told by the access token and by nothing else. */
export interface Caller {
  readonly accountId: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
  /** The session, or the personal access token, that it is made by. */
  readonly sessionId: string;
  /** Of a personal access token only: what it may do. */
  readonly scopes?: readonly TokenScope[];
  readonly level: 'full' | 'mfa_pending' | 'password_change';
}

interface PublicContext {
  /** The client's address as far as TRUST_PROXY lets it be known. */
  readonly ip: string;
  /** What the client says it is; a stranger's words. */
  readonly userAgent: string | null;
  /** The Cookie header; no call but the end of single sign-on looks at it. */
  readonly cookies: string;
  readonly log: Log;
  /** Made when it is asked for: few calls take long enough to be ended for a client that has gone. */
  readonly signalOfClient: () => AbortSignal;
}
interface SignedInContext extends PublicContext {
  readonly caller: Caller;
}

interface ApiResponse<R> {
  readonly result: R | StreamedResult<R>;
  readonly message?: string;
  /** One of the endpoint's; the first where left out. */
  readonly status?: number;
  /** Beside the usual ones; a cookie, say. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<E extends Endpoint> = (input: {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Only where the endpoint is multipart; without a name where it takes JSON as well and was given that. */
  file: IncomingFile;
  context: E['access'] extends 'public' ? PublicContext : SignedInContext;
}) => Promise<ApiResponse<z.input<E['result']>>>;

export type Handlers<M extends Record<string, Endpoint>> = { [K in keyof M]: Handler<M[K]> };

/** A capability's calls with their handlers, ready to be mounted. */
export type Routes = (
  app: FastifyInstance,
  authenticate: Authenticate,
  /** Left out only where no call of the capability takes an Idempotency-Key. */
  idempotency?: IdempotencyStore,
  /** Left out only where tokens open no call of the capability. */
  findProtected?: FindProtected,
) => void;
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Binds handlers to the endpoints of a contract. A handler that is missing or of the wrong shape does not compile. */
export function makeRoutes<M extends Record<string, Endpoint>>(endpoints: M, handlers: Handlers<M>): Routes {
  return (app, authenticate, idempotency, findProtected) => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      mountEndpoint(app, endpoint, handlers[key] as unknown as Handler<Endpoint>, {
        authenticate,
        idempotency,
        findProtected,
      });
    }
  };
}

interface MountOptions {
  readonly authenticate: Authenticate;
  readonly idempotency: IdempotencyStore | undefined;
  readonly findProtected: FindProtected | undefined;
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { authenticate, idempotency, findProtected }: MountOptions,
) {
  if (endpoint.takesIdempotencyKey && !idempotency)
    throw new Error(`${endpoint.method} ${endpoint.path} takes idempotency keys, and nothing keeps them`);
  const callerFields = callerFieldsOf(endpoint);
  app.route({
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    config: { storageReserve: endpoint.storageReserve },
    ...(endpoint.bodyMaxBytes !== null && { bodyLimit: endpoint.bodyMaxBytes }),
    // Compressing secrets beside what the caller has sent would let their length tell them (BREACH).
    ...(endpoint.path.startsWith('/auth/') ? { compress: false as const } : {}),
    // Before parameters and body are looked at: a stranger learns nothing of what would be valid.
    onRequest: async (request) => {
      if (endpoint.access !== 'public') request.caller = await admit(request, endpoint, authenticate);
    },
    handler: async (request, reply) => {
      const key = endpoint.takesIdempotencyKey
        ? readIdempotencyKey(request.headers['idempotency-key'])
        : null;
      const input = await readInput(request, endpoint, reply);
      if (request.caller) refuseForeignReferences(request.caller, tokenOf(request), callerFields, input);
      const guard = makeProtectionGuard(request.caller, findProtected);
      const { params, query, body } = input;
      await guard?.checkInput({ params, query, body });
      const run = (given: typeof input) => handler(given as Parameters<typeof handler>[0]);
      if (key === null || !idempotency || !request.caller)
        return send(reply, endpoint, await run(input), guard);
      const file = endpoint.encoding === 'multipart' ? input.file : null;
      const call = {
        accountId: request.caller.accountId,
        route: `${endpoint.method} ${endpoint.path}`,
        key,
        fingerprint: fingerprintOf(input, callerFields, file),
      };
      const { answer, isReplayed } = await answerOnce(idempotency, call, file, async (hashed) => {
        const { status, ...body } = present(endpoint, await run({ ...input, file: hashed ?? input.file }));
        return { status, body: JSON.stringify({ ...body, status }) };
      });
      if (isReplayed) reply.header('idempotency-replayed', 'true');
      return reply
        .code(answer.status)
        .type('application/json; charset=utf-8')
        .send(guard ? await limitBody(answer.body, guard) : answer.body);
    },
  });
}

async function readInput(request: FastifyRequest, endpoint: Endpoint, reply: FastifyReply) {
  const { body, file } = await readBody(request, endpoint);
  return {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, withoutEmpty(request.query)),
    body,
    file,
    context: {
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
      cookies: request.headers.cookie ?? '',
      log: request.log as Log,
      caller: request.caller,
      signalOfClient: () => signalOfClient(reply),
    },
  };
}

/** Clients that send forms, in addresses or bodies, leave fields empty: that says as much as leaving them out. */
const withoutEmpty = (fields: unknown): object =>
  Object.fromEntries(Object.entries(fields as Record<string, unknown>).filter(([, value]) => value !== ''));

/** Aborts when the client goes away before it has its answer. */
function signalOfClient({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();

async function admit(
  request: FastifyRequest,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Caller> {
  const token = tokenOf(request);
  const caller = token ? await authenticate(token) : null;
  if (!caller) throw notSignedIn();
  refuseBeyondScopes(caller, endpoint);
  const { level, role } = caller;
  const { access } = endpoint;
  if (access === 'any-session') return caller;
  if (access === 'pending') {
    if (level === 'mfa_pending') return caller;
    throw notAllowed('auth.not_pending', 'This session needs no second factor.');
  }
  if (level === 'mfa_pending') throw notAllowed('auth.mfa_required', 'Give your MFA code first.');
  if (level === 'password_change' && access !== 'password-change') {
    throw notAllowed('auth.password_change_required', 'Change your temporary password first.');
  }
  if (access === 'admin' && role !== 'admin') throw notAllowed();
  return caller;
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) {
    if (holdsUnfitText(parsed.data))
      throw invalidRequest('The request holds a character that no text has (U+0000, or half of one).');
    return parsed.data;
  }
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const [first] = parsed.error.issues;
  throw invalidRequest(first?.message ?? 'The request is not valid.', fields);
}

/** U+0000, which PostgreSQL takes in no text, and halves of surrogate pairs, of which it would keep something else. */
const holdsUnfitText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnfitText);
};

const noFile: IncomingFile = {
  name: '',
  get stream(): Readable {
    throw new Error('this endpoint takes no file');
  },
  finish: async () => {},
};

async function readBody(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ body: unknown; file: IncomingFile }> {
  const { body: schema } = endpoint;
  if (schema instanceof z.ZodUndefined) return { body: undefined, file: noFile };
  const isForm = endpoint.encoding === 'either' ? request.isMultipart() : endpoint.encoding === 'multipart';
  if (!isForm) return { body: parse(schema, request.body ?? {}), file: noFile };
  const known = new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  const { fields, file } = await readForm(request, known);
  return { body: parse(schema, withoutEmpty(fields)), file };
}

async function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: ApiResponse<unknown>,
  guard: ProtectionGuard | null,
) {
  const status = answer.status ?? endpoint.status[0];
  const { message = '', result } = answer;
  reply.code(status).headers({ ...answer.headers });
  if (result instanceof StreamedResult) {
    if (guard) throw scopeMissing('outside');
    if (!(endpoint.result instanceof z.ZodObject)) throw new Error('only an object can be streamed');
    const head = `{"ok":true,"message":${JSON.stringify(message)},"result":`;
    const written = toStream(head, streamJson(endpoint.result, result.fields), `,"status":${status}}`);
    return reply.type('application/json; charset=utf-8').send(written);
  }
  const presented = present(endpoint, answer);
  return reply.send(guard ? { ...presented, result: await guard.limitResult(presented.result) } : presented);
}

/** The body of an answer that is kept whole for its Idempotency-Key. */
async function limitBody(body: string, guard: ProtectionGuard): Promise<string> {
  const { result, ...rest } = JSON.parse(body) as { result: unknown };
  return JSON.stringify({ ...rest, result: await guard.limitResult(result) });
}

/** What is sent of an answer: parsing the result drops whatever the contract does not name. */
function present(endpoint: Endpoint, { result, message = '', status }: ApiResponse<unknown>) {
  return { ok: true, message, result: endpoint.result.parse(result), status: status ?? endpoint.status[0] };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
