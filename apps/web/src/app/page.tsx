import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Queries } from '#app/queries.tsx';
import type { Screen } from '#app/screens.ts';
import { CodeError } from '#lib/api-error.ts';

/**
 * The route of a screen, whose code is loaded when it is first visited. The error boundary lies in a pathless route
 * above it, because a lazy route whose import fails never shows a boundary of its own.
 */
export function page(
  screen: Screen,
  loadQueries: () => Promise<Queries>,
  ErrorBoundary: ComponentType,
): RouteObject {
  return {
    ErrorBoundary,
    children: [
      {
        path: screen.path,
        lazy: async () => {
          const [{ Component, loader }, queries] = await Promise.all([
            loadCode(screen.load),
            screen.isWithoutQueries ? null : loadQueries(),
          ]);
          if (!queries) return { Component };
          return {
            Component: within(queries, Component),
            ...(loader && { loader: loader(queries.client) }),
          };
        },
      },
    ],
  };
}

/** A component with the cache of the server's data around it. */
export const within = ({ Provider }: Queries, Component: ComponentType): ComponentType =>
  function WithQueries() {
    return (
      <Provider>
        <Component />
      </Provider>
    );
  };

/** Loads code that a screen cannot do without. */
export const loadCode = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new CodeError('The code of this screen could not be loaded.', { cause });
  });
