import { isRouteErrorResponse } from 'react-router';
import { NetworkError, UNREACHABLE } from '#lib/api-error.ts';
import { isServerReachable } from '#lib/release.ts';
import { toast } from '#ui/toast.tsx';

interface ErrorDescription {
  /** Of an answer, or of what the router itself refuses. */
  status?: number;
  /** The status in words, or the error's message. */
  message: string;
  /** Where it came from, when that is known. */
  stack?: string;
}

/** What can be said of whatever was thrown. */
export function describeError(error: unknown): ErrorDescription {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  if (error instanceof Error) return { message: error.message, ...(error.stack && { stack: error.stack }) };
  return { message: typeof error === 'string' ? error : (JSON.stringify(error) ?? 'Unknown error') };
}

/** Whether it was the code of a screen that did not arrive. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof TypeError && /module|import/i.test(error.message));

/** Loads the page anew if the server answers; otherwise the browser's own error page would take its place. */
export async function reloadOnceReachable(): Promise<void> {
  if (await isServerReachable()) window.location.reload();
  else toast.warning(UNREACHABLE, { id: 'network' });
}
