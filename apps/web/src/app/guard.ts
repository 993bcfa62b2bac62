import { type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn, useSession } from '#lib/session.ts';

/** A path of our own to return to after login; anything that could lead elsewhere becomes the home page. */
export function ownPath(next: string | null): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  const url = new URL(next, 'http://own.invalid');
  if (url.host !== 'own.invalid' || url.pathname === '/login') return '/';
  return url.pathname + url.search + url.hash;
}

/** The login page that leads back to a place of our own. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const back = pathname + search;
  return back === '/' ? '/login' : `/login?next=${encodeURIComponent(back)}`;
}

/** Lets nobody pass who is not signed in. Middleware, so that no loader of a guarded page runs either. */
export const requireSignedIn: MiddlewareFunction = async ({ request }, next) => {
  if (!isSignedIn(useSession.getState())) throw redirect(loginPath(new URL(request.url)));
  return next();
};

/** Login and sign-up are for people who are not signed in yet. */
export const requireSignedOut: MiddlewareFunction = async ({ request }, next) => {
  if (isSignedIn(useSession.getState()))
    throw redirect(ownPath(new URL(request.url).searchParams.get('next')));
  return next();
};
