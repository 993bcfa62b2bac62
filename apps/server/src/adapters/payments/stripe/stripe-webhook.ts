import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { AppError } from '#kernel/errors.ts';
import type { ProviderEvents } from '#modules/plans/ports.ts';

interface WebhookDeps {
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly events: ProviderEvents;
}

/** How far the time of a signature may be from ours: a message that was overheard is worthless afterwards. */
const TOLERANCE_S = 5 * 60;

const Event = z.object({
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      id: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/**
 * Takes Stripe's webhooks. Whatever one says, it only leads to Stripe being asked about its customer: so it does not matter
 * in which order they come, how often, how late, or whether all of them do.
 */
export function mountStripeWebhook(app: FastifyInstance, { webhookSecret, clock, events }: WebhookDeps) {
  app.post('/webhooks/stripe', async ({ body, headers }) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned(bytes, String(headers['stripe-signature'] ?? ''), webhookSecret, clock()))
      throw new AppError(400, 'webhook.signature', 'The signature is not valid.');
    const event = Event.safeParse(parseJson(bytes));
    if (!event.success) throw new AppError(400, 'webhook.form', 'The event has another form.');
    const customerId = customerOf(event.data);
    if (customerId !== null) await events.customerChanged(customerId);
    return { received: true };
  });
}

/** Whether one of the signatures of the header is ours over these bytes, and not too old. */
export function isSigned(body: Buffer, header: string, secret: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1_000 - Number(time)) > TOLERANCE_S) return false;
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value, 'hex'))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
}

function customerOf({ data }: z.infer<typeof Event>): string | null {
  const { object, id, customer } = data.object;
  if (object === 'customer') return id ?? null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
