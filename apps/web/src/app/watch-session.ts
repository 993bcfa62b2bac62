import { findScreen } from '#app/screens.ts';
import { adoptStoredSession, isSignedIn, type Session, useSession } from '#lib/session.ts';
import { isSessionEnding } from '#lib/session-end.ts';

/** By a full load, so that nothing of the account stays in memory. */
function follow(session: Session, before: Session): void {
  const access = findScreen(window.location.pathname)?.access;
  if (isSessionEnding() || (access !== 'signed-in' && access !== 'mfa-pending')) return;
  if (!isSignedIn(session)) return window.location.assign('/login');
  if (before.user && before.user.userId !== session.user?.userId) window.location.reload();
}

/**
 * Leads away from what only a session may see as soon as there is none: guards run on navigation alone, and a session
 * also ends elsewhere, in another tab or with a cleared storage. Returns what ends the watch.
 */
export function watchSession(): () => void {
  const unsubscribe = useSession.subscribe((session, before) => {
    if (session.user !== before.user) follow(session, before);
  });
  // A tab is not told what was done to the storage from within it.
  const look = () => void adoptStoredSession();
  document.addEventListener('visibilitychange', look);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
  };
}
