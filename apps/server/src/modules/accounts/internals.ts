import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Secrets } from '#kernel/keys.ts';
import type { Log } from '#kernel/log.ts';
import type { Mailer } from '#kernel/mail.ts';
import type { AccountData } from '#kernel/module.ts';
import type { AccountDeletedMail } from '#modules/accounts/own-account/account-deleted-mail.ts';
import type { IdTokens } from '#modules/accounts/signing-in/id-tokens.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { Passwords } from '#modules/accounts/passwords/passwords.ts';
import type { SignInLocations } from '#modules/accounts/sessions/sign-in-locations.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import type { Proofs } from '#modules/accounts/second-factor/proofs.ts';
import type { RecoveryCodes } from '#modules/accounts/second-factor/recovery-codes.ts';
import type { SecondFactor } from '#modules/accounts/second-factor/second-factor.ts';
import type { SingleSignOn } from '#modules/accounts/sso/sso.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { Plan } from '#modules/accounts/tables.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

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

export interface AccountsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: AccountSettings;
  readonly downloads: Downloads;
  /** Makes every capability forget the account; its row is locked by then and deleted in the same transaction. */
  forgetAccount(trx: Trx, accountId: string): Promise<void>;
  /** What all capabilities keep of an account, for its owner to take along. */
  exportFor(accountId: string): Promise<AccountData>;
  readonly singleSignOn?: SingleSignOn | undefined;
  /** Handed in where the hashes must be counted or cheap. */
  readonly passwords?: Passwords;
}

/** What the use cases work with, made once. */
export interface Internals extends Omit<AccountsDeps, 'mailer'> {
  readonly passwords: Passwords;
  readonly codes: OneTimeCodes;
  readonly idTokens: IdTokens;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accountMailer: AccountMailer;
  readonly accountDeletedMail: AccountDeletedMail;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondFactor: SecondFactor;
  readonly proofs: Proofs;
  readonly signInLocations: SignInLocations;
  readonly now: () => Date;
}
