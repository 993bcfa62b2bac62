import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobContext } from '#kernel/define-job.ts';
import { type Mail, MailRefusedError } from '#kernel/mail.ts';
import { CODE } from '#modules/accounts/limits.ts';
import { makeOneTimeCodes } from '#modules/accounts/codes/one-time-codes.ts';
import { makeAccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import { findAccountByEmail, NOBODY } from '#modules/accounts/account.store.ts';
import {
  accountSettings,
  type AccountsTestApp,
  makeForm,
  openAccountsTestApp,
} from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());

/** A mailer that does as it is told, behind the module's own handler. */
function makeMailing(send: (mail: Mail) => Promise<void>) {
  const { database, clock } = testApp;
  const codes = makeOneTimeCodes({ secret: accountSettings.secret, clock });
  const mailer = { send, close: async () => {} };
  const { handler } = makeAccountMailer({
    database,
    jobs: testApp.queue.jobs,
    mailer,
    codes,
    clock,
    settings: accountSettings,
  });
  const logged: object[] = [];
  const note = (details: object) => void logged.push(details);
  const log = { debug: note, info: note, warn: note, error: note };
  const run = async (outcome: 'handle' | 'abandon' = 'handle') => {
    const context: JobContext = {
      id: '1',
      signal: new AbortController().signal,
      log,
      lastAttempt: outcome === 'abandon',
    };
    for (const job of await testApp.queue.waiting()) {
      if (job.name === handler.name) await handler[outcome]?.(job.payload, context);
    }
  };
  return { run, logged };
}

async function signUp() {
  await testApp.sendMails();
  const form = makeForm();
  await testApp.signUp(form);
  return form;
}

describe('a mail on its way', () => {
  test('lies in the queue without its code, its address or a name', async () => {
    const form = await signUp();
    const queued = JSON.stringify(await testApp.queue.waiting());
    const code = await testApp.codeFor(form.email);
    expect(queued).toContain('accounts.mail');
    for (const secret of [code, form.email, form.name, Buffer.from(code).toString('base64url')]) {
      expect(queued).not.toContain(secret);
    }
  });

  test('is sent again with the same code when the mail server was away', async () => {
    const form = await signUp();
    const sent: Mail[] = [];
    let isAway = true;
    const { run } = makeMailing(async (mail) => {
      if (isAway) throw new Error('away');
      sent.push(mail);
    });
    await expect(run()).rejects.toThrow('away');
    isAway = false;
    await run();
    const code = /^\d{6}$/m.exec(sent[0]?.text ?? '')?.[0] ?? '';
    expect(sent.map(({ to }) => to)).toEqual([form.email]);
    expect((await testApp.call('/auth/verify-email', { email: form.email, code })).status).toBe(200);
  });

  test('that is refused for good is dropped and logged by id', async () => {
    const form = await signUp();
    const account = await findAccountByEmail(testApp.database.root, form.email);
    const { run, logged } = makeMailing(() => Promise.reject(new MailRefusedError(550)));
    await run();
    expect(logged).toEqual([
      { event: 'mail.refused', kind: 'verify-email', accountId: account?.id, responseCode: 550 },
    ]);
  });

  test('that is given up is logged by id', async () => {
    const form = await signUp();
    const account = await findAccountByEmail(testApp.database.root, form.email);
    const { run, logged } = makeMailing(() => Promise.reject(new Error('away')));
    await expect(run()).rejects.toThrow('away');
    expect(logged).toEqual([]);
    await run('abandon');
    expect(logged).toEqual([{ event: 'mail.given_up', kind: 'verify-email', accountId: account?.id }]);
  });

  test.each([
    ['a newer code', async (email: string) => void (await testApp.call('/auth/resend-code', { email })), 1],
    ['ten minutes', async () => testApp.advance(CODE.seconds), 0],
  ])('is not sent after %s', async (_reason, outdate, expected) => {
    const form = await signUp();
    await outdate(form.email);
    const sent: Mail[] = [];
    const { run } = makeMailing(async (mail) => void sent.push(mail));
    await run();
    expect(sent.filter(({ to }) => to === form.email)).toHaveLength(expected);
  });

  test('to nobody, to an account that is gone, or sealed elsewhere is not sent', async () => {
    const form = await signUp();
    const account = await findAccountByEmail(testApp.database.root, form.email);
    const sent: Mail[] = [];
    const { database, clock } = testApp;
    const codes = makeOneTimeCodes({ secret: accountSettings.secret, clock });
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
    const { handler } = makeAccountMailer({
      database,
      jobs: testApp.queue.jobs,
      mailer,
      codes,
      clock,
      settings: accountSettings,
    });
    const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const context = { id: '1', signal: new AbortController().signal, log: silent, lastAttempt: false };
    await handler.handle({ kind: 'account-exists', accountId: NOBODY, sealed: '' }, context);
    await handler.handle({ kind: 'verify-email', accountId: account?.id ?? '', sealed: 'rubbish' }, context);
    expect(sent).toEqual([]);
  });
});

describe('what a mail says', () => {
  test('the code stands on a line of its own, six digits and no other digits like it', async () => {
    const form = await signUp();
    const code = await testApp.codeFor(form.email);
    const [mail] = testApp.mailsTo(form.email);
    expect(mail?.text.match(/\d{6}/g)).toEqual([code]);
    expect(mail?.html).toContain(`>${code}<`);
    expect(mail?.subject).not.toContain(code);
  });

  test('nothing that was typed at sign-up is repeated to whoever gets it', async () => {
    await testApp.sendMails();
    const form = makeForm({ name: 'Win a prize at http://evil.example', lastName: '<b>Click</b>' });
    await testApp.signUp(form);
    await testApp.sendMails();
    const [mail] = testApp.mailsTo(form.email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Click/);
  });
});
