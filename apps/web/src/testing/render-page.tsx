import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from '#app/query-client.ts';
import { Toaster, warmToasts } from '#ui/toast.tsx';

/** Renders a page at its path with the product's own query client and toasts; other paths only say where they are. */
export async function renderPage(at: string, Component: ComponentType) {
  const client = makeQueryClient();
  const elsewhere: RouteObject = { path: '*', Component: () => <p>elsewhere</p> };
  const path = at.split('?')[0] ?? at;
  const router = createMemoryRouter([{ path, Component }, elsewhere], { initialEntries: [at] });
  warmToasts();
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    );
  });
  return { client, router, place: () => router.state.location.pathname + router.state.location.search };
}
