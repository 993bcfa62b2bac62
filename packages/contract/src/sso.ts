import { z } from 'zod';
import { LoginResult } from '#accounts.ts';
import { endpoint, Id, listOf } from '#endpoint.ts';
import { Proof } from '#second-factor.ts';

/*
 * Signing in through the OpenID provider of the installation begins with GET /auth/sso/start and comes back by GET
 * /auth/sso/callback; both answer with redirects and are therefore not calls of this table. The callback ends at
 * /login#sso=<code>, linking at /profile#sso=linked; what goes wrong at #sso-error=<one of SSO_ERRORS> of either page.
 */

/**
 * Why signing in through the provider, or linking, came to nothing. The address holds only the code: anybody can write
 * a link, and a sentence in it would be shown as ours.
 */
export const SSO_ERRORS = {
  provider_away: 'The sign-in provider does not answer just now. Please try again in a few minutes.',
  denied: 'The sign-in was broken off at the provider.',
  expired: 'This sign-in has expired or was begun in another browser. Please try again.',
  refused: 'The answer of the sign-in provider could not be trusted. Please try again.',
  too_many: 'Too many sign-ins were begun from here. Please try again in a few minutes.',
  email_unverified: 'The sign-in provider has not confirmed your e-mail address yet.',
  domain_refused:
    'Addresses of this domain cannot sign in this way, unless the identity is linked in the profile.',
  conflict: 'This address belongs to an account that another identity opens. Please ask your administrator.',
  taken: 'This identity is linked with another account already.',
  already_linked: 'An identity of this provider is linked already. Unlink it first.',
  plan_required: 'Linking an identity is part of the Summit plan.',
} as const;
export type SsoError = keyof typeof SSO_ERRORS;

export const SsoIdentity = z.object({ _id: Id, issuer: z.string(), linkedAt: z.iso.datetime() });
export type SsoIdentity = z.infer<typeof SsoIdentity>;

export const sso = {
  exchangeCode: endpoint({
    method: 'POST',
    path: '/auth/sso/token',
    storageReserve: 'reserve',
    access: 'public',
    summary:
      'Exchange the one-time code of the SSO callback; it works once, for 60 seconds, in the same browser',
    body: z.object({ code: z.string().min(1).max(200) }),
    result: LoginResult,
  }),
  identities: endpoint({
    method: 'GET',
    path: '/auth/sso/identities',
    tokenScope: null,
    summary: 'The identities that are linked with the account',
    result: listOf(SsoIdentity),
  }),
  startLinking: endpoint({
    method: 'POST',
    path: '/auth/sso/link',
    tokenScope: null,
    summary:
      'An address that leads to the provider and links the identity chosen there with this account. Needs a sign-in within the last ten minutes, the password, or a code of the authenticator',
    body: Proof,
    result: z.object({ url: z.string() }),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/auth/sso/identities/:id',
    tokenScope: null,
    summary: 'Unlink an identity; the last way to sign in stays',
    params: z.object({ id: Id }),
  }),
};
