import { Copy, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { describeError, isLoadFailure, reloadOnceReachable } from '#app/route-error.ts';
import { reloadForOtherRelease } from '#lib/release.ts';
import { clearStoredSession } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { Button } from '#ui/button.tsx';

function useLoggedError(): unknown {
  const error = useRouteError();
  useEffect(() => console.error('Route error', error), [error]);
  return error;
}

/** Going back starts from a clean browser storage (specification, section 2). */
function leaveForLogin(): void {
  clearStoredSession();
  window.location.assign('/login');
}

function SomethingWentWrong({ error, whole }: { error: unknown; whole: boolean }) {
  const { revalidate } = useRevalidator();
  const isLoading = isLoadFailure(error);
  useEffect(() => {
    if (isLoading) void reloadForOtherRelease();
  }, [isLoading]);
  const tryAgain = () => {
    // Code that failed to load is only asked for again by loading the page anew.
    if (isLoading) void reloadOnceReachable();
    else void revalidate();
  };
  return (
    <ErrorScreen
      whole={whole}
      title="Something Went Wrong"
      action={
        <>
          <Button variant="primary" size="lg" onClick={leaveForLogin}>
            Go Back
          </Button>
          <Button size="lg" icon={<RotateCw />} onClick={tryAgain}>
            Try this page again
          </Button>
        </>
      }
    >
      <p role="alert">
        {isLoading
          ? 'This screen could not be loaded: the server cannot be reached, or has a newer version of it.'
          : 'This screen could not be drawn. Nothing on the server was touched: uploads and questions go on without it.'}
      </p>
      <p>Go Back signs you out on this device and opens the login page.</p>
    </ErrorScreen>
  );
}

/** What the router itself refuses, and what fails above the frame: as people and reports of faults need it. */
function UnexpectedError({ error, whole }: { error: unknown; whole: boolean }) {
  const { pathname, search } = useLocation();
  const { status, message, stack } = describeError(error);
  const copy = () =>
    void navigator.clipboard
      .writeText(
        [pathname + search, [status, message].filter(Boolean).join(' '), stack].filter(Boolean).join('\n'),
      )
      .then(
        () => toast.success('Details copied'),
        () => toast.error('The details could not be copied.'),
      );
  return (
    <ErrorScreen
      whole={whole}
      width="lg"
      title="Unexpected Application Error!"
      action={
        <>
          {/* Browsers keep the clipboard from pages that came over plain HTTP. */}
          {navigator.clipboard && (
            <Button size="lg" icon={<Copy />} onClick={copy}>
              Copy details
            </Button>
          )}
          <Button variant="quiet" size="lg" icon={<RotateCw />} onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
    >
      <p role="alert" className="break-words text-ink text-lg">
        {status !== undefined && <b className="font-semibold tabular-nums">{status}</b>} {message}
      </p>
      {stack && (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          tabIndex={0}
          role="region"
          aria-label="Stack trace"
          className="max-h-60 overflow-auto rounded-card border border-line bg-quiet px-3.5 py-2.5 font-mono text-ink-2 text-xs"
        >
          {stack}
        </pre>
      )}
    </ErrorScreen>
  );
}

function ScreenError({ whole }: { whole: boolean }) {
  const error = useLoggedError();
  const View = isRouteErrorResponse(error) ? UnexpectedError : SomethingWentWrong;
  return <View error={error} whole={whole} />;
}

/** One screen failed; the frame around it still works. */
export const PageError = () => <ScreenError whole={false} />;

/** A screen without a frame failed. */
export const FramelessPageError = () => <ScreenError whole />;

/** The frame itself failed. */
export const LayoutError = () => <ScreenError whole />;

/** Nothing below could show the error. */
export function RootError() {
  return <UnexpectedError whole error={useLoggedError()} />;
}
