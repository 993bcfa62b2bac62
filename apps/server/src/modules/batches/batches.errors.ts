import { BATCH_MAX_CELLS } from '@recto/contract/limits';
import { AppError, notFound } from '#kernel/errors.ts';

export const batchNotFound = () => notFound('Batch');

export const fileNotComplete = (name: string) =>
  new AppError(
    422,
    'file.not_complete',
    `"${name}" is not Complete yet. Leave it out, or start when it has been read.`,
  );

export const batchTooLarge = (cells: number) =>
  new AppError(
    422,
    'batch.too_large',
    `A batch has at most ${BATCH_MAX_CELLS} questions in all; these are ${cells}. Choose fewer files.`,
  );

export const notNewer = (name: string) =>
  new AppError(422, 'batch.not_newer', `"${name}" is no newer version of a file of this batch.`);

export const batchWithoutFiles = () =>
  new AppError(422, 'batch.no_files', 'All files of this batch have been deleted.');

export const nothingToRetry = () =>
  new AppError(409, 'batch.nothing_to_retry', 'No question of this batch is to be asked again.');
