import { contract } from '@recto/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { leaveInAnyCase } from '#lib/session-end.ts';

/** Logs out here and on the server. */
export const logOutMutation = mutationOptions({
  mutationFn: () => leaveInAnyCase((signal) => call(contract.accounts.logout, { signal })),
});
