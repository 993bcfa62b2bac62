import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { findScreen } from '#app/screens.ts';
import { nextStepOf, type Session, useSession } from '#lib/session.ts';

const OWN = 'http://own.invalid';

/** A path of our own to return to after login; anything that could lead elsewhere becomes the home page. */
export function ownPath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, OWN)) return '/';
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // Dots that lead up have been taken out by now, and may have left two slashes: another host.
  const isOwn = origin === OWN && !pathname.startsWith('//') && pathname !== '/login';
  return isOwn ? pathname + search + hash : '/';
}

interface Place {
  pathname: string;
  search: string;
}

/** The page of a step before the product; it leads back to a place of our own. */
function stepPath(step: '/login' | '/mfa', { pathname, search }: Place): string {
  const back = pathname + search;
  return back === '/' ? step : `${step}?next=${encodeURIComponent(back)}`;
}

/** The login page that leads back to a place of our own. */
export const loginPath = (place: Place): string => stepPath('/login', place);

/** Where a session has to go before it may see a guarded place; null when it may. */
export function detourOf(session: Session, place: Place): string | null {
  switch (nextStepOf(session)) {
    case 'login':
      return loginPath(place);
    case 'mfa':
      return stepPath('/mfa', place);
    case 'change-password':
      return '/change-password';
    case null:
      return null;
  }
}

/** The path of a screen as the rest of the product knows it, whatever way it was written in the address. */
export const canonicalPath = (pathname: string): string => findScreen(pathname)?.path ?? pathname;

/** Gives a screen its own path before anything else looks at it. */
export const requireCanonicalPath: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path !== pathname) throw replace(path + search);
  return next();
};

/**
 * Lets nobody pass who is not signed in, or whose login still asks for a step. Middleware, so that no loader of a
 * guarded page runs either.
 */
export const requireSignedIn: MiddlewareFunction = async ({ request }, next) => {
  const detour = detourOf(useSession.getState(), new URL(request.url));
  if (detour !== null) throw redirect(detour);
  return next();
};

const nextOf = ({ search }: Pick<Place, 'search'>) => ownPath(new URLSearchParams(search).get('next'));

/**
 * Where a session goes on to from login and sign-up. They are for people who are not signed in yet, or who begin anew
 * instead of taking the next step: null for those.
 */
export const wayPastLogin = (session: Session, place: Place): string | null =>
  nextStepOf(session) === null ? nextOf(place) : null;

export const requireSignedOut: MiddlewareFunction = async ({ request }, next) => {
  const way = wayPastLogin(useSession.getState(), new URL(request.url));
  if (way !== null) throw redirect(way);
  return next();
};

/** The second step of signing in is for those who have taken the first. */
export const requireMfaPending: MiddlewareFunction = async ({ request }, next) => {
  const step = nextStepOf(useSession.getState());
  if (step === 'mfa') return next();
  if (step === 'change-password') throw redirect('/change-password');
  if (step === null) throw redirect(nextOf(new URL(request.url)));
  throw redirect(`/login${new URL(request.url).search}`);
};

/** Whoever may take the second step takes it before the password is changed. */
export const requireMfaPassed: MiddlewareFunction = async ({ request }, next) => {
  if (nextStepOf(useSession.getState()) === 'mfa') throw redirect(stepPath('/mfa', new URL(request.url)));
  return next();
};
