import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsDoor, type Form, makeForm, openAccountsDoor } from '#testing/accounts-door.ts';

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
});
afterAll(() => door.close());

test('no log line holds a password, a code, a token or an e-mail address', () => {
  const log = door.logLines.join('');
  for (const secret of [...secrets, person.email]) expect(log).not.toContain(secret);
});

test('no table holds a password, a code or a token as it is', async () => {
  const stored: string[] = [];
  for (const table of ['account', 'session', 'one_time_code', 'throttle', 'waiting_job']) {
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(door.database.root);
    stored.push(...rows.map(({ row }) => row));
  }
  expect(stored.length).toBeGreaterThan(3);
  const dump = stored.join('\n');
  // Codes are looked for as whole words: six digits also occur inside hashes.
  const holds = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`"${secret}"`).test(dump) : dump.includes(secret);
  expect(secrets.filter(holds)).toEqual([]);
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
    'session.refresh_reused',
  ]) {
    expect(names).toContain(event);
  }
  for (const event of events) expect(event.accountId).toMatch(/^[0-9a-f-]{36}$/);
});
