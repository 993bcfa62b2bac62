import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadCode } from '#app/load-code.ts';
import type { Screen } from '#app/screens.ts';

/**
 * The route of a screen, whose code is loaded when it is first visited. The error boundary lies in a pathless route
 * above it, because a lazy route whose import fails never shows a boundary of its own.
 */
export function page(screen: Screen, client: QueryClient, ErrorBoundary: ComponentType): RouteObject {
  return {
    ErrorBoundary,
    children: [
      {
        path: screen.path,
        lazy: async () => {
          const { Component, loader } = await loadCode(screen.load);
          return { Component, ...(loader && { loader: loader(client) }) };
        },
      },
    ],
  };
}
