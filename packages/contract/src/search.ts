import { z } from 'zod';
import { endpoint, listOf, paging } from '#endpoint.ts';
import { FileItem, FolderReference } from '#library.ts';
import { SEARCH_MAX_LENGTH } from '#limits.ts';
import { PageHit } from '#search-document.ts';

const FoundFile = z.object({
  file: FileItem,
  pages: z.array(PageHit).describe('Its best pages; none where only the name fits'),
});
export type FoundFile = z.infer<typeof FoundFile>;

/** The search over the whole library. */
export const search = {
  library: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'Files whose names or pages have the words, best first, in a folder and below it or everywhere',
    query: z.object({
      q: z.string().trim().min(1).max(SEARCH_MAX_LENGTH),
      folderId: FolderReference.optional(),
      ...paging(100),
    }),
    result: listOf(FoundFile),
  }),
};
