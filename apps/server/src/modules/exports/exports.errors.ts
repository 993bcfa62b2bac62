import { AppError, notFound } from '#kernel/errors.ts';

export const exportNotFound = () => notFound('Export');

export const tooManyExports = () =>
  new AppError(
    429,
    'export.too_many',
    'Several exports are being written. Wait for one of them, or cancel one.',
  );

export const nothingToExport = () => new AppError(422, 'export.empty', 'There is nothing to export yet.');
