import { API_BASE, contract } from '@recto/contract';
import { inputFieldsOf } from '@recto/contract/caller-fields';
import type { Endpoint } from '@recto/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

/*
 * Where a body repeats who is calling (an id, an address, a token), only the token in the header counts: the caller's
 * own may stand there, or nothing. Every such field of the contract is tried.
 */

const MFA = [{ Name: 'custom:mfaEnabled', Value: '0' }];

/** What else the body needs to be read. */
const BODIES: Record<string, object> = {
  'secondFactor.getQrCode': {},
  'secondFactor.registerMfa': { userCode: '123456' },
  'secondFactor.verifyMfa': { userCode: '123456' },
  'secondFactor.changeMfaSetup': { attributes: MFA },
  'ownAccount.updateAttributes': { attributes: [{ Name: 'name', Value: 'Augusta' }] },
  'folders.create': { name: 'Papers' },
  'plans.createCustomer': {},
  'plans.updateInfo': {},
};

const fields = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([call, endpoint]) =>
    inputFieldsOf(endpoint)
      .filter(({ part, kind }) => kind !== null && part === 'body' && endpoint.encoding === 'json')
      .map(({ path, kind }) => ({
        name: `${group}.${call}`,
        field: path.join('.'),
        isToken: kind === 'token',
        endpoint,
      })),
  ),
);

let testApp: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  [owner, stranger] = [await testApp.signUp(), await testApp.signUp()];
});
afterAll(() => testApp.close());

test('there are such fields, and each is tried', () => {
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.map(({ name }) => name).filter((name) => !(name in BODIES))).toEqual([]);
});

describe.each(fields)('$name $field', ({ name, field, isToken, endpoint }) => {
  const send = async (token: string, value: string) => {
    const response = await testApp.inject({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { ...BODIES[name], [field]: value },
    });
    return [response.statusCode, response.json().result?.code];
  };

  test('of somebody else is refused, the caller’s own accepted', async () => {
    const token = await testApp.startSession(
      stranger,
      endpoint.access === 'pending' ? 'mfa_pending' : 'full',
    );
    const foreign = isToken ? [owner.AccessToken, 'rubbish'] : [owner.accountId, owner.email];
    for (const value of foreign) expect(await send(token, value)).toEqual([403, 'auth.foreign_account']);
    const own = isToken ? [token, ''] : [stranger.accountId, stranger.email.toUpperCase(), ''];
    for (const value of own) expect(await send(token, value)).not.toContain('auth.foreign_account');
  });
});
