import { buffer } from 'node:stream/consumers';
import { AppError } from '#kernel/errors.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { ComparisonRecord } from '#modules/comparisons/store.ts';
import { nextPiece, streamSides } from '#modules/comparisons/stream-sides.ts';
import { type RedlineComment, writeRedline } from '#modules/comparisons/tasks/write-redline.ts';
import { originalKey } from '#modules/library/index.ts';

/** What a redline says besides the texts. */
export interface RedlineOptions {
  /** Who marks. */
  readonly author: string;
  readonly at: Date;
  readonly comments: readonly RedlineComment[];
  readonly signal: AbortSignal;
}

const notReadable = () =>
  new AppError(
    409,
    'comparison.files_changed',
    'One of the files is being read again. Try again in a moment.',
  );

/** Redlines of comparisons; `findComplete` throws for those that are not the caller's, or not complete. */
export function makeRedlines(
  { library, pages, tasks, blobs }: Pick<ComparisonsDeps, 'library' | 'pages' | 'tasks' | 'blobs'>,
  findComplete: (accountId: string, id: string) => Promise<ComparisonRecord>,
) {
  return {
    /** Both texts as a Word file with tracked changes: the earlier file itself where that is one and can carry them. */
    async writeRedline(
      accountId: string,
      id: string,
      { author, at, comments, signal }: RedlineOptions,
    ): Promise<Uint8Array> {
      const row = await findComplete(accountId, id);
      const [left, right] = await Promise.all([
        library.getFile(accountId, row.left_file_id),
        library.getFile(accountId, row.right_file_id),
      ]);
      if (left.status !== 'complete' || right.status !== 'complete') throw notReadable();
      const batches = streamSides(pages, left, right);
      // What was converted was read from something else than its own markup.
      const hasMaster = left.type === 'DOCX' && left.read_as === null;
      try {
        const result = await tasks.run(
          writeRedline,
          { language: right.lang, comments, author, at: at.getTime(), hasMaster },
          {
            account: accountId,
            signal,
            input: () => nextPiece(batches),
            loadBytes: async () => buffer(await blobs.stream(originalKey(left.id))),
          },
        );
        if ('file' in result) return result.file;
        await pages.sendBackCorrupt((result.corruptSide === 'left' ? left : right).id);
        throw notReadable();
      } finally {
        await batches.return(undefined);
      }
    },
  };
}
