import type { SsoError } from '@recto/contract/sso';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Secrets } from '#kernel/keys.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Log } from '#kernel/log.ts';
import { SSO } from '#modules/accounts/limits.ts';
import { ProviderFailure } from '#modules/accounts/ports.ts';
import type { Spend } from '#modules/accounts/second-factor/second-factor.ts';
import { hashSecret, makeSecret, ownPath } from '#modules/accounts/sso/sso-browser.ts';
import { type SingleSignOn, callbackUrl, sealChecks } from '#modules/accounts/sso/sso.ts';
import { insertAttempt } from '#modules/accounts/sso/sso.store.ts';
import { scheduleSweep } from '#modules/accounts/sweep.job.ts';
import type { AccountSettings } from '#modules/accounts/account-settings.ts';

interface Beginning {
  /** The page to go to afterwards. */
  readonly next?: string | undefined;
  /** The session that links an identity; left out where somebody signs in. */
  readonly sessionId?: string;
  /** Uses up what linking was proved with. */
  readonly spend?: Spend;
}

export type Begun = { readonly url: string; readonly browserSecret: string } | { readonly error: SsoError };

export interface BeginSsoDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly settings: Secrets & Pick<AccountSettings, 'publicUrl'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends a browser to the provider, and notes what its answer will be checked against. */
export function makeBeginSso(deps: BeginSsoDeps, { provider }: SingleSignOn) {
  const { database, jobs, settings, clock, log } = deps;
  return async ({ next, sessionId, spend }: Beginning): Promise<Begun> => {
    const asked = await provider.begin(callbackUrl(settings)).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.error({ event: 'sso.provider_away' }, error.message);
      return null;
    });
    if (!asked) return { error: 'provider_away' };
    const browserSecret = makeSecret();
    await database.transaction(async (trx) => {
      await spend?.(trx);
      await insertAttempt(trx, {
        state_hash: hashSecret(asked.checks.state),
        browser_hash: hashSecret(browserSecret),
        sealed_checks: sealChecks(settings, asked.checks),
        next: ownPath(next),
        session_id: sessionId ?? null,
        expires_at: new Date(clock() + SSO.attemptSeconds * 1000),
      });
      await scheduleSweep(jobs, trx);
    });
    return { url: asked.url, browserSecret };
  };
}
