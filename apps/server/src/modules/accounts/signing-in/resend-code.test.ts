import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { THROTTLES } from '#modules/accounts/limits.ts';
import { type AccountsDoor, makeForm, openAccountsDoor, anyAddress } from '#testing/accounts-door.ts';

let door: AccountsDoor;
beforeAll(async () => {
  door = await openAccountsDoor();
});
afterAll(() => door.close());
beforeEach(() => door.advance(24 * 3600));

const resend = (email: string, address = anyAddress()) =>
  door.call('/auth/resend-code', { email }, { address });
const verify = (email: string, code: string) => door.call('/auth/verify-email', { email, code });

describe('asking for a new code', () => {
  test('mails one, and the old one dies', async () => {
    const form = makeForm();
    await door.signUp(form);
    const oldCode = await door.codeFor(form.email);
    expect((await resend(form.email)).status).toBe(200);
    const newCode = await door.codeFor(form.email);
    expect(door.mailsTo(form.email)).toHaveLength(2);
    if (oldCode !== newCode) expect((await verify(form.email, oldCode)).status).toBe(400);
    expect((await verify(form.email, newCode)).status).toBe(200);
  });

  test('mails nothing to unknown and confirmed addresses, at the same answer and cost', async () => {
    const unconfirmed = makeForm();
    await door.signUp(unconfirmed);
    const confirmed = await door.addPerson();
    const seen = [];
    for (const email of [unconfirmed.email, confirmed.email, 'nobody@example.org']) {
      await door.sendMails();
      const mailsBefore = door.mailsTo(email).length;
      door.queries.length = 0;
      const { body } = await resend(email);
      const queries = [...door.queries];
      await door.sendMails();
      seen.push({ body, queries, mails: door.mailsTo(email).length - mailsBefore });
    }
    expect(seen.map(({ mails }) => mails)).toEqual([1, 0, 0]);
    expect(seen[1]?.body).toEqual(seen[0]?.body);
    expect(seen[2]?.body).toEqual(seen[0]?.body);
    expect(seen[1]?.queries).toEqual(seen[0]?.queries);
    expect(seen[2]?.queries).toEqual(seen[0]?.queries);
  });

  test('has to wait a little between two requests, whether or not the address is known', async () => {
    const form = makeForm();
    await door.signUp(form);
    const address = anyAddress();
    for (const email of [form.email, `unknown-${form.email}`]) {
      expect((await resend(email, address)).status).toBe(200);
      const refused = await resend(email, address);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    }
    door.advance(THROTTLES.resendGap.pair.seconds);
    expect((await resend(form.email, address)).status).toBe(200);
  });

  test('is limited for one e-mail address from one network, so that nobody is flooded with mail', async () => {
    const form = makeForm();
    await door.signUp(form);
    const [statuses, address] = [[] as number[], anyAddress()];
    for (let request = 0; request < 7; request += 1) {
      statuses.push((await resend(form.email, address)).status);
      door.advance(THROTTLES.resendGap.pair.seconds);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
