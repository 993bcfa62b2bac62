import type { Login, LoginResult } from '@recto/contract/accounts';
import { emailUnverified, wrongCredentials } from '#modules/accounts/accounts.errors.ts';
import { makeAuthenticationResult, userAttributesOf } from '#modules/accounts/authentication-result.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import {
  type Account,
  acceptPassword,
  findAccountByEmail,
  NOBODY,
  recordLogin,
  recordWrongPassword,
  replacePasswordHash,
} from '#modules/accounts/store.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';
import { scheduleSweep } from '#modules/accounts/sweep.ts';

const NEXT = {
  full: 'app',
  mfa_pending: 'mfa',
  password_change: 'change-password',
} as const satisfies Record<SessionLevel, LoginResult['next']>;

/** Signs in with e-mail and password. Every refusal costs one hash and the same statements, and reads the same. */
export function makeLogIn(internals: Internals) {
  const { throttle, log } = internals;
  return async (form: Login, address: string): Promise<LoginResult> => {
    const email = normaliseEmail(form.email);
    await throttle.admit('login', { email, address });
    const account = await findAccountByPassword(internals, email, form.password, address);
    if (!account) throw wrongCredentials();
    await throttle.giveBack('login', { email, address });
    await rehash(internals, account, form.password);
    if (account.email_verified_at === null) {
      await mailNewCode(internals, account);
      throw emailUnverified();
    }
    const level = levelOf(account);
    const started = await startSession(internals, account, level, form.rememberMe ?? false);
    if (!started) throw wrongCredentials();
    const { session, loginCount } = started;
    log.info({
      event: 'login.succeeded',
      accountId: account.id,
      sessionId: session.sessionId,
      level,
      address,
    });
    return {
      UserAttributes: userAttributesOf(account),
      AuthenticationResult: await makeAuthenticationResult(internals.idTokens, account, session),
      firstLogin: level !== 'password_change' && loginCount === 1,
      next: NEXT[level],
    };
  };
}

/** A temporary password asks for its change first; the second factor is asked for at the next sign-in. */
function levelOf(account: Account): SessionLevel {
  if (account.must_change_password) return 'password_change';
  return account.mfa_enabled ? 'mfa_pending' : 'full';
}

async function findAccountByPassword(
  { database, passwords, now, log }: Internals,
  email: string,
  password: string,
  address: string,
): Promise<Account | null> {
  const account = await findAccountByEmail(database.root, email);
  const isRight = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) {
    const consequence = await recordWrongPassword(database.root, account?.id ?? NOBODY, now());
    log.warn({ event: 'login.failed', accountId: account?.id ?? null, consequence, address });
    return null;
  }
  if (await acceptPassword(database.root, account.id, now())) return account;
  log.warn({ event: 'login.refused_while_locked', accountId: account.id, address });
  return null;
}

/** The password is at hand only now: a hash made with older parameters is replaced. */
async function rehash(
  { database, passwords }: Internals,
  { id, password_hash: was }: Account,
  password: string,
) {
  if (was === null || !passwords.isOutdated(was)) return;
  await replacePasswordHash(database.root, id, was, await passwords.hash(password));
}

async function mailNewCode({ database, throttle, codes, post, log }: Internals, { id, email }: Account) {
  log.info({ event: 'login.unverified', accountId: id });
  if (!(await throttle.allows('loginCode', { email }))) return;
  await database.transaction(async (trx) => {
    const code = await codes.issue(trx, id, 'verify-email');
    await post.put(trx, 'verify-email', id, code);
  });
}

async function startSession(
  { database, sessions, jobs }: Internals,
  account: Account,
  level: SessionLevel,
  remember: boolean,
) {
  return database.transaction(async (trx) => {
    // Changing a temporary password ends its session; the sign-in that follows is the first one that counts.
    const login = await recordLogin(trx, account, level !== 'password_change');
    if (!login) return null;
    await scheduleSweep(jobs, trx);
    return { ...login, session: await sessions.start(trx, account.id, level, { remember }) };
  });
}
