import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { DOWNLOAD_MAX_BYTES, DOWNLOAD_MAX_FILES, DOWNLOAD_MAX_NAMED } from '#limits.ts';

/** An address that needs no header, as a link cannot send one. */
export const SignedUrl = z.object({ url: z.string(), expiresAt: z.iso.datetime() });

const named = z.array(Id).max(DOWNLOAD_MAX_NAMED).default([]);

/** Files and folders as one zip. */
export const downloadSelected = endpoint({
  method: 'POST',
  path: '/files/download',
  tokenScope: 'read',
  storageReserve: 'none',
  summary: `A signed address of files and folders as one zip, valid for five minutes. At most ${DOWNLOAD_MAX_NAMED} can be named, and with what lies in the folders ${DOWNLOAD_MAX_FILES} files and ${DOWNLOAD_MAX_BYTES / 1_000_000_000} GB`,
  body: z
    .object({ fileIds: named, folderIds: named })
    .refine(({ fileIds, folderIds }) => fileIds.length + folderIds.length > 0, {
      error: 'Name a file or a folder.',
    })
    .refine(({ fileIds, folderIds }) => fileIds.length + folderIds.length <= DOWNLOAD_MAX_NAMED, {
      error: `Name at most ${DOWNLOAD_MAX_NAMED} files and folders.`,
    }),
  result: SignedUrl.extend({
    name: z.string(),
    files: z.number().int(),
    bytes: z.number().int().describe('Of the files; the zip may be smaller'),
  }),
});
