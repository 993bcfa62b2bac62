import type { EgressPolicy } from '#kernel/guard-model.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';
import type { Library } from '#modules/library/index.ts';

interface EgressPolicyDeps {
  /** The operator's switch. */
  readonly isAllowed: boolean;
  readonly accounts: Pick<AccountsApi, 'sendsOutside'>;
  readonly library: Pick<Library, 'findProtectingFolder'>;
}

/**
 * The one answer to whether text may go to a provider: the operator, the account and the folders above every file have to
 * allow it, as they stand at this moment. Nothing is kept, so that a switch holds from the next call on, in every process.
 */
export function makeEgressPolicy({ isAllowed, accounts, library }: EgressPolicyDeps): EgressPolicy {
  return async ({ userId, fileIds }) => {
    if (!isAllowed) return { allowed: false, reason: 'operator' };
    if (!(await accounts.sendsOutside(userId))) return { allowed: false, reason: 'account' };
    const folder = await library.findProtectingFolder(userId, fileIds);
    return folder === null ? { allowed: true } : { allowed: false, reason: 'folder', folder: folder.name };
  };
}
