import { API_BASE } from '@recto/contract';
import { accounts, AuthenticationResult } from '@recto/contract/accounts';
import { ErrorEnvelope, envelope } from '@recto/contract/endpoint';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { type EndReason, noteEndReason } from '#lib/end-reason.ts';
import { adoptStoredSession, storeTokens, useSession } from '#lib/session.ts';
import { wait } from '#lib/wait.ts';

const Refreshed = envelope(accounts.refreshToken.result);
/** How often, and how far apart, storage is read again while another tab finishes its own exchange. */
const LOOKS = 8;
const LOOK_EVERY_MS = 250;

let running: Promise<boolean> | null = null;

/**
 * Exchanges the refresh token, however many calls ask for it at once; `stale` is the access token that was refused.
 * False means that the server has refused: the session is over. Throws when the server could not be asked.
 */
export function refreshSession(stale: string): Promise<boolean> {
  running ??= inTurn(() => exchange(stale)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab at a time, where the browser has locks; elsewhere the server's 409 tells the second tab. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('recto-refresh', work);
}

async function exchange(stale: string): Promise<boolean> {
  const { user } = adoptStoredSession();
  if (!user) return false;
  if (user.token !== stale) return true;
  if (!user.refreshToken) return false;
  const response = await fetch(API_BASE + accounts.refreshToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: user.refreshToken }),
  }).catch((cause: unknown) => {
    throw new NetworkError('The server cannot be reached.', { cause });
  });
  if (response.status === 409) return waitForOtherTab(stale);
  if (!response.ok) {
    // Only a refusal ends the session; a server that is away or overloaded does not.
    if (response.status >= 500 || response.status === 429)
      throw new ApiError(response.status, 'Your session could not be renewed just now. Please try again.');
    noteEndReason(findReason(await response.json().catch(() => null)));
    return false;
  }
  storeTokens(AuthenticationResult.parse(Refreshed.parse(await response.json()).result.AuthenticationResult));
  return true;
}

/** The server names a reason until the session would have expired; from then on it has. */
function findReason(refusal: unknown): EndReason {
  const { data } = ErrorEnvelope.safeParse(refusal);
  if (data?.result.code !== 'auth.session_ended') return 'unknown';
  return data.result.reason ?? 'expired';
}

async function waitForOtherTab(stale: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const { user } = adoptStoredSession();
    if (user && user.token !== stale) return true;
    await wait(LOOK_EVERY_MS);
  }
  return useSession.getState().user?.token !== stale;
}
