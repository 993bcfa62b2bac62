import { CallerReference, CallerToken, endpoint } from '@recto/contract/endpoint';
import { API_BASE } from '@recto/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { type Caller, makeRoutes } from '#kernel/http.ts';

const caller: Caller = {
  accountId: 'account-1',
  email: 'ada@example.org',
  role: 'user',
  sessionId: 'session-1',
  level: 'full',
};

/** A field that repeats the caller's identity, in the ways zod lets a contract write it down. */
const WRITTEN: Record<string, z.ZodType> = {
  'as it is': CallerReference,
  'with a description': CallerReference.describe('Your own id'),
  'with metadata': CallerReference.meta({ title: 'Your own id' }),
  'as one that may be null': CallerReference.nullable(),
  'with a default': CallerReference.default(''),
  'as one that must be there': CallerReference.unwrap(),
  'with a rule of its own': CallerReference.refine((value) => value !== 'x'),
  'with a transformation': CallerReference.transform((value) => value ?? ''),
  'as readonly': CallerReference.readonly(),
};

const endpoints = Object.fromEntries(
  Object.values(WRITTEN).flatMap((field, index) => [
    [
      `flat${index}`,
      endpoint({
        method: 'POST',
        path: `/flat${index}`,
        tokenScope: null,
        summary: '',
        body: z.object({ field }),
      }),
    ],
    [
      `deep${index}`,
      endpoint({
        method: 'POST',
        path: `/deep${index}`,
        tokenScope: null,
        summary: '',
        body: z.object({ field: z.object({ owner: field }).optional() }).describe('A form'),
      }),
    ],
  ]),
);
const token = endpoint({
  method: 'POST',
  path: '/token',
  tokenScope: null,
  summary: '',
  body: z.object({ field: CallerToken.describe('The access token') }),
});

const app = Fastify();
beforeAll(async () => {
  const nothing = async () => ({ result: null });
  const handlers = Object.fromEntries(Object.keys(endpoints).map((name) => [name, nothing]));
  makeRoutes(endpoints, handlers)(app, async () => caller);
  makeRoutes({ token }, { token: nothing })(app, async () => caller);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send({ message: String(error) }),
  );
  await app.ready();
});
afterAll(() => app.close());

const post = async (path: string, payload: object) => {
  const headers = { authorization: 'Bearer mine' };
  return (await app.inject({ method: 'POST', url: API_BASE + path, headers, payload })).statusCode;
};

describe('somebody else’s id is refused', () => {
  test.each(Object.keys(WRITTEN).map((way, index) => [way, index] as const))('%s', async (_way, index) => {
    expect(await post(`/flat${index}`, { field: 'account-2' })).toBe(403);
    expect(await post(`/flat${index}`, { field: 'account-1' })).toBe(200);
    expect(await post(`/deep${index}`, { field: { owner: 'account-2' } })).toBe(403);
    expect(await post(`/deep${index}`, { field: { owner: 'ADA@example.org' } })).toBe(200);
  });

  test('a token too', async () => {
    expect(await post('/token', { field: 'yours' })).toBe(403);
    expect(await post('/token', { field: 'mine' })).toBe(200);
  });
});

test('a place where it could not be checked is refused when the call is mounted', () => {
  const unchecked = endpoint({
    method: 'POST',
    path: '/list',
    tokenScope: null,
    summary: '',
    body: z.object({ owners: z.array(CallerReference) }),
  });
  expect(() =>
    makeRoutes({ unchecked }, { unchecked: async () => ({ result: null }) })(Fastify(), async () => caller),
  ).toThrow('body.owners');
});
