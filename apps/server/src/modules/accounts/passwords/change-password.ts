import type { ChangePassword } from '@recto/contract/passwords';
import { notAllowed, notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { type Account, findAccount, setPassword } from '#modules/accounts/account.store.ts';
import { passwordUnchanged, passwordWrong } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/client.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { normalisePassword, type Passwords } from '#modules/accounts/hashing/passwords.ts';
import type { Spend } from '#modules/accounts/second-factor/second-factor.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import type { Proofs } from '#modules/accounts/second-factor/proofs.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';
import type { OneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';

export interface ChangePasswordDeps {
  readonly database: Database;
  readonly settings: Pick<AccountSettings, 'productName'>;
  readonly proofs: Proofs;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly accountMailer: AccountMailer;
  readonly now: () => Date;
  readonly log: Log;
}

/** Exchanges the password of the caller, a temporary one too. Every session ends, this one with them. */
export function makeChangePassword(deps: ChangePasswordDeps) {
  const { database, settings, proofs, passwords, sessions, codes, accountMailer, now, log } = deps;

  const replacePassword = async (account: Account, password: string, spend: Spend, client: Client) => {
    const { id, password_hash: was } = account;
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (trx) => {
      await spend(trx);
      const replacement = { passwordHash, isTemporary: false, ...(was === null ? {} : { was }) };
      if (!(await setPassword(trx, id, replacement, now()))) throw passwordWrong('previousPassword');
      // Who changes the password may do so because somebody else reads the mailbox.
      await codes.cancel(trx, id, 'reset-password');
      await accountMailer.notify(trx, 'password-changed', id, { client });
      return deleteSessionsOf(trx, id, { reason: 'password_changed', now: now() });
    });
  };

  return async (caller: Caller, form: ChangePassword, client: Client): Promise<void> => {
    const { accountId, sessionId } = caller;
    if (normaliseEmail(form.email) !== caller.email)
      throw notAllowed('auth.foreign_account', 'This is not the address you are signed in with.');
    const account = await findAccount(database.root, accountId);
    if (!account) throw notSignedIn();
    const spend = await proofs.checkPassword(account, form.previousPassword, client, {
      action: 'changePassword',
      // Of several changes at once the first has ended the session, and made the password wrong for the others.
      async refuseEnded() {
        if (!(await sessions.findAccessExpiry(sessionId))) throw notSignedIn();
      },
    });
    if (normalisePassword(form.proposedPassword) === normalisePassword(form.previousPassword))
      throw passwordUnchanged();
    const { email } = account;
    const { productName } = settings;
    refuseGuessablePassword(form.proposedPassword, { email, productName, field: 'proposedPassword' });
    sessions.announceEnd(await replacePassword(account, form.proposedPassword, spend, client));
    log.info({ event: 'password.changed', accountId, ip: client.ip });
  };
}
