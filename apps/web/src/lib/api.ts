import { API_BASE } from '@recto/contract';
import { type Endpoint, ErrorEnvelope, envelope } from '@recto/contract/endpoint';
import type { z } from 'zod';
import { ApiError, ContractError, NetworkError } from '#lib/api-error.ts';
import { withIdempotencyKey } from '#lib/idempotency-keys.ts';
import { refreshSession } from '#lib/refresh.ts';
import { useSession } from '#lib/session.ts';

export { ApiError };

type Path<E extends Endpoint> = string extends keyof z.input<E['params']>
  ? { params?: undefined }
  : keyof z.input<E['params']> extends never
    ? { params?: undefined }
    : { params: z.input<E['params']> };
type Body<E extends Endpoint> =
  undefined extends z.input<E['body']> ? { body?: z.input<E['body']> } : { body: z.input<E['body']> };
export type CallInput<E extends Endpoint> = Path<E> &
  Body<E> & {
    query?: z.input<E['query']>;
    signal?: AbortSignal;
    /** Lets the call go on when the page is left. */
    keepalive?: boolean;
  };

export interface ApiResponse<E extends Endpoint> {
  result: z.output<E['result']>;
  message: string;
  status: number;
}

/** The address of a call, parameters and query filled in. */
export function urlOf(
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const tail = search.toString();
  return API_BASE + path + (tail ? `?${tail}` : '');
}

/** Reads an answer by the contract's schema; throws ApiError or ContractError. */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  status: number,
  json: unknown,
): ApiResponse<E> {
  if (status < 200 || status > 299) {
    const failure = ErrorEnvelope.safeParse(json);
    if (failure.success) throw new ApiError(status, failure.data.message, failure.data.result);
    throw new ApiError(status, `The server answered with status ${status}.`);
  }
  const response = envelope(endpoint.result).safeParse(json);
  if (!response.success) {
    throw new ContractError(`Unexpected answer of ${endpoint.method} ${endpoint.path}`, {
      cause: response.error,
    });
  }
  return {
    result: response.data.result as z.output<E['result']>,
    message: response.data.message,
    status: response.data.status,
  };
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey?: string,
): Promise<ApiResponse<E>> {
  const { params, query, body, signal, keepalive } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const token = endpoint.access === 'public' ? undefined : useSession.getState().user?.token;
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, params, query), {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError('The server cannot be reached.', { cause });
  }
  const json: unknown = await response.json().catch(() => null);
  return parseResponse(endpoint, response.status, json);
}

/** Runs a signed-in call; when the access token has run out, refreshes it once and repeats the call. */
export async function withFreshToken<T>(run: () => Promise<T>): Promise<T> {
  const token = useSession.getState().user?.token;
  try {
    return await run();
  } catch (error) {
    const expired = error instanceof ApiError && error.status === 401 && token !== undefined;
    if (!expired || !(await refreshSession(token))) throw error;
    return run();
  }
}

/** Calls an endpoint of the contract; gives its result together with the server's sentence. */
export function callWithMessage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiResponse<E>> {
  if (endpoint.access === 'public') return send(endpoint, input);
  if (!endpoint.takesIdempotencyKey) return withFreshToken(() => send(endpoint, input));
  const { params, body } = input as { params?: unknown; body?: unknown };
  const request = `${endpoint.path} ${JSON.stringify([params, body])}`;
  return withIdempotencyKey(request, (key) => withFreshToken(() => send(endpoint, input, key)));
}

/** Calls an endpoint of the contract and gives its result. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<z.output<E['result']>> {
  return (await callWithMessage(endpoint, input)).result;
}
