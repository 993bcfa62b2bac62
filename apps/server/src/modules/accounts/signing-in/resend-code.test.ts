import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { THROTTLES } from '#modules/accounts/limits.ts';
import { type AccountsTestApp, makeForm, openAccountsTestApp, anyIp } from '#testing/accounts-test-app.ts';

let testApp: AccountsTestApp;
beforeAll(async () => {
  testApp = await openAccountsTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.advance(24 * 3600));

const resend = (email: string, ip = anyIp()) => testApp.call('/auth/resend-code', { email }, { ip });
const verify = (email: string, code: string) => testApp.call('/auth/verify-email', { email, code });

describe('asking for a new code', () => {
  test('mails one, and the old one dies', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const oldCode = await testApp.codeFor(form.email);
    expect((await resend(form.email)).status).toBe(200);
    const newCode = await testApp.codeFor(form.email);
    expect(testApp.mailsTo(form.email)).toHaveLength(2);
    if (oldCode !== newCode) expect((await verify(form.email, oldCode)).status).toBe(400);
    expect((await verify(form.email, newCode)).status).toBe(200);
  });

  test('mails nothing to unknown and confirmed addresses, at the same answer and cost', async () => {
    const unconfirmed = makeForm();
    await testApp.signUp(unconfirmed);
    const confirmed = await testApp.addPerson();
    const seen = [];
    for (const email of [unconfirmed.email, confirmed.email, 'nobody@example.org']) {
      await testApp.sendMails();
      const mailsBefore = testApp.mailsTo(email).length;
      testApp.queries.length = 0;
      const { body } = await resend(email);
      const queries = [...testApp.queries];
      await testApp.sendMails();
      seen.push({ body, queries, mails: testApp.mailsTo(email).length - mailsBefore });
    }
    expect(seen.map(({ mails }) => mails)).toEqual([1, 0, 0]);
    expect(seen[1]?.body).toEqual(seen[0]?.body);
    expect(seen[2]?.body).toEqual(seen[0]?.body);
    expect(seen[1]?.queries).toEqual(seen[0]?.queries);
    expect(seen[2]?.queries).toEqual(seen[0]?.queries);
  });

  test('has to wait a little between two requests, whether or not the address is known', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const ip = anyIp();
    for (const email of [form.email, `unknown-${form.email}`]) {
      expect((await resend(email, ip)).status).toBe(200);
      const refused = await resend(email, ip);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    }
    testApp.advance(THROTTLES.resendGap.pair.seconds);
    expect((await resend(form.email, ip)).status).toBe(200);
  });

  test('is limited for one e-mail address from one network, so that nobody is flooded with mail', async () => {
    const form = makeForm();
    await testApp.signUp(form);
    const [statuses, ip] = [[] as number[], anyIp()];
    for (let request = 0; request < 7; request += 1) {
      statuses.push((await resend(form.email, ip)).status);
      testApp.advance(THROTTLES.resendGap.pair.seconds);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
