import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type MiddlewareFunction, type RouteObject } from 'react-router';
import { FramelessPageError, LayoutError, PageError, RootError } from '#app/error-pages.tsx';
import {
  canonicalPath,
  detourOf,
  requireCanonicalPath,
  requireMfaPassed,
  requireMfaPending,
  requireSignedIn,
  requireSignedOut,
  wayPastLogin,
} from '#app/guard.ts';
import { loadCode } from '#app/load-code.ts';
import { Starting } from '#app/loading.tsx';
import { page } from '#app/page.tsx';
import { ScreenOutlet } from '#app/screen-outlet.tsx';
import { findScreen, type Screen, type ScreenAccess, SCREENS } from '#app/screens.ts';
import { watchSession } from '#app/watch-session.ts';
import { useSession } from '#lib/session.ts';

const GUARDS: Readonly<Record<Exclude<ScreenAccess, 'signed-in'>, readonly MiddlewareFunction[]>> = {
  public: [],
  'signed-out': [requireSignedOut],
  'mfa-pending': [requireMfaPending],
  'mfa-passed': [requireMfaPassed],
};

/**
 * The routes of all screens, each behind its guard and under an error view of its own. A lazy route whose code fails to
 * load never shows its own error view, so the view always lies in a pathless route above it.
 */
export function routes(client: QueryClient, screens: readonly Screen[] = SCREENS): RouteObject[] {
  const pagesOf = (access: ScreenAccess) =>
    screens
      .filter((screen) => screen.access === access)
      .map((screen) => page(screen, client, access === 'signed-in' ? PageError : FramelessPageError));
  const frameless = Object.entries(GUARDS).map(
    ([access, middleware]): RouteObject => ({
      middleware: [...middleware],
      children: pagesOf(access as keyof typeof GUARDS),
    }),
  );
  return [
    {
      middleware: [requireCanonicalPath],
      ErrorBoundary: RootError,
      HydrateFallback: Starting,
      Component: () => <ScreenOutlet place="page" />,
      children: [
        ...frameless,
        {
          middleware: [requireSignedIn],
          ErrorBoundary: LayoutError,
          children: [
            {
              lazy: async () => ({ Component: (await loadCode(() => import('#app/layout.tsx'))).Layout }),
              children: pagesOf('signed-in'),
            },
          ],
        },
        {
          ErrorBoundary: FramelessPageError,
          children: [{ path: '*', lazy: () => loadCode(() => import('#app/page-not-found.tsx')) }],
        },
      ],
    },
  ];
}

const DETOURS: Readonly<Partial<Record<ScreenAccess, typeof detourOf>>> = {
  'signed-in': detourOf,
  'signed-out': wayPastLogin,
};

/**
 * Sends visitors to where they have to go before the router starts: it fetches the code of the page that was asked for
 * while its guard is still deciding, and would leave that page, with whatever its address holds, in the history.
 */
function redirectVisitor(): void {
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  const asked = findScreen(path);
  const detour = asked && DETOURS[asked.access]?.(useSession.getState(), { pathname: path, search });
  if (detour) window.history.replaceState(null, '', detour);
  else if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}

export function makeRouter(client: QueryClient) {
  redirectVisitor();
  watchSession();
  return createBrowserRouter(routes(client));
}
