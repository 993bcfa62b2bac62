import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';

test('a change that is told while a query is fetched for the first time is fetched as well, once', async () => {
  const client = makeQueryClient();
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
  const told = [client.invalidateQueries({ queryKey: ['one'] }), client.invalidateQueries()];
  void client.invalidateQueries({ queryKey: ['other'] });
  waiting[0]?.('before the change');
  await screen.findByText('before the change');
  expect(waiting).toHaveLength(2);
  waiting[1]?.('after the change');
  await screen.findByText('after the change');
  await Promise.all(told);
  expect(waiting).toHaveLength(2);
});

test('what fetches for nobody on a screen is out of date for the first one who looks', async () => {
  const client = makeQueryClient();
  const waiting: ((state: string) => void)[] = [];
  const queryKey = ['one'];
  const loaded = client.query({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
  });
  const told = client.invalidateQueries({ queryKey });
  waiting[0]?.('before the change');
  expect(await loaded).toBe('before the change');
  await told;
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(waiting).toHaveLength(1);
});
