import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { PageError } from '#app/error-pages.tsx';

/** What a page module exports. Its loader only warms the cache and returns null. */
export interface PageModule {
  Component: ComponentType;
  loader?: (client: QueryClient) => LoaderFunction;
}

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
          const module = await load();
          return { Component: module.Component, ...(module.loader && { loader: module.loader(client) }) };
        },
      },
    ],
  };
}
