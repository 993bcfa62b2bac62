import { PLAN_IDS, planOf } from '@recto/contract/catalogue';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { type Html, html } from '#kernel/html.ts';
import { checkoutPage, sendCheckoutPage } from '#kernel/checkout-page.ts';
import type { Log } from '#kernel/log.ts';
import { makeSigner } from '#kernel/signing.ts';
import { PaymentDeclined, PaymentProviderAway, type PaymentProvider } from '#modules/plans/ports.ts';

const VALID_FOR_MS = 30 * 60_000;
const PATH = '/checkout/change';

const PaidPlan = z.enum(PLAN_IDS).exclude(['FREE']);
const Ticket = z.object({
  accountId: z.string(),
  subscriptionId: z.string(),
  from: PaidPlan.nullable(),
  plan: PaidPlan,
  key: z.string(),
  expires: z.number(),
});
type Ticket = z.infer<typeof Ticket>;

interface PlanChangesDeps {
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly payments: PaymentProvider | null;
  readonly settings: { readonly secret: string; readonly productName: string };
}

/**
 * The page on which a change of the plan is confirmed. Its address is signed, names the subscription and the plan, and is
 * given to nobody but the account; the provider charges or credits the difference when the button is pressed.
 */
export function makePlanChanges({ clock, log, payments, settings }: PlanChangesDeps) {
  const signer = makeSigner(settings.secret, 'plan-change');

  const open = (token: string): Ticket | null => {
    const ticket = Ticket.safeParse(signer.open(token));
    return ticket.success && ticket.data.expires > clock() ? ticket.data : null;
  };
  const show = (reply: FastifyReply, status: number, title: string, body: Html) =>
    sendCheckoutPage(
      reply.code(status),
      checkoutPage({ title, productName: settings.productName, isTest: payments?.kind === 'test' }, body),
    );
  const showExpired = (reply: FastifyReply) =>
    show(
      reply,
      410,
      'This page has expired',
      html`<p>Nothing was changed. <a href="/subscribe">Choose a plan again</a></p>`,
    );

  return {
    urlFor(change: Omit<Ticket, 'expires'>): string {
      return `${PATH}/${signer.sign({ ...change, expires: clock() + VALID_FOR_MS })}`;
    },

    /** `refresh` asks the provider what the account has after the change. */
    mount(app: FastifyInstance, refresh: (accountId: string) => Promise<void>): void {
      app.get<{ Params: { token: string } }>(`${PATH}/:token`, async ({ params }, reply) => {
        const ticket = open(params.token);
        return ticket
          ? show(reply, 200, 'Change your plan', confirmation(ticket, payments?.kind === 'test'))
          : showExpired(reply);
      });
      app.post<{ Params: { token: string } }>(`${PATH}/:token`, async ({ params }, reply) => {
        const ticket = open(params.token);
        if (!ticket || !payments) return showExpired(reply);
        const { accountId, subscriptionId, plan, key } = ticket;
        try {
          await payments.changePlan({ subscriptionId, plan, key });
        } catch (err) {
          if (!(err instanceof PaymentDeclined) && !(err instanceof PaymentProviderAway)) throw err;
          log.info({ err, event: 'subscription.change_failed', accountId });
          return reply.redirect('/failure', 303);
        }
        await refresh(accountId).catch((err: unknown) =>
          // The change is made; the next look finds it.
          log.error({ err, accountId }, 'the payment provider could not be asked after a change'),
        );
        return reply.redirect('/success', 303);
      });
    },
  };
}
export type PlanChanges = ReturnType<typeof makePlanChanges>;

function confirmation({ from, plan }: Ticket, isTest: boolean): Html {
  const { name, price } = planOf(plan);
  const before = from === null ? null : planOf(from);
  const sentence =
    before === null || before.planId === plan
      ? html`<p>You keep <strong>${name}</strong> for $${price} a month; it is not cancelled any more.</p>`
      : html`<p>From <strong>${before.name}</strong>, $${before.price} a month, to <strong>${name}</strong>, $${price} a month.</p>
<p>Your period and what you have used of it stay.${isTest ? '' : ' The difference for the rest of the period is settled now.'}</p>`;
  return html`${sentence}
<form method="post"><button class="primary">Confirm</button> <a href="/subscribe">Back</a></form>`;
}
