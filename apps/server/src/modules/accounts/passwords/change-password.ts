import type { ChangePassword } from '@recto/contract/passwords';
import { notAllowed, notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import { type Account, findAccount, setPassword } from '#modules/accounts/account.store.ts';
import { passwordUnchanged, passwordWrong } from '#modules/accounts/accounts.errors.ts';
import type { Client } from '#modules/accounts/sessions/client.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { refuseGuessablePassword } from '#modules/accounts/passwords/password-rules.ts';
import { normalisePassword } from '#modules/accounts/passwords/passwords.ts';
import type { Spend } from '#modules/accounts/second-factor/second-factor.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';

/** Exchanges the password of the caller, a temporary one too. Every session ends, this one with them. */
export function makeChangePassword(internals: Internals) {
  const { database, settings, proofs, passwords, sessions, codes, accountMailer, now, log } = internals;

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
    log.info({ event: 'password.changed', accountId, address: client.address });
  };
}
