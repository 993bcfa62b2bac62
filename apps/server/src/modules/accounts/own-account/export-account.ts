import type { Readable } from 'node:stream';
import { AccountExport } from '@recto/contract/own-account';
import { notSignedIn } from '#kernel/errors.ts';
import type { Download } from '#kernel/downloads.ts';
import type { Caller } from '#kernel/http.ts';
import { streamJson, toStream } from '#kernel/streamed-json.ts';
import type { AccountData } from '#kernel/module.ts';
import { zipFiles } from '#kernel/zip-files.ts';
import { type Account, findAccount } from '#modules/accounts/account.store.ts';
import { makeListIdentities } from '#modules/accounts/sso/identities.ts';
import type { PersonalTokens } from '#modules/accounts/personal-tokens/personal-tokens.ts';
import { makeOwnSessions, type OwnSessionsDeps } from '#modules/accounts/sessions/own-sessions.ts';

const ExportData = AccountExport.omit({ archive: true });

export interface ExportAccountDeps extends OwnSessionsDeps {
  readonly personalTokens: Pick<PersonalTokens, 'list'>;
  /** What all capabilities keep of an account, for its owner to take along. */
  exportFor(accountId: string): Promise<AccountData>;
}

/**
 * Everything that is kept about an account: as one answer, and as a zip together with the files. Questions are read while it
 * is sent.
 */
export function makeExportAccount(deps: ExportAccountDeps) {
  const { database, exportFor, personalTokens, now } = deps;
  const listIdentities = makeListIdentities(deps);
  const ownSessions = makeOwnSessions(deps);

  const collect = async (account: Account, sessionId: string) => {
    const { id: accountId } = account;
    const [identities, sessions, tokens, { parts, files = [] }] = await Promise.all([
      listIdentities(accountId),
      ownSessions.list({ accountId, sessionId }),
      personalTokens.list(accountId),
      exportFor(accountId),
    ]);
    const data = {
      ...parts,
      exportedAt: now().toISOString(),
      account: { ...describe(account), identities },
      sessions,
      tokens,
    };
    return { data, files };
  };

  return {
    async data({ accountId, sessionId }: Caller) {
      const account = await findAccount(database.root, accountId);
      if (!account) throw notSignedIn();
      return (await collect(account, sessionId)).data;
    },

    /** The zip that a signed address stands for; null when the account is gone. */
    async findArchive(accountId: string): Promise<Download | null> {
      const account = await findAccount(database.root, accountId);
      if (!account) return null;
      const open = async (): Promise<Readable> => {
        const { data, files } = await collect(account, '');
        // Parsed like an answer, so that both hold the same and nothing internal.
        const open = async () => toStream(streamJson(ExportData, data, 2));
        return zipFiles([{ path: 'data.json', storedAt: now(), isPacked: false, open }, ...files]);
      };
      const day = now().toISOString().slice(0, 10);
      return { name: `export-${day}.zip`, type: 'application/zip', size: null, open };
    },
  };
}

const describe = (account: Account) => ({
  userId: account.id,
  email: account.email,
  name: account.name,
  lastName: account.last_name,
  createdAt: account.created_at.toISOString(),
  termsAcceptedAt: account.terms_accepted_at?.toISOString() ?? null,
  mfaEnabled: account.mfa_enabled,
  sendOutside: account.send_outside,
});
