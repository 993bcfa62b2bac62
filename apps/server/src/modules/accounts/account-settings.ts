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
  /** What an account has that was not given a plan. */
  readonly defaultPlan: Plan;
}
