import { z } from 'zod';
import { type Encoding, ENCODINGS } from '#encodings.ts';
import { Language } from '#languages.ts';
import { FILE_MAX_PAGES } from '#limits.ts';

/** How a file is to be read again; what is not said stays. */
export const WantedReading = z.object({
  lang: Language.optional().describe('Of the file; with `pages` only of these, where they are scanned'),
  encoding: z.enum(Object.keys(ENCODINGS) as Encoding[], 'This encoding is not known.').optional(),
  pages: z
    .array(z.int().min(1))
    .min(1, 'Choose a page.')
    .max(FILE_MAX_PAGES)
    .optional()
    .describe('Only these, counted from 1; without them all'),
});
