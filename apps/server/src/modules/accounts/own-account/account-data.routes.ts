import { ownAccount } from '@recto/contract/own-account';
import type { Downloads } from '#kernel/downloads.ts';
import { makeRoutes, type Routes } from '#kernel/http.ts';
import { StreamedResult } from '#kernel/streamed-json.ts';
import { makeDeleteAccount, type DeleteAccountDeps } from '#modules/accounts/own-account/delete-account.ts';
import { makeExportAccount, type ExportAccountDeps } from '#modules/accounts/own-account/export-account.ts';

const ARCHIVE = 'export';
const { exportData, deleteAccount } = ownAccount;

interface AccountDataDeps extends ExportAccountDeps, DeleteAccountDeps {
  readonly downloads: Downloads;
}

/** Taking one's data along, and leaving. */
export function makeAccountDataRoutes(deps: AccountDataDeps): Routes {
  const { downloads } = deps;
  const exportAccount = makeExportAccount(deps);
  const leave = makeDeleteAccount(deps);
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
