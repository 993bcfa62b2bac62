import type { Secrets } from '#kernel/keys.ts';
import type { Plan } from '#modules/accounts/tables.ts';

/** Every key of this module is derived from the installation's secret. */
export interface AccountSettings extends Secrets {
  readonly signup: 'open' | 'domains' | 'closed';
  /** Lower-case; may sign up where `signup` is `domains`. */
  readonly signupDomains: readonly string[];
  readonly productName: string;
  /** Where people reach the web app, for links in mails. */
  readonly publicUrl: string;
  readonly throttle: 'on' | 'off';
  /** After so many days an account is removed whose address was never confirmed. */
  readonly unconfirmedDays: number;
  /** After so many days a mail is deleted that was written instead of being sent. */
  readonly outboxDays: number;
  /** What an account has that was not given a plan. */
  readonly defaultPlan: Plan;
}
