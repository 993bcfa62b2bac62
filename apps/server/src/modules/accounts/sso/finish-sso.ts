import type { SsoError } from '@recto/contract/sso';
import type { Client } from '#modules/accounts/sessions/client.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { SSO } from '#modules/accounts/limits.ts';
import { makeLinkIdentity } from '#modules/accounts/sso/link-identity.ts';
import { type Identity, ProviderFailure, type ProviderFailureReason } from '#modules/accounts/ports.ts';
import { makeAdmitIdentity } from '#modules/accounts/sso/admit-identity.ts';
import { hashOfBrowser, hashSecret, makeSecret } from '#modules/accounts/sso/sso-browser.ts';
import { SsoRefusal } from '#modules/accounts/sso/sso.errors.ts';
import { callbackUrl, openChecks, type SingleSignOn } from '#modules/accounts/sso/sso.ts';
import { insertTicket, type SsoAttempt, takeAttempt } from '#modules/accounts/sso/sso.store.ts';

/** What the browser has brought back from the provider. */
export interface Callback {
  /** The query as it came. */
  readonly query: URLSearchParams;
  readonly cookies: string;
  readonly client: Client;
}

const ERROR_OF = {
  away: 'provider_away',
  denied: 'denied',
  refused: 'refused',
} as const satisfies Record<ProviderFailureReason, SsoError>;

/** Takes a browser that is back from the provider to a page of ours: with a one-time code, linked, or with an error. */
export function makeFinishSso(internals: Internals, singleSignOn: SingleSignOn) {
  const { database, now, log } = internals;
  const identify = makeIdentify(internals, singleSignOn);
  const admitIdentity = makeAdmitIdentity(internals, singleSignOn);
  const linkIdentity = makeLinkIdentity(internals);

  return async ({ query, cookies, client }: Callback): Promise<string> => {
    const state = query.get('state') ?? '';
    const browserHash = hashOfBrowser(cookies);
    const attempt =
      browserHash && (await takeAttempt(database.root, { stateHash: hashSecret(state), browserHash }, now()));
    if (!browserHash || !attempt) return pageAfter(null, { 'sso-error': 'expired' });
    try {
      const identity = await identify(attempt, query, state);
      if (attempt.session_id !== null) {
        await linkIdentity(attempt.session_id, identity, client);
        return pageAfter(attempt, { sso: 'linked' });
      }
      const code = makeSecret();
      await database.transaction(async (trx) => {
        const accountId = await admitIdentity(trx, identity, client);
        await insertTicket(trx, {
          code_hash: hashSecret(code),
          browser_hash: browserHash,
          account_id: accountId,
          expires_at: new Date(now().getTime() + SSO.ticketSeconds * 1000),
        });
      });
      return pageAfter(attempt, { sso: code });
    } catch (error) {
      if (!(error instanceof SsoRefusal)) throw error;
      log.warn({ event: 'sso.refused', reason: error.code, address: client.address });
      return pageAfter(attempt, { 'sso-error': error.code });
    }
  };
}

/** Whom the provider says the browser belongs to. */
function makeIdentify({ settings, log }: Internals, { provider }: SingleSignOn) {
  return async (attempt: SsoAttempt, query: URLSearchParams, state: string): Promise<Identity> => {
    const checks = openChecks(settings, attempt.sealed_checks, state);
    try {
      return await provider.finish(new URL(`${callbackUrl(settings)}?${query}`), checks);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ event: 'sso.provider_failed', reason: error.reason }, error.message);
      throw new SsoRefusal(ERROR_OF[error.reason]);
    }
  };
}

function pageAfter(attempt: SsoAttempt | null, outcome: Record<string, string>): string {
  const page = attempt?.session_id ? '/profile' : '/login';
  const query = attempt?.next ? `?${new URLSearchParams({ next: attempt.next })}` : '';
  return `${page}${query}#${new URLSearchParams(outcome)}`;
}
