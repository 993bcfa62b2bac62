import { AppError } from '#kernel/errors.ts';
import { BlobNotFoundError } from '#kernel/blobs.ts';

/** What is told where a file goes back to be read because a page of it was damaged in the database. */
export const fileReadAgain = () =>
  new AppError(422, 'file.not_complete', 'This file is not Complete yet. Ask when it has been read.');

/** Whether a stored page is damaged, as found here or in a worker. */
export const isCorruptPage = (error: unknown): boolean => codeOf(error) === 'page-corrupt';

/** Whether an index is not what was stored, or is there no longer. */
export const isUnusableIndex = (error: unknown): boolean =>
  codeOf(error) === 'index-unusable' || error instanceof BlobNotFoundError;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
