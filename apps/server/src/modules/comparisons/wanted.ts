import {
  type ComparisonOptions,
  IGNORED_DIFFERENCES,
  type PageRange,
} from '@recto/contract/comparison-options';
import { AppError } from '#kernel/errors.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { FileRow } from '#modules/library/index.ts';

export type FilePair = readonly [left: FileRow, right: FileRow];
export type GetReady = ReturnType<typeof makeGetReady>;

/** Finds the two files of an account that are to be compared; throws where one is not Complete, or goes back to be read again. */
export const makeGetReady =
  ({ library, pages }: Pick<ComparisonsDeps, 'library' | 'pages'>) =>
  async (accountId: string, [left, right]: readonly [string, string]): Promise<FilePair> => {
    const files = await Promise.all([library.getFile(accountId, left), library.getFile(accountId, right)]);
    for (const file of files)
      if (file.status !== 'complete' || (await pages.reprocessIfOutdated(file)))
        throw new AppError(
          422,
          'file.not_complete',
          'Both files have to be Complete before they can be compared.',
        );
    return files;
  };

/** The options in their one form; throws where a range begins behind the last page of its file. */
export function checkOptions(
  { ignore, pages, thin }: ComparisonOptions,
  [left, right]: FilePair,
): ComparisonOptions {
  const check = (range: PageRange | undefined, { name, pages: count }: FileRow) => {
    if (range && count !== null && range.from > count)
      throw new AppError(
        422,
        'comparison.no_such_pages',
        `“${name}” has ${count === 1 ? 'one page' : `${count} pages`}: there is no page ${range.from}.`,
      );
  };
  check(pages?.master, left);
  check(pages?.child, right);
  return {
    ignore: IGNORED_DIFFERENCES.filter((each) => ignore.includes(each)),
    ...((pages?.master || pages?.child) && {
      pages: { ...(pages.master && { master: pages.master }), ...(pages.child && { child: pages.child }) },
    }),
    ...(thin !== undefined && { thin }),
  };
}

/** The same options once the files are exchanged. */
export const turnOptions = ({ pages, ...options }: ComparisonOptions): ComparisonOptions => ({
  ...options,
  ...(pages && {
    pages: { ...(pages.child && { master: pages.child }), ...(pages.master && { child: pages.master }) },
  }),
});
