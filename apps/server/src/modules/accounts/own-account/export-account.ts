import type { Readable } from 'node:stream';
import { AccountExport } from '@recto/contract/own-account';
import { notSignedIn } from '#kernel/errors.ts';
import type { Download } from '#kernel/downloads.ts';
import type { Caller } from '#kernel/http.ts';
import { type Streamable, StreamedList, streamJson, toStream } from '#kernel/streamed-json.ts';
import { makeArchive } from '#modules/accounts/own-account/account-archive.ts';
import { type Account, findAccount } from '#modules/accounts/account.store.ts';
import { archivePaths } from '#modules/accounts/own-account/archive-paths.ts';
import { makeListIdentities } from '#modules/accounts/sso/identities.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { makeOwnSessions } from '#modules/accounts/sessions/own-sessions.ts';

type ExportData = Omit<AccountExport, 'archive'>;
const ExportData = AccountExport.omit({ archive: true });

/**
 * Everything that is kept about an account: as one answer, and as a zip together with the files. Questions are read while it
 * is sent.
 */
export function makeExportAccount(internals: Internals) {
  const { database, dataExportSources, now } = internals;
  const listIdentities = makeListIdentities(internals);
  const ownSessions = makeOwnSessions(internals);

  const collect = async (account: Account, sessionId: string) => {
    const { id: accountId } = account;
    const [identities, sessions, folders, files, feedback] = await Promise.all([
      listIdentities(accountId),
      ownSessions.list({ accountId, sessionId }),
      dataExportSources.listFolders(accountId),
      dataExportSources.listFiles(accountId),
      dataExportSources.listFeedback(accountId),
    ]);
    return {
      exportedAt: now().toISOString(),
      account: { ...describe(account), identities },
      sessions,
      folders,
      files,
      questions: new StreamedList(dataExportSources.streamQuestions(accountId)),
      feedback,
    } satisfies Streamable<ExportData>;
  };

  return {
    async data({ accountId, sessionId }: Caller) {
      const account = await findAccount(database.root, accountId);
      if (!account) throw notSignedIn();
      return collect(account, sessionId);
    },

    /** The zip that a signed address stands for; null when the account is gone. */
    async findArchive(accountId: string): Promise<Download | null> {
      const account = await findAccount(database.root, accountId);
      if (!account) return null;
      const open = async (): Promise<Readable> => {
        const data = await collect(account, '');
        const paths = archivePaths(data.folders, data.files);
        const files = data.files.map((file) => ({
          path: paths.get(file._id) ?? file._id,
          storedAt: new Date(file.createdAt),
          isPacked: file.type !== 'TXT',
          open: () => dataExportSources.openFile(file._id),
        }));
        // Parsed like an answer, so that both hold the same and nothing internal.
        return makeArchive(() => toStream(streamJson(ExportData, data, 2)), files);
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
});
