import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** All that the installation tells of itself. */
export const installationQuery = queryOptions({
  queryKey: ['account', 'installation'],
  queryFn: ({ signal }) => call(contract.configuration.get, { signal }),
  staleTime: 'static',
});

const LOOK_FOR_NOTICE_EVERY_MS = 60_000;

/** What operators tell everybody; null where that is nothing. Looked for every minute, and when somebody comes back. */
export const noticeQuery = queryOptions({
  queryKey: ['account', 'notice'],
  queryFn: async ({ signal }) => (await call(contract.configuration.get, { signal })).notice,
  refetchInterval: LOOK_FOR_NOTICE_EVERY_MS,
  refetchOnWindowFocus: 'always',
});
