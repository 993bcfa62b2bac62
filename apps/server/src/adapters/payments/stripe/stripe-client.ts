import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { PaymentDeclined, PaymentProviderAway } from '#modules/plans/ports.ts';

export interface StripeClientOptions {
  readonly url: string;
  readonly secretKey: string;
}

interface StripeRequest<T> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Sent as a form; in the address of a GET. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The same key is the same act, however often it is asked for. */
  readonly key?: string;
  readonly result: z.ZodType<T>;
}

/** The form of its answers is that of this version, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = [100, 400] as const;

/** Stripe refuses the request as it is: to send it again would not help. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`Stripe refuses (${status} ${code}): ${message}`);
    this.name = 'StripeRefusal';
    this.status = status;
    this.code = code;
  }
}

const ErrorBody = z.object({
  error: z.object({
    code: z.string().optional(),
    type: z.string().optional(),
    message: z.string().optional(),
  }),
});

/** Speaks to Stripe's API. What cannot be answered now throws `PaymentProviderAway`, a refused card `PaymentDeclined`. */
export function makeStripeClient({ url, secretKey }: StripeClientOptions) {
  const send = async ({ method, path, fields, key }: StripeRequest<unknown>): Promise<Response> => {
    const form = new URLSearchParams(fields);
    const isGet = method === 'GET';
    return fetch(`${url}/v1${path}${isGet && form.size > 0 ? `?${form}` : ''}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(!isGet && { body: form }),
    });
  };

  /** Once more where it may help: reads are safe, and acts carry their key. */
  const sendPatiently = async (request: StripeRequest<unknown>): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const waitMs = RETRY_AFTER_MS[attempt];
      const response = await send(request).catch((error: unknown) => {
        if (waitMs === undefined) throw new PaymentProviderAway('Stripe does not answer', error);
        return null;
      });
      if (response && (waitMs === undefined || !isWorthRetrying(response))) return response;
      await response?.body?.cancel();
      await wait(waitMs, undefined, { ref: false });
    }
  };

  return async <T>(request: StripeRequest<T>): Promise<T> => {
    const response = await sendPatiently(request);
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toError(response.status, body);
    const parsed = request.result.safeParse(body);
    if (!parsed.success)
      throw new PaymentProviderAway(`Stripe's answer to ${request.path} has another form`, parsed.error);
    return parsed.data;
  };
}
export type StripeClient = ReturnType<typeof makeStripeClient>;

const isWorthRetrying = ({ status }: Response) => status === 409 || status === 429 || status >= 500;

function toError(status: number, body: unknown): Error {
  const { error } = ErrorBody.safeParse(body).data ?? { error: {} };
  const { code = error.type ?? 'unknown', message = '' } = error;
  const refusal = new StripeRefusal(status, code, message);
  if (status === 402) return new PaymentDeclined(refusal);
  // A key that is no longer valid is for the operator to see to; the customer can only come again.
  const isAway = status === 401 || status === 403 || status === 409 || status === 429 || status >= 500;
  return isAway ? new PaymentProviderAway(refusal.message, refusal) : refusal;
}
