import { type FileType, FILE_TYPES, listFileTypes } from '@recto/contract/file-types';
import { DOWNLOAD_MAX_BYTES, DOWNLOAD_MAX_FILES } from '@recto/contract/limits';
import type { Refusal } from '@recto/readers';
import { AppError, notFound } from '#kernel/errors.ts';

export const fileNotFound = () => notFound('File');
export const folderNotFound = () => notFound('Folder');
export const folderInsideItself = () =>
  new AppError(422, 'folder.inside_itself', 'A folder cannot be moved into itself or a folder in it.');
export const fileNotFailed = () =>
  new AppError(
    409,
    'file.not_failed',
    'Only a file that failed, or has pages left to read, can be processed again.',
  );
export const fileUnderWay = () =>
  new AppError(409, 'file.under_way', 'This file is being read. Wait until that has ended.');
export const fileAlreadyThere = () =>
  new AppError(409, 'file.duplicate', 'The same file has been uploaded again meanwhile.');
export const fileNotLocked = () =>
  new AppError(409, 'file.not_locked', 'This file does not wait for a password.');
export const filePasswordWrong = () =>
  new AppError(422, 'file.password_wrong', 'This password does not open the file.', {
    fields: { password: 'This password does not open the file.' },
  });
export const fileTooLarge = (maxBytes: number) =>
  new AppError(413, 'file.too_large', `The file is larger than ${Math.round(maxBytes / 1_000_000)} MB.`);
export const fileInfected = (signature: string) =>
  new AppError(
    422,
    'file.infected',
    `The virus scanner has found "${signature}" in this file. Nothing of it was kept.`,
  );
export const fileNotScannable = () =>
  new AppError(
    413,
    'file.not_scannable',
    'This file is larger than the virus scanner of this server takes. Split it, or ask whoever runs the server to raise that limit.',
  );
export const scannerUnavailable = (cause: unknown) =>
  new AppError(
    503,
    'scanner.unavailable',
    'The virus scanner does not answer at the moment, so nothing was uploaded. Try again in a few minutes.',
    { retryAfterSeconds: 60, cause },
  );
export const fileEmpty = () => new AppError(400, 'file.empty', 'The file is empty.');
export const fileTypeRefused = (readable: readonly FileType[]) => {
  const nouns = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    readable.map((type) => FILE_TYPES[type].noun),
  );
  return new AppError(
    415,
    'file.type_refused',
    `This file is not a ${nouns}. Only ${listFileTypes(readable)} files can be uploaded.`,
  );
};
export const downloadEmpty = () =>
  new AppError(422, 'download.empty', 'There is no document in it that could be downloaded.');
export const downloadTooLarge = () =>
  new AppError(
    413,
    'download.too_large',
    `One download holds at most ${DOWNLOAD_MAX_FILES.toLocaleString('en-US')} documents and ${DOWNLOAD_MAX_BYTES / 1_000_000_000} GB. Download the folders one by one.`,
  );
const REFUSALS: Readonly<Record<Refusal, string>> = {
  macros:
    'This file holds macros, which are not taken in. Save it without them (as .docx or .xlsx) and upload that.',
  'binary-workbook':
    'This is a binary Excel workbook (.xlsb). Save it as an Excel workbook (.xlsx) and upload that.',
  'before-2007':
    'This is an Office file in the format of before 2007. Save it as .docx, .xlsx or PDF and upload that.',
  protected:
    'This Office file is protected with a password, so its type cannot be told. Upload a copy without the password.',
};
export const fileKindRefused = (refusal: Refusal) =>
  new AppError(415, 'file.type_refused', REFUSALS[refusal]);
export const fileTypeDiffers = (extension: string, type: string) =>
  new AppError(
    415,
    'file.type_differs',
    `The name ends in ".${extension}", but the content is ${type}. Rename the file or choose another.`,
  );
export const storageFull = (cause?: unknown) =>
  new AppError(
    507,
    'storage.full',
    'The storage of this installation is almost full. Nothing was uploaded.',
    {
      cause,
    },
  );
export const uploadCut = (cause: unknown) =>
  new AppError(400, 'file.upload_cut', 'The upload was cut off before the file was complete.', { cause });
