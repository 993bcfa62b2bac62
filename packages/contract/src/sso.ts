import { z } from 'zod';
import { LoginResult } from '#accounts.ts';
import { endpoint, Id, listOf } from '#endpoint.ts';

/*
 * Signing in through the OpenID provider of the installation begins with GET /auth/sso/start and comes back by GET
 * /auth/sso/callback; both answer with redirects and are therefore not calls of this table. The callback ends at
 * /login#sso=<code>.
 */

export const SsoIdentity = z.object({ _id: Id, issuer: z.string(), linkedAt: z.iso.datetime() });
export type SsoIdentity = z.infer<typeof SsoIdentity>;

export const sso = {
  exchangeCode: endpoint({
    method: 'POST',
    path: '/auth/sso/token',
    access: 'public',
    summary:
      'Exchange the one-time code of the SSO callback; it works once, for 60 seconds, in the same browser',
    body: z.object({ code: z.string().min(1).max(200) }),
    result: LoginResult,
  }),
  identities: endpoint({
    method: 'GET',
    path: '/auth/sso/identities',
    summary: 'The identities that are linked with the account',
    result: listOf(SsoIdentity),
  }),
  startLinking: endpoint({
    method: 'POST',
    path: '/auth/sso/link',
    summary: 'An address that leads to the provider and links the identity chosen there with this account',
    result: z.object({ url: z.string() }),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/auth/sso/identities/:id',
    summary: 'Unlink an identity; the last way to sign in stays',
    params: z.object({ id: Id }),
  }),
};
