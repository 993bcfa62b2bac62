import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { makeQueryClient } from '#app/query-client.ts';

/** The cache of what the server has said, and what hands it to the screens below. */
export interface Queries {
  readonly client: QueryClient;
  readonly Provider: ComponentType<{ children: ReactNode }>;
}

export function makeQueries(): Queries {
  const client = makeQueryClient();
  return {
    client,
    Provider: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  };
}
