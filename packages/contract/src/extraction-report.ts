import { z } from 'zod';
import { Language } from '#languages.ts';

/**
 * What became of a page: `text` was read, `ocr` was read from its picture, `low` likewise but doubtfully, `blank` is empty,
 * `damaged` could not be opened, `needs-ocr` shows something that could not be read.
 */
export const PageReportState = z.enum(['text', 'ocr', 'low', 'blank', 'damaged', 'needs-ocr']);

/**
 * Text that a page holds and its readers do not see: `white` on nothing, too `tiny` to be read, `off-page`, `invisible`
 * (painted in no colour). It is left out of what can be asked. `embedded-ocr` is somebody's earlier OCR under the picture
 * of the page, and is kept.
 */
export const PageFlagKind = z.enum(['embedded-ocr', 'invisible', 'white', 'tiny', 'off-page']);
export type PageFlagKind = z.infer<typeof PageFlagKind>;

export const ExtractionReport = z
  .object({
    read: z.int().describe('Pages whose text was read'),
    empty: z.int(),
    damaged: z.int(),
    needOcr: z.int(),
    ocr: z.int().describe('Pages read from their pictures'),
    language: Language.nullable().describe('The language most of the text is in, where it can be told'),
    ms: z.int().nullable().describe('Time that reading took, in milliseconds'),
    pages: z.array(
      z.object({
        page: z.int().min(1),
        label: z.string().optional(),
        width: z.number().describe('Points, as displayed'),
        height: z.number(),
        state: PageReportState,
        confidence: z
          .int()
          .min(0)
          .max(100)
          .optional()
          .describe('Of a page that was read from its picture: how sure its characters are'),
        flags: z
          .array(
            z.object({
              kind: PageFlagKind,
              count: z.int().min(1).describe('Characters, spaces not counted'),
            }),
          )
          .optional(),
        changes: z.int().min(1).optional().describe('Tracked changes in a Word file'),
      }),
    ),
  })
  .meta({ id: 'ExtractionReport' });
export type ExtractionReport = z.infer<typeof ExtractionReport>;
