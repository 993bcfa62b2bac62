import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMMAND_LINE, makeAudit } from '#modules/audit/index.ts';
import { type Account, findAccountByEmail } from '#modules/accounts/account.store.ts';
import { THROTTLES } from '#modules/accounts/limits.ts';
import {
  type AccountsTestApp,
  type Form,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';
import { addPersonWithMfa } from '#testing/authenticator.ts';

/** Fails where a test lets it. */
const audit = { record: vi.fn() };
let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp({}, { audit });
  const { api } = makeAudit({ database: testApp.database, clock: testApp.clock });
  audit.record.mockImplementation(api.record);
});
afterAll(() => testApp.close());

const admin = () => testApp.accounts.api.administration;
const accountOf = async ({ email }: Pick<Form, 'email'>): Promise<Account> => {
  const account = await findAccountByEmail(testApp.database.root, email);
  if (!account) throw new Error(`nobody has the address ${email}`);
  return account;
};
const entriesOf = async ({ email }: Pick<Form, 'email'>) =>
  (
    await testApp.database.root
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ actor, action, details }) => [actor, action, details]);
const signIn = async (person: Form) =>
  (await testApp.logIn(person)).body.result.AuthenticationResult as {
    AccessToken: string;
    RefreshToken: string;
  };
const isLetIn = async (token: string) =>
  (await testApp.call('/auth/account/settings', undefined, { method: 'GET', token })).status === 200;
const endReasonOf = async (refreshToken: string) =>
  (await testApp.call('/auth/refresh-token', { refreshToken })).body.result.reason;

async function addAdmin() {
  const person = await testApp.addPerson();
  const { id: accountId, email } = await accountOf(person);
  await admin().setRole(COMMAND_LINE, accountId, 'admin');
  return { person, accountId, email };
}
async function addUser() {
  const person = await testApp.addPerson();
  return { person, accountId: (await accountOf(person)).id, email: person.email };
}
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('a user that an administrator creates', () => {
  test('signs in once with the password that was shown, and chooses another', async () => {
    const by = await addAdmin();
    const { email, name, lastName } = makeForm();
    const made = await admin().createUser(by, { email: email.toUpperCase(), name, lastName, role: 'user' });
    const login = (await testApp.logIn({ email, password: made.temporaryPassword })).body.result;
    expect(login.next).toBe('change-password');
    expect(await accountOf({ email })).toMatchObject({ id: made.userId, role: 'user', name });
    expect(await entriesOf({ email })).toEqual([[by.email, 'user.create', { role: 'user' }]]);
    expect(testApp.logLines.join('')).not.toContain(made.temporaryPassword);
    const again = admin().createUser(by, { email, name, lastName, role: 'admin' });
    expect(await codeOf(again)).toBe('user.exists');
  });

  test('takes an address that somebody had entered and never confirmed', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const code = await testApp.codeFor(form.email);
    const made = await admin().createUser(COMMAND_LINE, { ...form, name: 'Chosen', role: 'admin' });
    expect((await testApp.logIn(form)).status).toBe(401);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code })).status).toBe(400);
    const given = { email: form.email, password: made.temporaryPassword };
    expect((await testApp.logIn(given)).status).toBe(200);
    expect(await accountOf(form)).toMatchObject({ name: 'Chosen', role: 'admin' });
  });
});

describe('a role', () => {
  test('is changed from the command line too, and ends the sessions that know the old one', async () => {
    const { person, accountId } = await addUser();
    const { AccessToken, RefreshToken } = await signIn(person);
    await admin().setRole(COMMAND_LINE, accountId, 'admin');
    expect(await isLetIn(AccessToken)).toBe(false);
    expect(await endReasonOf(RefreshToken)).toBe('role_changed');
    const { UserAttributes } = (await testApp.logIn(person)).body.result;
    expect(UserAttributes).toContainEqual({ Name: 'custom:role', Value: 'admin' });
    await admin().setRole(COMMAND_LINE, accountId, 'admin');
    expect(await entriesOf(person)).toEqual([
      ['command line', 'user.role', { role: 'admin', previous: 'user' }],
    ]);
  });

  test('is nobody’s own to change, as are switching off, deleting and the temporary password', async () => {
    const by = await addAdmin();
    await addAdmin();
    const self = by.accountId;
    const tries = [
      () => admin().update(by, self, { role: 'user' }),
      () => admin().update(by, self, { disabled: true }),
      () => admin().delete(by, self),
      () => admin().changeTemporaryPassword(by, self),
    ];
    for (const each of tries) expect(await codeOf(each())).toBe('user.own_account');
    await admin().update(by, self, { plan: 'none', role: 'admin', disabled: false });
    expect(await accountOf(by)).toMatchObject({ role: 'admin', plan: 'none', disabled_at: null });
  });

  test('of an administrator goes to confirmed addresses only, and an unknown id is nobody', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const { id } = await accountOf(form);
    expect(await codeOf(admin().setRole(COMMAND_LINE, id, 'admin'))).toBe('user.unconfirmed');
    for (const unknown of [randomUUID(), 'nobody', ''])
      expect(await codeOf(admin().setRole(COMMAND_LINE, unknown, 'admin'))).toBe('user.not_found');
  });
});

describe('the last administrator', () => {
  const noAdmins = () =>
    testApp.database.root.updateTable('account').set({ role: 'user' }).where('role', '=', 'admin').execute();
  const admins = () =>
    testApp.database.root
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();

  test('stays, also where all others are switched off', async () => {
    await noAdmins();
    const [last, off] = [await addAdmin(), await addAdmin()];
    await admin().update(last, off.accountId, { disabled: true });
    const tries = [
      () => admin().setRole(COMMAND_LINE, last.accountId, 'user'),
      () => admin().update(COMMAND_LINE, last.accountId, { disabled: true }),
      () => admin().delete(COMMAND_LINE, last.accountId),
    ];
    for (const each of tries) expect(await codeOf(each())).toBe('account.last_admin');
    const { AccessToken: token } = await signIn(last.person);
    const { password } = last.person;
    const own = await testApp.call('/auth/account', { password }, { method: 'DELETE', token });
    expect([own.status, own.body.result.code, own.body.message]).toEqual([
      409,
      'account.last_admin',
      'You are the last administrator. Make somebody else one first.',
    ]);
    await admin().delete(last, off.accountId);
  });

  type Two = readonly [Awaited<ReturnType<typeof addAdmin>>, Awaited<ReturnType<typeof addAdmin>>];
  const leave = async ({ person }: Two[0], token: string) => {
    const { password } = person;
    const answer = await testApp.call('/auth/account', { password }, { method: 'DELETE', token });
    if (answer.status !== 200) throw Object.assign(new Error(), { code: answer.body.result.code });
  };
  const races: Record<string, (two: Two, tokens: readonly [string, string]) => Promise<unknown>[]> = {
    'each takes the other’s role': ([a, b]) => [
      admin().update(a, b.accountId, { role: 'user' }),
      admin().update(b, a.accountId, { role: 'user' }),
    ],
    'each switches the other off': ([a, b]) => [
      admin().update(a, b.accountId, { disabled: true }),
      admin().update(b, a.accountId, { disabled: true }),
    ],
    'each deletes the other': ([a, b]) => [admin().delete(a, b.accountId), admin().delete(b, a.accountId)],
    'both leave': ([a, b], [ofA, ofB]) => [leave(a, ofA), leave(b, ofB)],
    'one leaves and the command line takes the other’s role': ([a, b], [ofA]) => [
      leave(a, ofA),
      admin().setRole(COMMAND_LINE, b.accountId, 'user'),
    ],
    'the command line takes both roles': ([a, b]) => [
      admin().setRole(COMMAND_LINE, a.accountId, 'user'),
      admin().setRole(COMMAND_LINE, b.accountId, 'user'),
    ],
  };
  test.each(Object.entries(races))('stays in a race: %s', async (_name, race) => {
    await noAdmins();
    const two = [await addAdmin(), await addAdmin()] as const;
    const [a, b] = [await signIn(two[0].person), await signIn(two[1].person)];
    const outcomes = await Promise.all(race(two, [a.AccessToken, b.AccessToken]).map(codeOf));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });
});

describe('an account that is switched off', () => {
  test('opens by nothing, at once, and as it was when it is switched on again', async () => {
    const by = await addAdmin();
    const { person, accountId } = await addUser();
    const { AccessToken, RefreshToken } = await signIn(person);
    const tokenForm = { name: 'Script', scopes: ['read'] };
    const { token } = (await testApp.call('/tokens', tokenForm, { token: AccessToken })).body.result;
    const authenticate = (given: string) => testApp.accounts.api.authenticateCall(given);
    expect(await authenticate(token)).toMatchObject({ accountId });
    const ended: string[] = [];
    const stop = testApp.accounts.api.onSessionsEnded((ids) => void ended.push(...ids));
    await admin().update(by, accountId, { disabled: true });
    stop();
    expect(ended).toHaveLength(1);
    expect([await authenticate(AccessToken), await authenticate(token)]).toEqual([null, null]);
    expect(await endReasonOf(RefreshToken)).toBe('account_disabled');
    const refused = (await testApp.logIn(person)).body;
    expect([refused.status, refused.result.code, refused.message]).toEqual([
      403,
      'auth.account_disabled',
      'This account has been switched off. Please ask your administrator.',
    ]);
    // Nothing is said to who does not know the password.
    expect((await testApp.logIn({ ...person, password: 'a wrong guess' })).status).toBe(401);
    await admin().update(by, accountId, { disabled: false });
    expect((await testApp.logIn(person)).status).toBe(200);
    expect(await authenticate(token)).toMatchObject({ accountId });
    expect(await entriesOf(person)).toEqual([
      [by.email, 'user.disable', {}],
      [by.email, 'user.enable', {}],
    ]);
  });
});

test('a sign-in that was under way when the account was switched off comes to nothing', async () => {
  const { person, accountId } = await addUser();
  const signIns = Array.from({ length: 4 }, () => testApp.logIn(person));
  await Promise.all([...signIns, admin().update(COMMAND_LINE, accountId, { disabled: true })]);
  const sessions = await testApp.database.root
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  expect(sessions).toEqual([]);
});

describe('an administrator', () => {
  test('signs out, gives a temporary password and a plan, and deletes, each in the log', async () => {
    const by = await addAdmin();
    const { person, accountId } = await addUser();
    const first = await signIn(person);
    expect(await admin().signOut(by, accountId)).toBe(1);
    expect(await endReasonOf(first.RefreshToken)).toBe('signed_out_by_admin');
    const second = await signIn(person);
    const password = await admin().changeTemporaryPassword(by, accountId);
    expect(await isLetIn(second.AccessToken)).toBe(false);
    expect((await testApp.logIn({ ...person, password })).body.result.next).toBe('change-password');
    await admin().update(by, accountId, { plan: 'PRICE_ID_75' });
    await admin().update(by, accountId, { plan: null });
    await admin().delete(by, accountId, async () => ({ files: 3 }));
    expect(await findAccountByEmail(testApp.database.root, person.email)).toBeUndefined();
    await testApp.sendMails();
    expect(testApp.mailsTo(person.email).at(-1)?.text).toContain('the rights of an administrator');
    expect(await entriesOf(person)).toEqual([
      [by.email, 'user.signOut', { sessions: 1 }],
      [by.email, 'user.password', {}],
      [by.email, 'user.plan', { plan: 'PRICE_ID_75', previous: null }],
      [by.email, 'user.plan', { plan: null, previous: 'PRICE_ID_75' }],
      [by.email, 'user.delete', { files: 3 }],
    ]);
  });

  test('helps who has lost the authenticator', async () => {
    const { person, token } = await addPersonWithMfa(testApp);
    const { id } = await accountOf(person);
    await admin().disableSecondFactor(COMMAND_LINE, id);
    expect(await isLetIn(token)).toBe(false);
    expect((await testApp.logIn(person)).body.result.next).toBe('app');
    expect(await accountOf(person)).toMatchObject({ mfa_enabled: false, totp_secret: null });
    await testApp.sendMails();
    expect(testApp.mailsTo(person.email).map(({ subject }) => subject)).toContain(
      'Multi-factor authentication for Recto is off',
    );
    expect(await entriesOf(person)).toEqual([['command line', 'user.resetMfa', {}]]);
  });

  test('ends the wait after too many wrong passwords', async () => {
    const { person, accountId } = await addUser();
    const ip = '192.0.2.77';
    const wrong = { ...person, password: 'a wrong guess' };
    for (let at = 0; at < THROTTLES.login.pair.hits; at += 1) await testApp.logIn(wrong, {}, ip);
    expect((await testApp.logIn(person, {}, ip)).status).toBe(429);
    await admin().unlock(COMMAND_LINE, accountId);
    expect((await testApp.logIn(person, {}, ip)).status).toBe(200);
    expect(await entriesOf(person)).toEqual([['command line', 'user.unlock', {}]]);
  });

  test('who is none any more does nothing', async () => {
    const by = await addAdmin();
    const { accountId } = await addUser();
    await admin().setRole(COMMAND_LINE, by.accountId, 'user');
    expect(await codeOf(admin().signOut(by, accountId))).toBe('auth.forbidden');
    expect(await codeOf(admin().createUser(by, { ...makeForm(), role: 'user' }))).toBe('auth.forbidden');
  });

  test('does nothing that cannot be written down', async () => {
    const { person, accountId } = await addUser();
    await signIn(person);
    const before = [await accountOf(person), await sessionsOf(accountId)];
    const acts = [
      () => admin().update(COMMAND_LINE, accountId, { role: 'admin' }),
      () => admin().update(COMMAND_LINE, accountId, { plan: 'none' }),
      () => admin().update(COMMAND_LINE, accountId, { disabled: true }),
      () => admin().signOut(COMMAND_LINE, accountId),
      () => admin().changeTemporaryPassword(COMMAND_LINE, accountId),
      () => admin().disableSecondFactor(COMMAND_LINE, accountId),
      () => admin().unlock(COMMAND_LINE, accountId),
      () => admin().delete(COMMAND_LINE, accountId),
    ];
    for (const act of acts) {
      audit.record.mockRejectedValueOnce(new Error('no room'));
      await expect(act()).rejects.toThrow('no room');
      expect([await accountOf(person), await sessionsOf(accountId)]).toEqual(before);
    }
    const form = makeForm();
    audit.record.mockRejectedValueOnce(new Error('no room'));
    await expect(admin().createUser(COMMAND_LINE, { ...form, role: 'user' })).rejects.toThrow('no room');
    expect(await findAccountByEmail(testApp.database.root, form.email)).toBeUndefined();
  });
});

const sessionsOf = (accountId: string) =>
  testApp.database.root.selectFrom('session').selectAll().where('account_id', '=', accountId).execute();

describe('the list of users', () => {
  const find = async (q: string, role?: 'user' | 'admin') => {
    const rows = await admin().listUsers({ q, role }, { offset: 0, limit: 50, total: 50 });
    expect(rows).toHaveLength(await admin().countUsers({ q, role }));
    return rows.map(({ email }) => email);
  };

  test('is searched by the beginnings of words of address and names, whatever case and accents', async () => {
    const tag = randomUUID().slice(0, 8);
    const person = await testApp.addPerson({
      email: `claims.desk+${tag}@nordwind.example`,
      name: 'Łukasz',
      lastName: 'Müller-O’Brien',
    });
    for (const q of [
      `desk ${tag}`,
      `LUKASZ ${tag}`,
      `muller ${tag}`,
      `brien ${tag}`,
      `nordw ${tag}`,
      `'${tag}`,
    ])
      expect(await find(q), q).toEqual([person.email]);
    expect(await find(`ukasz ${tag}`)).toEqual([]);
    expect(await find(`${tag} & ! :* |`)).toEqual([person.email]);
    expect(await find(tag, 'admin')).toEqual([]);
    expect((await find('', 'admin')).length).toBeGreaterThan(0);
  });

  test('knows when somebody was last seen, to within minutes, without a write for each call', async () => {
    const { person } = await addUser();
    const { AccessToken } = await signIn(person);
    const signedInAt = testApp.clock();
    expect((await accountOf(person)).last_seen_at?.getTime()).toBe(signedInAt);
    testApp.advance(60);
    await isLetIn(AccessToken);
    expect((await accountOf(person)).last_seen_at?.getTime()).toBe(signedInAt);
    testApp.advance(600);
    await isLetIn(AccessToken);
    expect((await accountOf(person)).last_seen_at?.getTime()).toBe(testApp.clock());
  });

  test('finds and pages by indexes', async () => {
    const explain = async (where: string) => {
      const rows = await testApp.database.transaction(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        return (await sql.raw(`explain select email from account ${where}`).execute(trx)).rows;
      });
      return JSON.stringify(rows);
    };
    expect(await explain(`where search @@ to_tsquery('simple', '''ada'':*')`)).toContain('account_search');
    expect(await explain(`where role = 'admin' order by email limit 50`)).toContain('account_admins');
    expect(await explain(`order by email limit 50`)).toContain('account_email_key');
  });
});
