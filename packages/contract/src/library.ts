import { z } from 'zod';
import { cleanName } from '#clean-name.ts';
import { CallerReference, endpoint, Id, listOf, paging } from '#endpoint.ts';
import { FolderItem } from '#folder-item.ts';
import { FILE_TYPES, type FileType as FileTypeName, PAGE_KINDS } from '#file-types.ts';
import { Language } from '#languages.ts';
import { FILE_NAME_MAX_LENGTH } from '#limits.ts';
import { downloadSelected, SignedUrl } from '#download.ts';

export { FolderItem } from '#folder-item.ts';

/** The six stages of an uploaded file, in order (specification, section 3). */
export const STAGE_NAMES = [
  'Ready to upload',
  'Document Saved',
  'Extracting Document',
  'Analysing Document',
  'Saving Context',
  'Ready for Use',
] as const;

export const Stage = z.object({ name: z.enum(STAGE_NAMES), completed: z.boolean() });
export const FileType = z.enum(Object.keys(FILE_TYPES) as FileTypeName[]);
export const FileStatus = z.enum(['waiting', 'processing', 'complete', 'failed']);
export type FileStatus = z.infer<typeof FileStatus>;

/**
 * Who says in which language a file is:
 * - `upload`: who uploaded it; what is searched goes by the text where that shows another
 * - `text`: it is detected; until then, and where it cannot be told, English is assumed
 * - `owner`: who had it read again in it
 */
export const LanguageSource = z.enum(['upload', 'text', 'owner']);
export type LanguageSource = z.infer<typeof LanguageSource>;

/** A field of a form that is left empty asks for detection. */
const LanguageToRead = z
  .union([Language, z.literal('')])
  .optional()
  .transform((lang) => lang || undefined)
  .describe('Absent or empty: it is detected');

export const FileItem = z
  .object({
    _id: Id,
    userId: Id,
    parentFolderId: Id.nullable(),
    name: z.string(),
    type: FileType,
    subType: z.literal('ELECTRONIC'),
    size: z.int(),
    lang: Language,
    langFrom: LanguageSource.optional(),
    encoding: z.string().optional().describe('In which a text file was read, as browsers name it'),
    hash: z.string().describe('SHA-256 of the bytes, hexadecimal'),
    pages: z.int().nullable().describe('Number of pages, null until known'),
    pageKind: z
      .enum(PAGE_KINDS)
      .describe('What a page of it is: the page of a PDF, a sheet, a stretch of text'),
    status: FileStatus,
    stages: z.array(Stage).length(STAGE_NAMES.length),
    progress: z
      .object({
        page: z.int().describe('How many pages of the file have been read'),
        of: z.int(),
        eta: z.int().optional().describe('Seconds that the scanned pages among them still take'),
      })
      .nullable(),
    error_msg_customer: z.string().nullable(),
    error_code: z
      .string()
      .nullable()
      .describe(
        'Why a file failed, for machines: `file.password_needed` asks for unlocking, `file.damaged` for a whole copy, `file.doubled_parts` for one that its program has saved again, `plan.pages` for fewer pages or a larger plan. A Complete file has `plan.ocr` where the plan had no OCR left for its scanned pages: /retry reads them later; `file.not_converted` where it could not be laid out as it prints and is shown as text',
      ),
    duplicate: z.boolean().optional(),
    previousFileId: Id.optional().describe('The file of which it is a newer version'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'File' });
export type FileItem = z.infer<typeof FileItem>;

export const LibraryItem = z.discriminatedUnion('type', [
  FolderItem,
  ...FileType.options.map((type) => FileItem.extend({ type: z.literal(type) })),
]);
export type LibraryItem = FolderItem | FileItem;

/** The top of the tree has no id; clients write it as nothing, '', 'null' or 'root'. */
export const FolderReference = z
  .union([Id, z.literal(''), z.null()])
  .optional()
  .transform((value) =>
    value === undefined || value === '' || value === 'null' || value === 'root' ? null : value,
  );

/** What somebody wants a file to be called; `renameFile` makes the name of it. */
export const WantedFileName = z
  .string()
  .overwrite(cleanName)
  .min(1, 'Give the file a name.')
  .max(FILE_NAME_MAX_LENGTH, `A file name has at most ${FILE_NAME_MAX_LENGTH} characters.`);

/** A file wherever it lies. */
export const PlacedFile = z.object({
  file: FileItem,
  folder: z.string().nullable().describe('Name of its folder'),
});
export type PlacedFile = z.infer<typeof PlacedFile>;

/** As many as one page of a list can hold. */
export const MAX_FILES_DELETED = 500;

/** As many as are looked for in one call. */
export const MAX_HASHES = 100;

/** Paging of lists that hold files. */
export const filePaging = paging(500, 500);
/** By what files are put in order; folders stand before them, by name. */
export const SORT_KEYS = ['name', 'size', 'pages', 'updatedAt', 'status'] as const;

/** What of the things in a folder is listed, and in which order: without these all, files newest first. */
export const LISTED = {
  sort: z.enum(SORT_KEYS).optional(),
  order: z.enum(['asc', 'desc']).optional().describe('Of `sort`; without it `asc`'),
  q: z.string().trim().max(FILE_NAME_MAX_LENGTH).default('').describe('Only names that hold every word'),
  type: FileType.optional().describe('Only files of this type; no folders'),
  status: FileStatus.optional().describe('Only files of this state; no folders'),
};

const fileParams = z.object({ id: Id });

export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/files',
    tokenScope: 'write',
    takesIdempotencyKey: true,
    encoding: 'multipart',
    status: [201, 200],
    summary: 'Upload one file; the same bytes again give the existing item with 200 and `duplicate`',
    body: z.object({
      userId: CallerReference,
      folderId: FolderReference,
      lang: LanguageToRead,
      name: z.string().min(1).max(1000).optional(),
      previousFileId: Id.optional().describe('The file of which this is a newer version; it stays'),
    }),
    result: FileItem,
  }),
  get: endpoint({
    method: 'GET',
    path: '/files/:id',
    tokenScope: 'read',
    summary: 'One file',
    params: fileParams,
    result: FileItem,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/document/:id',
    tokenScope: 'read',
    summary: 'One file (the same item as /files/{id})',
    params: fileParams,
    result: FileItem,
  }),
  rename: endpoint({
    method: 'POST',
    path: '/files/rename/:id',
    tokenScope: 'write',
    summary: 'Give a file another name; it keeps its extension, and signs become `_` as in uploads',
    params: fileParams,
    body: z.object({ name: WantedFileName }),
    result: FileItem,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/files/move',
    tokenScope: 'write',
    storageReserve: 'none',
    summary: 'Put a file into another folder',
    body: z.object({ fileId: Id, folderId: FolderReference }),
    result: FileItem,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/files/:id',
    tokenScope: 'write',
    summary: 'Delete a file and all that was made from it: pages, index, questions and answers',
    params: fileParams,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/document/:id',
    tokenScope: 'write',
    summary: 'Delete a file (the same as DELETE /files/{id})',
    params: fileParams,
  }),
  deleteMany: endpoint({
    method: 'POST',
    path: '/document/delete-many',
    tokenScope: 'write',
    storageReserve: 'reserve',
    summary: 'Delete several files; those that do not exist, or are not the caller’s, are named as failed',
    body: z.object({ ids: z.array(Id).min(1, 'Choose a file.').max(MAX_FILES_DELETED) }),
    result: z.object({ deleted: z.array(Id), failed: z.array(Id) }),
  }),
  findByHash: endpoint({
    method: 'POST',
    path: '/files/find-by-hash',
    tokenScope: 'read',
    summary: 'Which of these bytes the account has already, so that a client need not send them again',
    body: z.object({
      hashes: z
        .array(z.string().regex(/^[0-9a-f]{64}$/, 'A hash is SHA-256 in hexadecimal.'))
        .min(1)
        .max(MAX_HASHES),
    }),
    result: z.object({ items: z.array(FileItem) }),
  }),
  byName: endpoint({
    method: 'GET',
    path: '/files/by-name',
    tokenScope: 'read',
    summary: 'Files anywhere in the library whose names hold every word; without words the newest',
    query: z.object({
      q: z.string().trim().max(FILE_NAME_MAX_LENGTH).default(''),
      status: z
        .enum(['running', 'complete', 'failed'])
        .optional()
        .describe('Only files of this state; `running` are those that wait or are processed'),
      first: z.literal('complete').optional().describe('Files that can be asked stand before the others'),
      ...paging(100, 20),
    }),
    result: listOf(PlacedFile),
  }),
  inFolder: endpoint({
    method: 'GET',
    path: '/files/folder/:id',
    tokenScope: 'read',
    summary: 'Files directly in a folder',
    params: z.object({ id: FolderReference }),
    query: z.object(filePaging),
    result: listOf(FileItem),
  }),
  perFolder: endpoint({
    method: 'POST',
    path: '/files/get-files-per-folder',
    tokenScope: 'read',
    storageReserve: 'none',
    summary: 'Files directly in a folder',
    body: z.object({ folderId: FolderReference }),
    result: listOf(FileItem),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/files/:id/retry',
    tokenScope: 'write',
    summary: 'Process a failed file again, or one whose scanned pages were left unread (`plan.ocr`)',
    params: fileParams,
    result: FileItem,
  }),
  sample: endpoint({
    method: 'POST',
    path: '/files/sample',
    tokenScope: 'write',
    summary: 'Put the sample documents into the account, once',
    result: z.object({ items: z.array(FileItem) }),
  }),
  originalUrl: endpoint({
    method: 'POST',
    path: '/files/get-file-from-s3',
    tokenScope: 'read',
    storageReserve: 'none',
    summary: 'A signed address of the original, valid for five minutes',
    body: z.object({ fileId: Id }),
    result: SignedUrl,
  }),
  selectedUrl: downloadSelected,
};
