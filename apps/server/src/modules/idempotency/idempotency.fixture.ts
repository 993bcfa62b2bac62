import { API_BASE } from '@recto/contract';
import type { Person, TestApp } from '#testing/test-app.ts';

export interface KeyedCall {
  readonly path: string;
  readonly key: string;
  readonly payload: object | FormData;
}

/** A call with a key; gives the body as it was sent. */
export async function postWithKey(app: TestApp, who: Person, { path, key, payload }: KeyedCall) {
  const response = await app.inject({
    method: 'POST',
    url: API_BASE + path,
    headers: { ...app.headers(who), 'idempotency-key': key },
    payload,
  });
  return {
    status: response.statusCode,
    text: response.body,
    result: response.json().result,
    isReplayed: response.headers['idempotency-replayed'] === 'true',
    retryAfter: response.headers['retry-after'],
  };
}

export function formOf(
  bytes: Buffer,
  { name = 'terms.pdf', lang = 'en', ...fields }: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ lang, ...fields })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** A form as it goes over the wire. */
export async function encode(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await request.arrayBuffer()) };
}
