import { useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

/** Signing in at the organisation's own provider. It begins and ends with redirects of the server, so it is a plain link. */
export function SsoLink() {
  const next = useSearchParams()[0].get('next');
  return (
    <>
      <p className="my-4 flex items-center gap-3 text-ink-3 text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <a
        href={`/api/v2/auth/sso/start${next ? `?next=${encodeURIComponent(next)}` : ''}`}
        className={buttonClass('plain', 'xl', 'w-full')}
      >
        Continue with single sign-on
      </a>
    </>
  );
}
