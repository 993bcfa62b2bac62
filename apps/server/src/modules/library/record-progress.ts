import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { type FileRow, toFileItem } from '#modules/library/file-item.ts';
import * as store from '#modules/library/store.ts';
import type { FileProgress } from '#modules/library/store.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

/** The code of a file that can be read once its password is given. */
export const PASSWORD_NEEDED = 'file.password_needed';

interface ProgressDeps {
  readonly database: Database;
  readonly meter: Pick<Meter, 'giveBack'>;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'fail'>;
  readonly clock: Clock;
}

/** What is recorded of a file while it is read, and said of it. */
export function makeRecordProgress({ database, meter, realtime, clock }: ProgressDeps) {
  const addProgress = realtime.defineEvent({
    type: 'FILE_PROGRESS',
    async render({ accountId, id: fileId }) {
      const row = await store.findFile(database.root, { accountId, fileId });
      return row ? toFileItem(row) : null;
    },
  });
  const publish = (trx: Trx, { id, account_id: accountId }: FileRow): Promise<void> =>
    addProgress(trx, { accountId, about: [id] });

  /** Records progress as part of a larger change; undefined when the file is gone. */
  const recordProgressIn = async (trx: Trx, fileId: string, progress: FileProgress) => {
    const row = await store.updateFile(trx, fileId, progress, new Date(clock()));
    if (row) await publish(trx, row);
    return row;
  };

  return {
    /** Announces a change that the caller has made to a file. */
    publish,
    recordProgressIn,

    recordProgress: (fileId: string, progress: FileProgress): Promise<FileRow | undefined> =>
      database.transaction((trx) => recordProgressIn(trx, fileId, progress)),

    /** Records why a file could not be read, and tells its owner, whatever page is open, unless it waits for its password. */
    recordFailure: (fileId: string, failure: FileProgress): Promise<FileRow | undefined> =>
      database.transaction(async (trx) => {
        const row = await recordProgressIn(trx, fileId, failure);
        if (!row || row.error_code === PASSWORD_NEEDED) return row;
        // Nobody had anything of it; tried again it counts anew.
        for (const metric of ['files', 'ocrFiles'] as const)
          await meter.giveBack(trx, { keys: [fileId], accountId: row.account_id, metric });
        await realtime.fail(trx, toFailureNotice(row));
        return row;
      }),
  };
}

const toFailureNotice = ({ id: fileId, account_id: accountId, name, error_customer: reason }: FileRow) => ({
  accountId,
  about: { fileId },
  message: `“${name}” could not be read. ${reason ?? ''}`.trim(),
});
