import { ApiError, CodeError, NetworkError, sentenceOf, UNREACHABLE } from '#lib/api-error.ts';
import { askForRelease } from '#lib/release.ts';
import { isSignedIn, useSession } from '#lib/session.ts';
import { endExpiredSession } from '#lib/session-end.ts';
import { toast } from '#ui/toast.tsx';

/** The server, or what stands before it, has given the session up. */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 504);

/** What was typed is not lost to a page that loads itself anew, so the person decides when. */
async function reportMissingCode(): Promise<void> {
  const isReachable = (await askForRelease()) !== 'none';
  if (!isReachable) return toast.warning(UNREACHABLE, { id: 'network' });
  toast.warning('A part of this page did not arrive', {
    id: 'network',
    description: 'Load the page again to go on.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onClick: () => window.location.reload() },
  });
}

/** Failures that have been told; the screen whose call it was must not announce them a second time. */
const reported = new WeakSet<object>();

/** Announces a failure, and keeps the screen whose call it was from telling it in a toast once more. */
export function report(error: unknown, announce: () => void): void {
  announce();
  if (error instanceof Error) reported.add(error);
}

/**
 * What every failed call has in common (specification, section 8): the session is over, or the server is out of reach.
 * The caches of queries and mutations announce it by themselves; for code and pages of documents it is done where they
 * are loaded.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof CodeError) report(error, () => void reportMissingCode());
  else if (error instanceof NetworkError) report(error, () => toast.warning(UNREACHABLE, { id: 'network' }));
  else if (isSessionOver(error) && isSignedIn(useSession.getState())) report(error, endExpiredSession);
}

/** Says a failed call in a toast, below a heading where there is one, unless `reportFailure` has told it. */
export function toastFailure(error: Error, heading?: string): void {
  if (reported.has(error)) return;
  const sentence = sentenceOf(error);
  if (heading === undefined) toast.error(sentence);
  else toast.error(heading, { description: sentence });
}
