import { API_BASE } from '@recto/contract';
import { type Endpoint, ErrorEnvelope, envelope } from '@recto/contract/endpoint';
import type { z } from 'zod';

export interface ApiRequest {
  readonly method: Endpoint['method'];
  /** With `/api/v2` and the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
}

export interface ApiResponse {
  readonly status: number;
  readonly json: unknown;
}

/** Carries a request to a server, over the network or without it. */
export type Send = (request: ApiRequest) => Promise<ApiResponse>;

export interface CallInput<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<E['body']>;
  /** The file part of a multipart body. */
  readonly file?: { readonly name: string; readonly content: Blob | Uint8Array };
}

/** The API of a server as one account, or nobody, sees it. */
export interface ApiClient {
  /** Empty for nobody. */
  readonly token: string;
  /** Gives the result, as the contract has it; rejects with ApiFailure. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<z.output<E['result']>>;
  withToken(token: string): ApiClient;
}

/** A call that the server has refused. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(endpoint: Endpoint, { status, json }: ApiResponse) {
    const failure = ErrorEnvelope.safeParse(json).data;
    super(`${endpoint.method} ${endpoint.path}: ${status} ${failure?.message ?? JSON.stringify(json)}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = failure?.result.code;
  }
}

let lastIp = 0;
/** A client address for each call, so that throttles stay on without getting in the way (with TRUST_PROXY). */
export const nextIp = () => `10.${(++lastIp >> 16) & 255}.${(lastIp >> 8) & 255}.${lastIp & 255}`;

export function makeApiClient(send: Send, token = ''): ApiClient {
  return {
    token,
    withToken: (other) => makeApiClient(send, other),
    async call(endpoint, input = {}) {
      const response = await send(requestOf(endpoint, input, token));
      if (response.status >= 300) throw new ApiFailure(endpoint, response);
      // The type of a parsed result is lost with the endpoint's own type parameter.
      return envelope(endpoint.result).parse(response.json).result as z.output<(typeof endpoint)['result']>;
    },
  };
}

/** Speaks to a server at an address such as `http://127.0.0.1:3000`. */
export function connect(url: string, token = ''): ApiClient {
  return makeApiClient(async ({ path, method, headers, body }) => {
    const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, json: await response.json() };
  }, token);
}

function requestOf(endpoint: Endpoint, input: CallInput<Endpoint>, token: string): ApiRequest {
  const { method, encoding } = endpoint;
  const body = encoding === 'multipart' ? formOf(input) : jsonOf(input);
  const headers = {
    'x-forwarded-for': nextIp(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  return { method, path: pathOf(endpoint, input), headers, ...(body !== undefined && { body }) };
}

const jsonOf = ({ body }: CallInput<Endpoint>) => (body === undefined ? undefined : JSON.stringify(body));

function pathOf({ path }: Endpoint, { params = {}, query = {} }: CallInput<Endpoint>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function formOf({ body, file }: CallInput<Endpoint>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  if (file) {
    const { content, name } = file;
    form.set('file', content instanceof Blob ? content : new Blob([new Uint8Array(content)]), name);
  }
  return form;
}
