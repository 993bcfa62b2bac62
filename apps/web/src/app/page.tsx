import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { PageError } from '#app/error-pages.tsx';
import type { PageModule } from '#lib/page.ts';

/**
 * A page that is loaded when it is first visited. The error boundary lies in a pathless route above it,
 * because a lazy route whose import fails never shows a boundary of its own.
 */
export function page(client: QueryClient, path: string, load: () => Promise<PageModule>): RouteObject {
  return {
    ErrorBoundary: PageError,
    children: [
      {
        path,
        lazy: async () => {
          const { Component, loader } = await load();
          return { Component, ...(loader && { loader: loader(client) }) };
        },
      },
    ],
  };
}
