import { API_BASE } from '@recto/contract';
import { z } from 'zod';
import type { Secrets } from '#kernel/keys.ts';
import { makeSealer } from '#kernel/sealing.ts';
import type { Plan } from '#modules/accounts/tables.ts';
import type { IdentityProvider, SignInChecks } from '#modules/accounts/ports.ts';

/** The installation's single sign-on, where it has one. */
export interface SingleSignOn {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  /** Lower-case. The operator vouches that the provider gives an address of theirs to nobody but its owner. */
  readonly domains: readonly string[];
  /** What accounts of these domains get that come through the provider. */
  readonly plan: Plan;
}

/** Registered at the provider; what the browser brings is always read as if it came there, whatever host it names. */
export const callbackUrl = ({ publicUrl }: { readonly publicUrl: string }) =>
  `${publicUrl.replace(/\/+$/, '')}${API_BASE}/auth/sso/callback`;

const Checks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
const sealerOf = (secrets: Secrets) => makeSealer(secrets, 'sso-attempt');

export const sealChecks = (settings: Secrets, checks: SignInChecks): string =>
  sealerOf(settings).seal(JSON.stringify(checks), checks.state);

/** What was sealed for this state. */
export const openChecks = (settings: Secrets, sealed: string, state: string): SignInChecks =>
  Checks.parse(JSON.parse(sealerOf(settings).open(sealed, state) ?? 'null'));
