import { buffer } from 'node:stream/consumers';
import { DEFAULT_COMPARISON_OPTIONS } from '@recto/contract/comparison-options';
import { FILE_TYPES } from '@recto/contract/file-types';
import { AppError } from '#kernel/errors.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { ComparisonRecord } from '#modules/comparisons/store.ts';
import { nextPiece, streamSides } from '#modules/comparisons/stream-sides.ts';
import {
  type RedlineComment,
  type RedlinePart,
  writeRedline,
} from '#modules/comparisons/tasks/write-redline.ts';
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
    /** The parts of a Word file that says both texts with tracked changes: the earlier file itself where that is one and can carry them. */
    async writeRedline(
      accountId: string,
      id: string,
      { author, at, comments, signal }: RedlineOptions,
    ): Promise<readonly RedlinePart[]> {
      const row = await findComplete(accountId, id);
      const [left, right] = await Promise.all([
        library.getFile(accountId, row.left_file_id),
        library.getFile(accountId, row.right_file_id),
      ]);
      if (left.status !== 'complete' || right.status !== 'complete') throw notReadable();
      const batches = streamSides(pages, left, right);
      // What was converted was read from something else than its own markup.
      const hasMaster = FILE_TYPES[left.type] === FILE_TYPES.DOCX && left.read_as === null;
      try {
        const result = await tasks.run(
          writeRedline,
          {
            language: right.lang,
            options: row.options ?? DEFAULT_COMPARISON_OPTIONS,
            comments,
            author,
            at: at.getTime(),
            hasMaster,
          },
          {
            account: accountId,
            signal,
            input: () => nextPiece(batches),
            loadBytes: async () => buffer(await blobs.stream(originalKey(left.id))),
          },
        );
        if ('parts' in result) return result.parts;
        await pages.requeueCorrupt((result.corruptSide === 'left' ? left : right).id);
        throw notReadable();
      } finally {
        await batches.return(undefined);
      }
    },
  };
}
