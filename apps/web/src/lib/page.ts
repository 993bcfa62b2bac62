import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** Warms the cache for a page and returns null: data is read from the cache, never from the loader. */
export type PageLoader = (client: QueryClient) => LoaderFunction;

/** What a page module exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: PageLoader;
}
