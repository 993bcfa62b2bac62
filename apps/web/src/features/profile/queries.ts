import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Where the account is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { items } = await call(contract.ownAccount.sessions, { signal });
    return items.toSorted((a, b) => Number(b.current) - Number(a.current));
  },
});

/** What the account allows. */
export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => call(contract.ownAccount.settings, { signal }),
});

export const identitiesQuery = queryOptions({
  queryKey: ['account', 'identities'],
  queryFn: async ({ signal }) => (await call(contract.sso.identities, { signal })).items,
});

/** Tokens by which other programs call in the name of the account. */
export const tokensQuery = queryOptions({
  queryKey: ['account', 'tokens'],
  queryFn: async ({ signal }) => (await call(contract.tokens.list, { signal })).items,
});
