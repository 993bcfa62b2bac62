import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** What is configured, in the order of the server. */
export const adminSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: async ({ signal }) => (await call(contract.adminSettings.list, { signal })).items,
});

/** The servers of language models that answer on the machine of the server. */
export const modelServersQuery = queryOptions({
  queryKey: ['admin', 'model-servers'],
  queryFn: ({ signal }) => call(contract.adminSettings.modelServers, { signal }),
});

/** What the account of the administrator allows: its model is asked for nobody who does not want it. */
export const ownSettingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => call(contract.ownAccount.settings, { signal }),
});
