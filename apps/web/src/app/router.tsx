import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router';
import { LayoutError, PageNotFound, RootError } from '#app/error-pages.tsx';
import { loginPath, requireSignedIn, requireSignedOut } from '#app/guard.ts';
import { Loading } from '#app/loading.tsx';
import { page } from '#app/page.tsx';
import { configurationQuery } from '#lib/queries/configuration.ts';
import { isSignedIn, useSession } from '#lib/session.ts';

/** Marks the route above everything that needs a session. */
const GUARDED = 'guarded';

/** Every path of the product. */
export const routes = (client: QueryClient): RouteObject[] => [
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
      {
        middleware: [requireSignedOut],
        children: [
          page(client, '/login', () => import('#features/accounts/login.page.tsx')),
          page(client, '/signup', () => import('#features/accounts/sign-up.page.tsx')),
        ],
      },
      page(client, '/verify-email', () => import('#features/accounts/verify-email.page.tsx')),
      {
        id: GUARDED,
        middleware: [requireSignedIn],
        ErrorBoundary: LayoutError,
        lazy: async () => ({ Component: (await import('#app/layout.tsx')).Layout }),
        children: [
          page(client, '/', () => import('#features/home/home.page.tsx')),
          page(client, '/files', () => import('#features/files/files.page.tsx')),
          page(client, '/upload', () => import('#features/files/files.page.tsx')),
          page(client, '/chat', () => import('#features/chat/chat.page.tsx')),
        ],
      },
      { path: '*', Component: PageNotFound },
    ],
  },
];

/**
 * Sends visitors without a session to the login page before the router starts: it fetches the code of the page that
 * was asked for while its guard is still deciding.
 */
function redirectVisitor(all: RouteObject[]): void {
  if (isSignedIn(useSession.getState())) return;
  const guarded = matchRoutes(all, window.location)?.some(({ route }) => route.id === GUARDED);
  if (guarded) window.history.replaceState(null, '', loginPath(window.location));
}

export function makeRouter(client: QueryClient) {
  const all = routes(client);
  redirectVisitor(all);
  return createBrowserRouter(all);
}
