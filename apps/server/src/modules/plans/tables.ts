import type { PaidPlanId } from '@recto/contract/catalogue';
import type { Generated } from 'kysely';

export interface UsageEventTable {
  key: string;
  account_id: string;
  metric: string;
  period: string;
  amount: number;
  created_at: Date;
}

export interface UsageCounterTable {
  account_id: string;
  metric: string;
  period: string;
  used: number;
}

/** What the payment provider said last of an account that it knows. */
export interface SubscriptionTable {
  account_id: string;
  provider: string;
  customer_id: string;
  /** Null where nothing is paid for. */
  subscription_id: string | null;
  /** Null also for a price that is none of the catalogue's. */
  plan: PaidPlanId | null;
  /** In cents. */
  amount: number | null;
  is_past_due: Generated<boolean>;
  period_start: Date | null;
  period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  /** How often the provider was asked, and which of its answers stands here: of two under way the later one stays. */
  asked: Generated<number>;
  applied: Generated<number>;
  next_check_at: Date;
  updated_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    usage_event: UsageEventTable;
    usage_counter: UsageCounterTable;
    subscription: SubscriptionTable;
  }
}
