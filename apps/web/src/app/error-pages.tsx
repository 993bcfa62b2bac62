import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { useProductName } from '#lib/queries/configuration.ts';
import { clearStoredSession } from '#lib/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';

interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  whole?: boolean;
}

function ErrorScreen({ title, children, action, whole = false }: ErrorScreenProps) {
  const Tag = whole ? 'main' : 'div';
  return (
    <Tag className="relative grid h-full min-h-80 place-items-center p-6">
      {whole && <Brand />}
      <div className="max-w-120 text-center">
        <h1 className="font-read text-2xl">{title}</h1>
        <div className="mt-2 text-balance text-ink-2">{children}</div>
        <div className="mt-6 flex justify-center gap-2">{action}</div>
      </div>
    </Tag>
  );
}

/** Outside the frame a screen must say itself whose it is. */
const Brand = () => (
  <p className="absolute start-6 top-6 flex items-center gap-2.5 font-semibold text-[17px] tracking-[-0.01em] sm:start-10 sm:top-8">
    <Logo className="size-7" />
    {useProductName()}
  </p>
);

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
  const { pathname } = useLocation();
  const productName = useProductName();
  // A tab that was opened with this address has no step to go back.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <ErrorScreen
      whole
      title="Page Not Found"
      action={
        <>
          <Button variant="primary" icon={<ArrowLeft />} onClick={() => void goBack()}>
            Go Back
          </Button>
          <Link to="/files" className={buttonClass('plain')}>
            Files
          </Link>
        </>
      }
    >
      <title>{`Page Not Found · ${productName}`}</title>
      <p>
        There is nothing at <b className="break-all font-semibold text-ink">{pathname}</b>. Your files and
        answers are where you left them.
      </p>
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
