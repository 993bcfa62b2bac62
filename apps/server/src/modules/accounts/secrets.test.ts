import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type AccountsDoor, type Form, makeForm, openAccountsDoor } from '#testing/accounts-door.ts';
import {
  beginLogIn,
  giveCode,
  registerAuthenticator,
  switchMfa,
  totpOf,
  wrongTotp,
} from '#testing/authenticator.ts';

let door: AccountsDoor;
let person: Form;
const secrets: string[] = [];

/** One walk through everything, collecting what must stay secret. */
beforeAll(async () => {
  door = await openAccountsDoor();
  person = makeForm({ password: 'correct horse battery staple' });
  await door.signUp(person);
  const firstCode = await door.codeFor(person.email);
  await door.logIn({ ...person, password: 'a wrong password' });
  await door.logIn(person);
  const code = await door.codeFor(person.email);
  await door.call('/auth/verify-email', {
    email: person.email,
    code: firstCode === '000000' ? '000001' : '000000',
  });
  await door.call('/auth/verify-email', { email: person.email, code });
  await door.signUp(person);
  const first = (await door.logIn(person)).body.result.AuthenticationResult;
  const second = (await door.call('/auth/refresh-token', { refreshToken: first.RefreshToken })).body.result
    .AuthenticationResult;
  const third = (await door.logIn(person)).body.result.AuthenticationResult;
  await door.call('/auth/logout', undefined, { token: third.AccessToken });
  door.advance(60);
  await door.call('/auth/refresh-token', { refreshToken: first.RefreshToken });
  secrets.push(person.password, 'a wrong password', firstCode, code);
  for (const tokens of [first, second, third])
    secrets.push(tokens.AccessToken, tokens.RefreshToken, tokens.IdToken);
  await useSecondFactor();
  await replacePasswords();
});
afterAll(() => door.close());

async function useSecondFactor() {
  const { AccessToken } = (await door.logIn(person)).body.result.AuthenticationResult;
  const { secret, recoveryCodes } = await registerAuthenticator(door, AccessToken);
  await switchMfa(door, AccessToken, '1');
  const pending = await beginLogIn(door, person);
  await giveCode(door, pending, wrongTotp(door, secret));
  const code = totpOf(door, secret);
  const full = (await giveCode(door, pending, code)).body.result.AuthenticationResult;
  await giveCode(door, await beginLogIn(door, person), recoveryCodes[0] ?? '');
  await door.call(
    '/auth/get-qr-code',
    { password: person.password },
    { token: full.AccessToken, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' },
  );
  await switchMfa(door, full.AccessToken, '0', { userCode: recoveryCodes[1] });
  secrets.push(secret, code, pending, full.AccessToken, full.RefreshToken, ...recoveryCodes);
}

async function replacePasswords() {
  await door.call('/auth/forgot-password', { email: person.email });
  const confirmationCode = await door.codeFor(person.email);
  const forgotten = { email: person.email, password: 'remembered at last', confirmationCode };
  await door.call('/auth/confirm-forgot-password', {
    ...forgotten,
    confirmationCode: confirmationCode === '000000' ? '000001' : '000000',
  });
  await door.call('/auth/confirm-forgot-password', forgotten);
  const account = await findAccountByEmail(door.database.root, person.email);
  const temporary = await door.accounts.api.issueTemporaryPassword(account?.id ?? '');
  const login = await door.logIn({ ...person, password: temporary });
  const token = login.body.result.AuthenticationResult.AccessToken;
  const change = { email: person.email, previousPassword: temporary, proposedPassword: 'chosen by myself' };
  await door.call('/auth/change-password', { ...change, previousPassword: 'a wrong guess' }, { token });
  await door.call('/auth/change-password', change, { token });
  const last = (await door.logIn({ ...person, password: 'chosen by myself' })).body.result
    .AuthenticationResult;
  await door.call('/auth/sessions', undefined, { method: 'DELETE', token: last.AccessToken });
  secrets.push('remembered at last', confirmationCode, temporary, 'chosen by myself', 'a wrong guess', token);
}

/** Codes are looked for as whole words: six digits also occur inside hashes and times. */
const holdsSecret = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text) : text.includes(secret);

test('no log line holds a password, a code, a token or an e-mail address', () => {
  const log = door.logLines.join('');
  for (const secret of [...secrets, person.email]) expect(holdsSecret(log, secret), secret).toBe(false);
});

test('no table holds a password, a code or a token as it is', async () => {
  const stored: string[] = [];
  for (const table of [
    'account',
    'session',
    'ended_session',
    'one_time_code',
    'recovery_code',
    'known_place',
    'throttle',
    'waiting_job',
  ]) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(door.database.root);
    stored.push(...rows.map(({ row }) => row));
  }
  expect(stored.length).toBeGreaterThan(3);
  const dump = stored.join('\n');
  expect(secrets.filter((secret) => holdsSecret(dump, secret))).toEqual([]);
  const asHex = (token: string) => Buffer.from(token, 'base64url').toString('hex');
  for (const token of secrets.filter((secret) => /^[\w-]{43,64}$/.test(secret))) {
    expect(dump).not.toContain(asHex(token));
  }
});

test('what happened to accounts and sessions is logged by id', () => {
  const events = door.logLines.map((line) => JSON.parse(line)).filter((line) => line.event);
  const names = events.map(({ event }) => event);
  for (const event of [
    'account.signed_up',
    'account.signup_repeated',
    'account.code_refused',
    'account.verified',
    'login.failed',
    'login.unverified',
    'login.succeeded',
    'session.ended',
    'session.all_ended',
    'mfa.secret_issued',
    'mfa.registered',
    'mfa.switched_on',
    'mfa.switched_off',
    'mfa.code_refused',
    'login.second_factor_given',
    'password.reset_requested',
    'password.reset_refused',
    'password.reset',
    'password.temporary_issued',
    'password.refused',
    'password.changed',
    'session.refresh_reused',
  ]) {
    expect(names).toContain(event);
  }
  for (const event of events) expect(event.accountId).toMatch(/^[0-9a-f-]{36}$/);
});
