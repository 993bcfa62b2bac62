import { finishBeforeSignOut } from '#lib/before-sign-out.ts';
import { keepEndReason } from '#lib/end-reason.ts';
import { clearStoredSession, isSignedIn, useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 2000;
/** Longer nobody waits for the server to be told. */
const LOGOUT_WITHIN_MS = 3000;

let ending = false;

/** Whether this page is about to leave for the login page anyway. */
export const isSessionEnding = (): boolean => ending;

/** A full reload, so that nothing of the account stays in memory. */
function leave(): void {
  clearStoredSession();
  window.location.assign('/login');
}

/** Forgets a session that the server has ended, and keeps for the login page what happened and to whom. */
export function forgetSession(email: string, goToLoginMessage: string): void {
  clearStoredSession();
  useSession.setState({ email, goToLoginMessage });
}

/**
 * Runs a call that ends this session on the server, then leaves for the login page with a message. The socket is cut
 * before the answer comes; that must not be told as a session that has run out.
 */
export async function leaveAfter(run: () => Promise<string>): Promise<void> {
  ending = true;
  try {
    await finishBeforeSignOut();
    const message = await run();
    forgetSession(useSession.getState().email, message);
    window.location.assign('/login');
  } catch (error) {
    ending = false;
    throw error;
  }
}

/** Says that the session is over, and leaves for the login page after two seconds or at once by the action. */
export function endExpiredSession(): void {
  if (ending) return;
  ending = true;
  toast.error('Session Timed Out Please Logout and Login Again', {
    id: 'session',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Logout', onClick: leave },
  });
  keepEndReason();
  setTimeout(leave, REDIRECT_AFTER_MS);
}

/** Runs a call that ends this session on the server, as far as that is done in good time, and leaves in any case. */
export async function leaveInAnyCase(run: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  ending = true;
  try {
    if (isSignedIn(useSession.getState())) {
      await finishBeforeSignOut();
      await run(AbortSignal.timeout(LOGOUT_WITHIN_MS));
    }
  } catch {
    // Whoever wants out gets out: the token runs out on the server by itself.
  }
  leave();
}
