import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monthAround } from '#kernel/calendar.ts';

export const STRIPE_PRICES = {
  PRICE_ID_10: 'price_ten',
  PRICE_ID_75: 'price_75',
  PRICE_ID_150: 'price_150',
} as const;
const AMOUNTS: Readonly<Record<string, number>> = {
  price_ten: 1_000,
  price_75: 7_500,
  price_150: 15_000,
  // Of earlier catalogues: subscriptions may still have them.
  price_15: 1_500,
  price_185: 18_500,
  price_255: 25_500,
};
const SECRET_KEY = 'sk_test_local';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

interface Session {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly success: string;
  readonly cancel: string;
  readonly expires: number;
  status: 'open' | 'complete' | 'expired';
}
interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly anchor: number;
  price: string;
  endsAt: number | null;
  comment: string;
  pastDue: boolean;
  gone: boolean;
}
interface Reply {
  readonly status: number;
  readonly body: object;
}
type Form = URLSearchParams;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** What a browser is led to. */
const CHECKOUT_PAGE = `<!doctype html><title>Checkout</title>
<form method="post"><button name="card" value="taken">Complete</button> <button name="card" value="declined">Decline</button></form>`;

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

/**
 * A server of our own that speaks as much of Stripe's protocol as the product uses, with state, idempotency keys, and
 * faults on demand. Time is the tests' own; periods turn and cancelled subscriptions end by it.
 */
export async function openStripeServer(clock: () => number) {
  const customers = new Set<string>();
  const customersByAccount = new Map<string, number>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const replies = new Map<string, { form: string; reply: Reply }>();
  const calls: string[] = [];
  /** Statuses with which the next requests end before anything is done, 0 for a connection that is cut. */
  const faults: number[] = [];
  /** The next requests are done, and their answers are lost. */
  let lostReplies = 0;
  let declinesCards = false;
  let url = '';

  const stateOf = ({ gone, endsAt, pastDue }: Subscription) => {
    if (gone || (endsAt !== null && clock() >= endsAt)) return 'canceled';
    return pastDue ? 'past_due' : 'active';
  };
  const showSubscription = (one: Subscription) => {
    const { start, end } = monthAround(new Date(one.anchor), new Date(clock()));
    return {
      id: one.id,
      object: 'subscription',
      customer: one.customer,
      status: stateOf(one),
      created: Math.floor(one.anchor / 1_000),
      cancel_at_period_end: one.endsAt !== null,
      cancel_at: one.endsAt === null ? null : Math.floor(one.endsAt / 1_000),
      items: {
        data: [
          {
            id: `si_${one.id}`,
            price: { id: one.price, unit_amount: AMOUNTS[one.price] ?? 4_200 },
            current_period_start: Math.floor(start.getTime() / 1_000),
            current_period_end: Math.floor(end.getTime() / 1_000),
          },
        ],
      },
    };
  };
  const showSession = ({ id, status, ...session }: Session) => ({
    id,
    object: 'checkout.session',
    customer: session.customer,
    status,
    url: status === 'open' ? `${url}/pay/${id}` : null,
  });
  const find = <T>(map: ReadonlyMap<string, T>, id: string | undefined): T => {
    const found = map.get(id ?? '');
    if (found === undefined) throw new Refused(404, 'resource_missing');
    return found;
  };
  const requireCustomer = (id: string | null) => {
    if (id === null || !customers.has(id)) throw new Refused(400, 'resource_missing');
    return id;
  };
  const isOpen = (session: Session) => session.status === 'open' && clock() < session.expires;

  const changeSubscription = (id: string, form: Form): object => {
    const one = find(subscriptions, id);
    if (stateOf(one) === 'canceled') throw new Refused(404, 'resource_missing');
    const price = form.get('items[0][price]');
    if (price !== null) {
      if (form.get('items[0][id]') !== `si_${id}`) throw new Refused(400, 'parameter_invalid');
      if (declinesCards) throw new Refused(402, 'card_declined');
      one.price = price;
    }
    const isEnding = form.get('cancel_at_period_end');
    if (isEnding === 'true')
      one.endsAt ??= monthAround(new Date(one.anchor), new Date(clock())).end.getTime();
    if (isEnding === 'false') one.endsAt = null;
    one.comment = form.get('cancellation_details[comment]') ?? one.comment;
    return showSubscription(one);
  };

  const openSession = (form: Form): object => {
    const session: Session = {
      id: `cs_${randomUUID()}`,
      customer: requireCustomer(form.get('customer')),
      price: form.get('line_items[0][price]') ?? '',
      success: form.get('success_url') ?? '',
      cancel: form.get('cancel_url') ?? '',
      expires: Number(form.get('expires_at')) * 1_000,
      status: 'open',
    };
    if (form.get('mode') !== 'subscription' || !(session.price in AMOUNTS))
      throw new Refused(400, 'parameter_invalid');
    sessions.set(session.id, session);
    return showSession(session);
  };

  const act = (method: string, path: string, form: Form): object => {
    const [, kind, id, verb] =
      path.match(/^\/v1\/([a-z]+(?:\/sessions)?)(?:\/([^/]+))?(?:\/([a-z]+))?$/) ?? [];
    const call = `${method} ${kind}${id === undefined ? '' : '/:id'}${verb === undefined ? '' : `/${verb}`}`;
    calls.push(call);
    const customer = form.get('customer');
    switch (call) {
      case 'POST customers': {
        const created = `cus_${randomUUID()}`;
        const account = form.get('metadata[account_id]') ?? '';
        customersByAccount.set(account, (customersByAccount.get(account) ?? 0) + 1);
        customers.add(created);
        return { id: created, object: 'customer' };
      }
      case 'DELETE customers/:id':
        if (!customers.delete(id ?? '')) throw new Refused(404, 'resource_missing');
        for (const one of subscriptions.values()) if (one.customer === id) one.gone = true;
        return { id, object: 'customer', deleted: true };
      case 'GET prices/:id':
        if (!(id !== undefined && id in AMOUNTS)) throw new Refused(404, 'resource_missing');
        return { id, object: 'price' };
      case 'GET checkout/sessions':
        return {
          data: [...sessions.values()]
            .filter((one) => one.customer === customer && isOpen(one))
            .map(showSession),
        };
      case 'POST checkout/sessions':
        return openSession(form);
      case 'POST checkout/sessions/:id/expire': {
        const session = find(sessions, id);
        if (!isOpen(session)) throw new Refused(400, 'parameter_invalid');
        session.status = 'expired';
        return showSession(session);
      }
      case 'GET subscriptions':
        requireCustomer(customer);
        return {
          data: [...subscriptions.values()].filter((one) => one.customer === customer).map(showSubscription),
        };
      case 'GET subscriptions/:id':
        return showSubscription(find(subscriptions, id));
      case 'POST subscriptions/:id':
        return changeSubscription(id ?? '', form);
      default:
        throw new Refused(404, 'unknown_path');
    }
  };

  const answer = (method: string, path: string, form: Form, key: string | undefined): Reply => {
    const known = key === undefined ? undefined : replies.get(key);
    if (known)
      return known.form === String(form) ? known.reply : toReply(new Refused(400, 'idempotency_error'));
    const reply = attempt(() => act(method, path, form));
    // Stripe keeps what it has answered, refusals of a card too.
    if (key !== undefined && method === 'POST') replies.set(key, { form: String(form), reply });
    return reply;
  };

  /** What its page does with a card that is taken, or refused; answers where the browser goes. */
  const pay = (sessionUrl: string, { declined = false } = {}): string => {
    const session = find(sessions, sessionUrl.split('/').at(-1));
    if (!isOpen(session)) throw new Error('this checkout is closed');
    if (declined) return session.cancel;
    session.status = 'complete';
    const id = `sub_${randomUUID()}`;
    const { customer, price } = session;
    const bought = { anchor: clock(), endsAt: null, comment: '', pastDue: false, gone: false };
    subscriptions.set(id, { id, customer, price, ...bought });
    return session.success;
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(await readAll(request));
    if (pathname.startsWith('/pay/')) {
      if (request.method === 'GET')
        return response.writeHead(200, { 'content-type': 'text/html' }).end(CHECKOUT_PAGE);
      const location = pay(pathname, { declined: form.get('card') === 'declined' });
      return response.writeHead(303, { location }).end();
    }
    const fault = faults.shift();
    if (fault === 0) return request.socket.destroy();
    if (fault !== undefined) return response.writeHead(fault).end('{"error":{"type":"api_error"}}');
    const isKnown = request.headers.authorization === `Bearer ${SECRET_KEY}`;
    const key = request.headers['idempotency-key']?.toString();
    const { status, body } = isKnown
      ? answer(request.method ?? '', pathname, form, key)
      : toReply(new Refused(401, 'api_key_invalid'));
    if (lostReplies > 0) {
      lostReplies -= 1;
      return request.socket.destroy();
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: url,
      STRIPE_PRICE_ID_10: STRIPE_PRICES.PRICE_ID_10,
      STRIPE_PRICE_ID_75: STRIPE_PRICES.PRICE_ID_75,
      STRIPE_PRICE_ID_150: STRIPE_PRICES.PRICE_ID_150,
    },
    calls,
    faults,
    subscriptions,
    customers,
    customersOf: (accountId: string) => customersByAccount.get(accountId) ?? 0,
    loseReplies(count: number) {
      lostReplies = count;
    },
    declineCards(declines: boolean) {
      declinesCards = declines;
    },
    pay,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function attempt(work: () => object): Reply {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof Refused) return toReply(error);
    throw error;
  }
}

const toReply = ({ status, code }: Refused): Reply => ({
  status,
  body: { error: { code, type: 'invalid_request_error', message: code } },
});

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A webhook as Stripe would send it. */
export function signEvent(
  event: object,
  { now, secret = WEBHOOK_SECRET }: { readonly now: number; readonly secret?: string },
) {
  const payload = JSON.stringify(event);
  const time = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
  };
}
