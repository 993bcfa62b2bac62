import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catchUpInvalidations } from '#shared/events/catch-up.ts';

let stop = () => {};
afterEach(() => stop());

function openClient(): QueryClient {
  const client = new QueryClient();
  stop = catchUpInvalidations(client);
  return client;
}

test('a change that is told while a query is fetched for the first time is fetched as well, once', async () => {
  const client = openClient();
  const waiting: ((state: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['one', 1],
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
  });
  const State = () => useQuery(query).data ?? 'Loading';
  render(
    <QueryClientProvider client={client}>
      <State />
    </QueryClientProvider>,
  );
  void client.invalidateQueries({ queryKey: ['one'] });
  void client.invalidateQueries();
  void client.invalidateQueries({ queryKey: ['other'] });
  waiting[0]?.('before the change');
  await screen.findByText('before the change');
  expect(waiting).toHaveLength(2);
  waiting[1]?.('after the change');
  await screen.findByText('after the change');
  expect(waiting).toHaveLength(2);
});

test('what fetches for nobody on a screen is out of date for the first one who looks', async () => {
  const client = openClient();
  const waiting: ((state: string) => void)[] = [];
  const queryKey = ['one'];
  const loaded = client.query({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
  });
  void client.invalidateQueries({ queryKey });
  waiting[0]?.('before the change');
  expect(await loaded).toBe('before the change');
  await Promise.resolve();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(waiting).toHaveLength(1);
});
