import type { FileRow } from '#modules/library/file-item.ts';
import { makeNotices, type Realtime } from '#modules/realtime/index.ts';

/** What is said of files, whatever page is open. */
export function makeFileNotices(realtime: Pick<Realtime, 'publish'>) {
  const notices = makeNotices(realtime);
  return {
    /** Tells the person that a file could not be read, whatever page is open. */
    notifyFailed: ({ id: fileId, account_id: accountId, name, error_customer: reason }: FileRow): void =>
      notices.fail({
        accountId,
        about: { fileId },
        message: `“${name}” could not be read. ${reason ?? ''}`.trim(),
      }),
  };
}
