import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type MiddlewareFunction, Outlet, type RouteObject } from 'react-router';
import { FramelessPageError, LayoutError, PageError, RootError } from '#app/error-pages.tsx';
import {
  detourOf,
  requireMfaPassed,
  requireMfaPending,
  requireSignedIn,
  requireSignedOut,
  wayPastLogin,
} from '#app/guard.ts';
import { Loading } from '#app/loading.tsx';
import { page } from '#app/page.tsx';
import { type Screen, type ScreenAccess, SCREENS } from '#app/screens.ts';
import { configurationQuery } from '#lib/queries/configuration.ts';
import { useSession } from '#lib/session.ts';

const GUARDS: Readonly<Record<Exclude<ScreenAccess, 'signed-in'>, readonly MiddlewareFunction[]>> = {
  public: [],
  'signed-out': [requireSignedOut],
  'mfa-pending': [requireMfaPending],
  'mfa-passed': [requireMfaPassed],
};

/** The routes of all screens, each behind its guard and under an error view of its own. */
export function routes(client: QueryClient, screens: readonly Screen[] = SCREENS): RouteObject[] {
  const pagesOf = (access: ScreenAccess) =>
    screens
      .filter((screen) => screen.access === access)
      .map((screen) => page(client, screen, access === 'signed-in' ? PageError : FramelessPageError));
  const frameless = Object.entries(GUARDS).map(
    ([access, middleware]): RouteObject => ({
      middleware: [...middleware],
      children: pagesOf(access as keyof typeof GUARDS),
    }),
  );
  return [
    {
      ErrorBoundary: RootError,
      HydrateFallback: Loading,
      Component: Outlet,
      // The screens use the product's name; a server that does not tell it must not keep them from showing.
      loader: () =>
        client.query({ ...configurationQuery, staleTime: 'static' }).then(
          () => null,
          () => null,
        ),
      shouldRevalidate: () => false,
      children: [
        ...frameless,
        {
          middleware: [requireSignedIn],
          ErrorBoundary: LayoutError,
          lazy: async () => ({ Component: (await import('#app/layout.tsx')).Layout }),
          children: pagesOf('signed-in'),
        },
        { path: '*', lazy: () => import('#app/page-not-found.tsx') },
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
  const asked = SCREENS.find(({ path }) => path === window.location.pathname);
  const detour = asked && DETOURS[asked.access]?.(useSession.getState(), window.location);
  if (detour) window.history.replaceState(null, '', detour);
}

export function makeRouter(client: QueryClient) {
  redirectVisitor();
  return createBrowserRouter(routes(client));
}
