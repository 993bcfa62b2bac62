import { ownAccount } from '@recto/contract/own-account';
import { makeRoutes, type Routes } from '#kernel/http.ts';
import { StreamedResult } from '#kernel/streamed-json.ts';
import { makeDeleteAccount } from '#modules/accounts/own-account/delete-account.ts';
import { makeExportAccount } from '#modules/accounts/own-account/export-account.ts';
import type { Internals } from '#modules/accounts/internals.ts';

const ARCHIVE = 'export';
const { exportData, deleteAccount } = ownAccount;

/** Taking one's data along, and leaving. */
export function makeAccountDataRoutes(internals: Internals): Routes {
  const { downloads } = internals;
  const exportAccount = makeExportAccount(internals);
  const leave = makeDeleteAccount(internals);
  downloads.offer(ARCHIVE, (accountId) => exportAccount.findArchive(accountId));

  return makeRoutes(
    { exportData, deleteAccount },
    {
      async exportData({ context: { caller } }) {
        const archive = downloads.sign(ARCHIVE, caller, caller.accountId);
        return { result: new StreamedResult({ ...(await exportAccount.data(caller)), archive }) };
      },
      async deleteAccount({ body, context }) {
        await leave(context.caller, body, context);
        return { result: null, message: 'Your account and everything in it are deleted.' };
      },
    },
  );
}
