import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { clearStoredSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';

interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  whole?: boolean;
}

function ErrorScreen({ title, children, action, whole = false }: ErrorScreenProps) {
  const Tag = whole ? 'main' : 'div';
  return (
    <Tag className="grid h-full min-h-80 place-items-center p-6">
      <div className="max-w-120 text-center">
        <h1 className="font-read text-2xl">{title}</h1>
        <div className="mt-2 text-ink-2">{children}</div>
        <div className="mt-6 flex justify-center gap-2">{action}</div>
      </div>
    </Tag>
  );
}

function useLoggedError(): unknown {
  const error = useRouteError();
  useEffect(() => console.error('Route error', error), [error]);
  return error;
}

/** An error as people and bug reports need it: status and its text, or the message and where it came from. */
function ErrorDetails({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <p>{`${error.status} ${error.statusText}`}</p>;
  if (!(error instanceof Error)) return <p>Unknown error</p>;
  return (
    <>
      <p role="alert">{error.message}</p>
      {error.stack && import.meta.env.DEV && (
        <pre className="mt-4 max-h-60 overflow-auto rounded-card border border-line bg-quiet p-3 text-start font-mono text-xs">
          {error.stack}
        </pre>
      )}
    </>
  );
}

export function PageNotFound() {
  const navigate = useNavigate();
  return (
    <ErrorScreen
      whole
      title="Page Not Found"
      action={
        <Button variant="primary" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      }
    >
      <title>Page Not Found</title>
      <p>Nothing lives at this address.</p>
    </ErrorScreen>
  );
}

/** One page failed; the frame around it still works. */
export function PageError() {
  const error = useLoggedError();
  const { revalidate } = useRevalidator();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorScreen
          title="This page could not be shown"
          action={
            <Button
              variant="primary"
              onClick={() => {
                reset();
                // Code that failed to load is only asked for again by loading the page anew.
                if (isLoadFailure(error)) window.location.reload();
                else void revalidate();
              }}
            >
              Try again
            </Button>
          }
        >
          <ErrorDetails error={error} />
        </ErrorScreen>
      )}
    </QueryErrorResetBoundary>
  );
}

const isLoadFailure = (error: unknown): boolean =>
  error instanceof TypeError && /module|import/i.test(error.message);

/** The frame itself failed. Going back starts from a clean browser storage. */
export function LayoutError() {
  const error = useLoggedError();
  return (
    <ErrorScreen
      whole
      title="Something Went Wrong"
      action={
        <Button
          variant="primary"
          onClick={() => {
            clearStoredSession();
            window.location.assign('/login');
          }}
        >
          Go Back
        </Button>
      }
    >
      <ErrorDetails error={error} />
    </ErrorScreen>
  );
}

export function RootError() {
  const error = useLoggedError();
  return (
    <ErrorScreen
      whole
      title="Unexpected Application Error!"
      action={<Button onClick={() => window.location.assign('/')}>Start again</Button>}
    >
      <ErrorDetails error={error} />
    </ErrorScreen>
  );
}
