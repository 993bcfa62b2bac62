import type { SessionEndReason } from '@recto/contract/session-end';

/** Why a session is over: `unknown` where the server was not asked, or did not say. */
export type EndReason = SessionEndReason | 'expired' | 'unknown';

const KEY = 'recto-session-ended';
let noted: EndReason = 'unknown';

/** Notes what the server has said; kept only if the session then ends here without having been asked to. */
export function noteEndReason(reason: EndReason): void {
  noted = reason;
}

/** Keeps the reason for the login page. Not in the local storage, which is empty then. */
export function keepEndReason(): void {
  try {
    sessionStorage.setItem(KEY, noted);
  } catch {
    // A browser that keeps nothing is told nothing.
  }
  noted = 'unknown';
}

/** The reason that was kept, once. Any text: a page of another release may have kept it. */
export function takeEndReason(): string | null {
  try {
    const reason = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return reason;
  } catch {
    return null;
  }
}
