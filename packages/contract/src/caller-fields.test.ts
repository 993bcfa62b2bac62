import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputFieldsOf } from '#caller-fields.ts';
import { CallerReference, type Endpoint, endpoint } from '#endpoint.ts';
import { contract } from '#index.ts';

/** Names under which somebody could say who they are, or show what they hold. */
const NAMES_AN_IDENTITY =
  /^(user|account|owner|customer)_?id$|^(user|owner|account|customer)$|^sub$|e-?mail|token/i;

/** Fields of such a name that do not repeat the caller: there is none yet, or the field is what is asked about. */
const NOT_THE_CALLER = new Set([
  'accounts.signUp body.email',
  'accounts.verifyEmail body.email',
  'accounts.resendCode body.email',
  'accounts.login body.email',
  'accounts.refreshToken body.refreshToken',
  'passwords.forgotPassword body.email',
  'passwords.confirmForgotPassword body.email',
  // Required here, and held against the caller's by the use case.
  'passwords.changePassword body.email',
  // Of the payment provider: compared with the account's own by the capability.
  'plans.subscribe body.customerId',
  'plans.customerInfo body.customerId',
  // Of whom an administrator acts on.
  'users.create body.email',
  'users.changeTemporaryPassword body.userId',
  'users.delete body.userId',
  'users.update body.userId',
  'users.signOut body.userId',
]);

type Calls = Record<string, Record<string, Endpoint>>;

const identitiesIn = (calls: Calls) =>
  Object.entries(calls).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([call, each]) =>
      inputFieldsOf(each)
        .filter(({ path }) => path.some((key) => NAMES_AN_IDENTITY.test(key)))
        .map(({ part, path, kind }) => ({ name: `${group}.${call} ${[part, ...path].join('.')}`, kind })),
    ),
  );

const unmarkedIn = (calls: Calls) =>
  identitiesIn(calls)
    .filter(({ kind }) => kind === null)
    .map(({ name }) => name);

test('every field that sounds like an identity repeats the caller, or is listed as one that does not', () => {
  expect(unmarkedIn(contract)).toEqual([...NOT_THE_CALLER]);
  expect(identitiesIn(contract).filter(({ kind }) => kind !== null).length).toBeGreaterThan(10);
});

test('a field that was forgotten is found, however deep it lies', () => {
  const planted = endpoint({
    method: 'POST',
    path: '/planted',
    tokenScope: null,
    summary: '',
    params: z.object({ userid: z.string() }),
    query: z.object({ userId: CallerReference.describe('Your own id'), email: z.email().optional() }),
    body: z.union([
      z.object({ owners: z.array(z.object({ account_id: z.string() })) }),
      z.object({ accessToken: z.string().nullable() }),
    ]),
  });
  expect(unmarkedIn({ group: { planted } })).toEqual([
    'group.planted params.userid',
    'group.planted query.email',
    'group.planted body.*.owners.*.account_id',
    'group.planted body.*.accessToken',
  ]);
});
