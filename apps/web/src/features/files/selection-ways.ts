import type { FileItem } from '@recto/contract/library';
import { BATCH_MAX_FILES, DOWNLOAD_MAX_NAMED } from '@recto/contract/limits';

/** Where something is done with the selected files. */
export interface Way {
  readonly to: string;
  /** Why it cannot be done now. */
  readonly obstacle: string | null;
}

const batchUrl = (files: readonly FileItem[]): string => {
  const folderId = files[0]?.parentFolderId;
  const params = new URLSearchParams({ several: '', ...(folderId && { folder: folderId }) });
  for (const { _id } of files) params.append('file', _id);
  return `/qna?${params}`;
};

/** Why so many files cannot be downloaded at once. */
export const downloadObstacle = ({ length }: readonly FileItem[]): string | null =>
  length > DOWNLOAD_MAX_NAMED
    ? `At most ${DOWNLOAD_MAX_NAMED} documents at a time. A whole folder can be downloaded from its own menu.`
    : null;

/** What can be done with the files that are selected, and what keeps it from being done. */
export function waysOf(files: readonly FileItem[]): Readonly<Record<'ask' | 'batch' | 'comparison', Way>> {
  const [first, second] = files;
  const unread = files.some(({ status }) => status !== 'complete')
    ? 'Only documents that are Complete can be asked or compared.'
    : null;
  const tooMany = files.length > BATCH_MAX_FILES ? `At most ${BATCH_MAX_FILES} documents at a time.` : null;
  const notTwo = second && files.length === 2 ? null : 'Select exactly two documents to compare them.';
  return {
    ask: { to: `/chat?file=${first?._id}`, obstacle: unread },
    // Its address names every file.
    batch: { to: tooMany === null ? batchUrl(files) : '', obstacle: unread ?? tooMany },
    comparison: {
      to: `/compare-docs?first=${first?._id}&second=${second?._id}`,
      obstacle: unread ?? notTwo,
    },
  };
}
