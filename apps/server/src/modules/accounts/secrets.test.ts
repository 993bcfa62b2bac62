import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import {
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';
import {
  beginLogIn,
  giveCode,
  registerAuthenticator,
  switchMfa,
  totpOf,
  wrongTotp,
} from '#testing/authenticator.ts';

let testApp: AccountsTestApp;
let person: Form;
const secrets: string[] = [];

/** One walk through everything, collecting what must stay secret. */
beforeAll(async () => {
  testApp = await openAccountsTestApp();
  person = makeForm({ password: 'correct horse battery staple' });
  await testApp.signUp(person);
  const firstCode = await testApp.codeFor(person.email);
  await testApp.logIn({ ...person, password: 'a wrong password' });
  await testApp.logIn(person);
  const code = await testApp.codeFor(person.email);
  await testApp.call('/auth/verify-email', {
    email: person.email,
    code: firstCode === '000000' ? '000001' : '000000',
  });
  await testApp.call('/auth/verify-email', { email: person.email, code });
  await testApp.signUp(person);
  const first = (await testApp.logIn(person)).body.result.AuthenticationResult;
  const second = (await testApp.call('/auth/refresh-token', { refreshToken: first.RefreshToken })).body.result
    .AuthenticationResult;
  const { token } = (
    await testApp.call('/tokens', { name: 'Import', scopes: ['read'] }, { token: second.AccessToken })
  ).body.result;
  const third = (await testApp.logIn(person)).body.result.AuthenticationResult;
  await testApp.call('/auth/logout', undefined, { token: third.AccessToken });
  testApp.advance(60);
  await testApp.call('/auth/refresh-token', { refreshToken: first.RefreshToken });
  await testApp.call('/auth/sessions', undefined, { method: 'GET', token });
  secrets.push(token, token.slice(-32));
  secrets.push(person.password, 'a wrong password', firstCode, code);
  for (const tokens of [first, second, third])
    secrets.push(tokens.AccessToken, tokens.RefreshToken, tokens.IdToken);
  await useSecondFactor();
  await replacePasswords();
});
afterAll(() => testApp.close());

async function useSecondFactor() {
  const { AccessToken } = (await testApp.logIn(person)).body.result.AuthenticationResult;
  const { secret, recoveryCodes } = await registerAuthenticator(testApp, AccessToken);
  await switchMfa(testApp, AccessToken, '1');
  const pending = await beginLogIn(testApp, person);
  await giveCode(testApp, pending, wrongTotp(testApp, secret));
  const code = totpOf(testApp, secret);
  const full = (await giveCode(testApp, pending, code)).body.result.AuthenticationResult;
  await giveCode(testApp, await beginLogIn(testApp, person), recoveryCodes[0] ?? '');
  await testApp.call(
    '/auth/get-qr-code',
    { password: person.password },
    { token: full.AccessToken, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' },
  );
  await switchMfa(testApp, full.AccessToken, '0', { userCode: recoveryCodes[1] });
  secrets.push(secret, code, pending, full.AccessToken, full.RefreshToken, ...recoveryCodes);
}

async function replacePasswords() {
  await testApp.call('/auth/forgot-password', { email: person.email });
  const confirmationCode = await testApp.codeFor(person.email);
  const forgotten = { email: person.email, password: 'remembered at last', confirmationCode };
  await testApp.call('/auth/confirm-forgot-password', {
    ...forgotten,
    confirmationCode: confirmationCode === '000000' ? '000001' : '000000',
  });
  await testApp.call('/auth/confirm-forgot-password', forgotten);
  const account = await findAccountByEmail(testApp.database.root, person.email);
  const temporary = await testApp.accounts.api.issueTemporaryPassword(account?.id ?? '');
  const login = await testApp.logIn({ ...person, password: temporary });
  const token = login.body.result.AuthenticationResult.AccessToken;
  const change = { email: person.email, previousPassword: temporary, proposedPassword: 'chosen by myself' };
  await testApp.call('/auth/change-password', { ...change, previousPassword: 'a wrong guess' }, { token });
  await testApp.call('/auth/change-password', change, { token });
  const last = (await testApp.logIn({ ...person, password: 'chosen by myself' })).body.result
    .AuthenticationResult;
  await testApp.call('/auth/sessions', undefined, { method: 'DELETE', token: last.AccessToken });
  secrets.push('remembered at last', confirmationCode, temporary, 'chosen by myself', 'a wrong guess', token);
}

/** Codes are looked for as whole words: six digits also occur inside hashes and times. */
const holdsSecret = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text) : text.includes(secret);

test('no log line holds a password, a code, a token or an e-mail address', () => {
  const log = testApp.logLines.join('');
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
    'personal_token',
    'known_place',
    'throttle',
    'waiting_job',
  ]) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(testApp.database.root);
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
  const events = testApp.logLines.map((line) => JSON.parse(line)).filter((line) => line.event);
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
    'token.created',
  ]) {
    expect(names).toContain(event);
  }
  for (const event of events) expect(event.accountId).toMatch(/^[0-9a-f-]{36}$/);
});
