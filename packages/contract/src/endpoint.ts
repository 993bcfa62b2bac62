import { z } from 'zod';
import { PLAN_IDS } from '#plan-ids.ts';
import { callerFields } from '#caller-fields.ts';
import { SessionEndReason } from '#session-end.ts';

/**
 * Who may call an endpoint. A session has one level, decided at login:
 * `full` after every step, `mfa_pending` before the second factor, `password_change` with a temporary password.
 *
 * - `public`: nobody needs to be signed in
 * - `pending`: sessions waiting for their second factor, and no others
 * - `password-change`: full sessions and sessions with a temporary password
 * - `any-session`: every live session, whatever its level
 * - `signed-in`: full sessions only
 * - `admin`: full sessions of an administrator
 */
export type Access = 'public' | 'pending' | 'password-change' | 'any-session' | 'signed-in' | 'admin';

type ObjectSchema = z.ZodObject;

/** What a personal access token may be allowed: see docs/api.md. `outside`: also what lies in folders marked "never send outside". */
export const TOKEN_SCOPES = ['read', 'ask', 'write', 'outside'] as const;
export const TokenScope = z.enum(TOKEN_SCOPES).meta({ id: 'TokenScope' });
export type TokenScope = z.infer<typeof TokenScope>;

/**
 * What a call needs of a storage that is almost full.
 *
 * - `usual`: it adds something, and is refused first
 * - `reserve`: what people need to get in and to make room: sessions and deletions. Refused only when almost nothing is left
 * - `none`: never refused: reading, and logging out
 */
export type StorageReserve = 'usual' | 'reserve' | 'none';

export type EndpointScope = Exclude<TokenScope, 'outside'>;

export interface Endpoint<
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v2`; parameters are written `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  /** The scope by which a personal access token may call it; null for calls that no token opens. */
  readonly tokenScope: EndpointScope | null;
  readonly storageReserve: StorageReserve;
  /**
   * `multipart` bodies are streamed: `body` then describes the text fields and the file part is called `file`. `either`
   * takes such a form or JSON.
   */
  readonly encoding: 'json' | 'multipart' | 'either';
  /** Whether the header Idempotency-Key makes it safe to repeat: the first answer is given again for a day. */
  readonly takesIdempotencyKey: boolean;
  /** Where it takes more of JSON than calls usually do. */
  readonly bodyMaxBytes: number | null;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly result: R;
  /** The HTTP status of success, and those it may have beside it. */
  readonly status: readonly [number, ...number[]];
}

const nothing = z.object({});
const noBody = z.undefined();
const noResult = z.null();

const RESERVE_OF_METHOD = { GET: 'none', DELETE: 'reserve', POST: 'usual', PUT: 'usual' } as const;

/** Every call of people who are signed in says whether tokens may make it; no token opens any other. */
type ScopeOf<A extends Access> = A extends 'signed-in'
  ? Pick<Endpoint, 'tokenScope'>
  : { readonly tokenScope?: never };

/**
 * Declares one call of the wire contract. What is left out: signed-in, JSON, no parameters, no body, no result, 200, and
 * the room that its method needs.
 */
export function endpoint<
  P extends ObjectSchema = typeof nothing,
  Q extends ObjectSchema = typeof nothing,
  B extends z.ZodType = typeof noBody,
  R extends z.ZodType = typeof noResult,
  const A extends Access = 'signed-in',
>(
  spec: Pick<Endpoint, 'method' | 'path' | 'summary'> &
    Partial<
      Pick<Endpoint, 'encoding' | 'status' | 'storageReserve' | 'takesIdempotencyKey' | 'bodyMaxBytes'>
    > & {
      access?: A;
      params?: P;
      query?: Q;
      body?: B;
      result?: R;
    } & ScopeOf<A>,
): Endpoint<P, Q, B, R, A> {
  return {
    encoding: 'json',
    status: [200],
    takesIdempotencyKey: false,
    bodyMaxBytes: null,
    storageReserve: RESERVE_OF_METHOD[spec.method],
    ...spec,
    access: spec.access ?? ('signed-in' as A),
    tokenScope: spec.tokenScope ?? null,
    params: spec.params ?? (nothing as unknown as P),
    query: spec.query ?? (nothing as unknown as Q),
    body: spec.body ?? (noBody as unknown as B),
    result: spec.result ?? (noResult as unknown as R),
  };
}

/** Every answer but downloads, redirects and openapi.json has this form; `status` repeats the HTTP status. */
export const envelope = <R extends z.ZodType>(result: R) =>
  z.object({ ok: z.literal(true), message: z.string(), result, status: z.int() });

/** A limit of the plan, as refusals name it: `name` is one of `METRICS`; `resetsAt` is null where time gives nothing back. */
export const ReachedLimit = z.object({
  name: z.string(),
  used: z.number(),
  allowed: z.number(),
  resetsAt: z.iso.datetime().nullable(),
  allowedBy: z
    .object({ planId: z.enum(PLAN_IDS), name: z.string(), allowed: z.number() })
    .nullable()
    .optional()
    .describe(
      'The cheapest plan that would have allowed it; null where none would, absent where no plan sets the limit',
    ),
});
export type ReachedLimit = z.infer<typeof ReachedLimit>;

export const ErrorResult = z.object({
  code: z.string().describe('Stable, dotted machine code'),
  fields: z.record(z.string(), z.string()).optional().describe('A message for each invalid field'),
  limit: ReachedLimit.optional().describe('The plan limit that was reached'),
  reason: SessionEndReason.optional().describe(
    'Of `auth.session_ended`: why, where the refresh token given belonged to a session that was ended early',
  ),
});
export type ErrorResult = z.infer<typeof ErrorResult>;

export const ErrorEnvelope = z
  .object({ ok: z.literal(false), message: z.string(), result: ErrorResult, status: z.int() })
  .meta({ id: 'Error' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** Every list has this form, also where the specification has no paging. `page` counts from 1. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), limit: z.int(), total: z.int() });

/** Query parameters of a list. */
export const paging = (most: number, usual = 10) => ({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
});

/** Ids are UUIDs; anything else cannot exist, which a reader of the answer need not tell apart from a missing one. */
export const Id = z.string().min(1).max(64);

/** Where the specification passes the caller's own id or e-mail. Optional; somebody else's is 403. */
export const CallerReference = z.string().max(320).register(callerFields, { kind: 'account' }).optional();

/** Where the specification repeats the access token in the body. Optional; one that differs from the header's is 403. */
export const CallerToken = z.string().max(5_000).register(callerFields, { kind: 'token' }).optional();
