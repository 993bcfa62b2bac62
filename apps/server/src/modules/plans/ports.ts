import type { PaidPlanId } from '@recto/contract/catalogue';
import type { FastifyInstance } from 'fastify';

/** A subscription that is paid for, as the provider knows it now. */
export interface ProviderSubscription {
  readonly id: string;
  /** Null for a price that is none of the catalogue's. */
  readonly plan: PaidPlanId | null;
  /** In cents a month. */
  readonly amount: number;
  /** The last payment failed, and the provider tries again. */
  readonly isPastDue: boolean;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

export interface Checkout {
  readonly customerId: string;
  readonly plan: PaidPlanId;
  /** Where the browser goes afterwards; absolute. */
  readonly successUrl: string;
  readonly failureUrl: string;
  /** The same request again, with the same key, is the same checkout. */
  readonly key: string;
}

export interface PlanChange {
  readonly subscriptionId: string;
  readonly plan: PaidPlanId;
  /** The same request again, with the same key, changes nothing more. */
  readonly key: string;
}

/** The provider refused the payment. */
export class PaymentDeclined extends Error {
  constructor(cause?: unknown) {
    super('the payment was declined', { cause });
    this.name = 'PaymentDeclined';
  }
}

/** The provider could not be asked; the same request may succeed later. */
export class PaymentProviderAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PaymentProviderAway';
  }
}

export interface ProviderEvents {
  /** Something of this customer may have changed: the provider is to be asked. */
  customerChanged(customerId: string): Promise<void>;
}

/** Takes payments. It alone knows what is paid for; everything else asks it. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'test';
  /** Whether it takes our key and knows our prices; changes nothing. Throws `PaymentProviderAway` with the reason. */
  check(): Promise<void>;
  /** Makes an account known; called again for the same account it may answer the same id. */
  createCustomer(customer: { readonly accountId: string; readonly email: string }): Promise<{ id: string }>;
  /** Opens a checkout for a new subscription and closes earlier ones of the customer; answers where it is. */
  startCheckout(checkout: Checkout): Promise<{ url: string }>;
  /** The subscription that the customer has now; null where there is none, or it has ended. */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>;
  /** Changes the plan within the period that runs, and takes back a cancellation. Throws `PaymentDeclined`. */
  changePlan(change: PlanChange): Promise<void>;
  /** Ends the subscription with the period that is paid for. */
  cancelAtPeriodEnd(subscriptionId: string, comment: string): Promise<void>;
  /** Ends at once whatever the customer has; one that is gone already is no fault. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The provider's own pages or webhooks. */
  mount(app: FastifyInstance, events: ProviderEvents): void;
}
