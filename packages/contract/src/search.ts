import { z } from 'zod';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';
import { Language } from '#languages.ts';
import { FileItem, FileType, FolderReference } from '#library.ts';
import { FOUND_PAGES_PER_CALL, SEARCH_MAX_LENGTH } from '#limits.ts';
import { PageHit } from '#search-document.ts';

const FoundFile = z.object({
  file: FileItem,
  pages: z.array(PageHit).describe('Its best pages; none where only the name fits'),
  pageCount: z
    .int()
    .describe('How many of its pages have the words: those beyond `pages` come by /search/{id}'),
});
export type FoundFile = z.infer<typeof FoundFile>;

const FoundGroup = z.object({
  folderId: Id.nullable(),
  lang: Language,
  type: FileType,
  pages: z.int().describe('Pages that have the words'),
  files: z.int().describe('Files with such pages'),
  named: z.int().describe('Files whose names have the words'),
});
export type FoundGroup = z.infer<typeof FoundGroup>;

export const SEARCH_PARTS = ['names', 'contents'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** By what the files that are found are put in order: what fits best, when they were added, their names. */
export const SEARCH_ORDERS = ['best', 'newest', 'name'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

const Words = z
  .string()
  .trim()
  .min(1)
  .max(SEARCH_MAX_LENGTH)
  .describe(
    'Words; "what must stand exactly so" in quotation marks; -word for what must not stand on the page',
  );

/** The search over the whole library. */
export const search = {
  library: endpoint({
    method: 'GET',
    path: '/search',
    tokenScope: 'read',
    summary:
      'Files whose names or pages have the words, best first unless asked otherwise, in a folder and below it or everywhere, and how many of which kind',
    query: z.object({
      q: Words,
      folderId: FolderReference.optional(),
      in: z.enum(SEARCH_PARTS).optional().describe('Only files whose names, or whose pages, have the words'),
      lang: Language.optional(),
      type: FileType.optional(),
      sort: z.enum(SEARCH_ORDERS).default('best'),
      ...paging(100),
    }),
    result: listOf(FoundFile).extend({
      groups: z
        .array(FoundGroup)
        .describe(
          'With the first page: what the words find in the whole library by folder, language and type, whatever of it was asked for',
        ),
    }),
  }),
  pages: endpoint({
    method: 'GET',
    path: '/search/:id',
    tokenScope: 'read',
    summary: 'The pages of one file that have the words, best first',
    params: z.object({ id: Id }),
    query: z.object({
      q: Words,
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(FOUND_PAGES_PER_CALL).default(FOUND_PAGES_PER_CALL),
    }),
    result: z.object({ items: z.array(PageHit), from: z.int(), limit: z.int(), total: z.int() }),
  }),
};
