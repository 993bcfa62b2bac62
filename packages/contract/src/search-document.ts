import { z } from 'zod';
import { CallerReference, endpoint, Id } from '#endpoint.ts';
import { Language } from '#languages.ts';
import { PAGES_PER_CALL, SEARCH_MAX_LENGTH } from '#limits.ts';
import { Box, Span } from '#questions.ts';

/** Pages that one call gives when it does not say how many. */
const PAGES_BY_DEFAULT = 100;
/** Far beyond any file, and within what a database takes for a number. */
const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

const PageText = z.object({ page: z.int().min(1), label: z.string().optional(), text: z.string() });

export const PageHit = z.object({
  page: z.int().min(1),
  label: z.string().optional().describe("The page's own number, such as 'iv' or '102', where it has one"),
  range: z.string().optional().describe("The cells of a sheet, as 'Sales!B14:D20'; of plain text the lines"),
  snippet: z.string().describe('The words around the hit, on one line'),
  inSnippet: z
    .object({ start: z.int().min(0), end: z.int().min(0) })
    .describe('Where the hit stands in the snippet, in UTF-16 units'),
  boxes: z.array(Box).describe('One box per line of the hit'),
  span: Span,
});
export type PageHit = z.infer<typeof PageHit>;

const SearchQuery = z
  .object({
    userId: CallerReference,
    lang: Language.optional().describe('Accepted and not needed: the file knows its language'),
    from: pageNumber.default(1),
    to: pageNumber.optional(),
    q: z
      .string()
      .trim()
      .max(SEARCH_MAX_LENGTH, `A search has at most ${SEARCH_MAX_LENGTH} characters.`)
      .optional(),
  })
  .refine(({ from, to = from }) => to >= from, {
    path: ['to'],
    error: 'The last page comes before the first.',
  })
  .refine(({ q, from, to = from }) => q || to - from < PAGES_PER_CALL, {
    path: ['to'],
    error: `One call gives at most ${PAGES_PER_CALL} pages.`,
  });

/** The last page that a call without `q` means. */
export const lastPageOf = ({ from, to }: Pick<z.infer<typeof SearchQuery>, 'from' | 'to'>): number =>
  to ?? from + PAGES_BY_DEFAULT - 1;

export const searchDocument = endpoint({
  method: 'GET',
  path: '/searchDocument/:id',
  tokenScope: 'read',
  summary:
    'With `q`: where its words stand in a file, on all pages unless some are named. Without: the text of the pages named',
  params: z.object({ id: Id }),
  query: SearchQuery,
  result: z.union([
    z.object({ hits: z.array(PageHit), total: z.int().describe('All hits, told or not') }),
    z.object({ pages: z.array(PageText), total: z.int().describe('Pages read so far') }),
  ]),
});
