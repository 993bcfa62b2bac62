import type { SsoError } from '@recto/contract/sso';
import type { Secrets } from '#kernel/keys.ts';
import type { Client } from '#modules/accounts/client.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';
import { SSO } from '#modules/accounts/limits.ts';
import { makeLinkIdentity, type LinkIdentityDeps } from '#modules/accounts/sso/link-identity.ts';
import { type Identity, ProviderFailure, type ProviderFailureReason } from '#modules/accounts/ports.ts';
import { makeAdmitIdentity, type AdmitIdentityDeps } from '#modules/accounts/sso/admit-identity.ts';
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

export interface FinishSsoDeps extends AdmitIdentityDeps, LinkIdentityDeps {
  readonly settings: Secrets & Pick<AccountSettings, 'publicUrl' | 'defaultPlan'>;
}

/** Takes a browser that is back from the provider to a page of ours: with a one-time code, linked, or with an error. */
export function makeFinishSso(deps: FinishSsoDeps, singleSignOn: SingleSignOn) {
  const { database, now, log } = deps;
  const identify = makeIdentify(deps, singleSignOn);
  const admitIdentity = makeAdmitIdentity(deps, singleSignOn);
  const linkIdentity = makeLinkIdentity(deps);

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
      log.warn({ event: 'sso.refused', reason: error.code, ip: client.ip });
      return pageAfter(attempt, { 'sso-error': error.code });
    }
  };
}

/** Whom the provider says the browser belongs to. */
function makeIdentify({ settings, log }: FinishSsoDeps, { provider }: SingleSignOn) {
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
