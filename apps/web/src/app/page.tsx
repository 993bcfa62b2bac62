import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Screen } from '#app/screens.ts';
import { CodeError } from '#lib/api-error.ts';

/**
 * The route of a screen, whose code is loaded when it is first visited. The error boundary lies in a pathless route
 * above it, because a lazy route whose import fails never shows a boundary of its own.
 */
export function page(client: QueryClient, screen: Screen, ErrorBoundary: ComponentType): RouteObject {
  return {
    ErrorBoundary,
    children: [
      {
        path: screen.path,
        lazy: async () => {
          const { Component, loader } = await load(screen);
          return { Component, ...(loader && { loader: loader(client) }) };
        },
      },
    ],
  };
}

const load = (screen: Screen) =>
  screen.load().catch((cause: unknown) => {
    throw new CodeError('The code of this screen could not be loaded.', { cause });
  });
