import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { Box } from '#questions.ts';

const TextSpan = z.object({ start: z.int().min(0), end: z.int().min(0) });
const ChangeKind = z.enum(['inserted', 'deleted']);

/** A cell of a table in flowing text. */
const TableCell = TextSpan.extend({
  columnSpan: z.int().min(1).optional().describe('How many columns it takes up, where not one'),
  rowSpan: z.int().min(2).optional().describe('How many rows it takes up, where not one'),
  isCovered: z.boolean().optional().describe('The cell above extends over it'),
});

/** A part of flowing text. */
export const PageBlock = TextSpan.extend({
  kind: z.enum(['heading', 'paragraph', 'item', 'table', 'note', 'header', 'footer', 'comment']),
  level: z.int().min(1).optional().describe('Of headings and items'),
  number: z.string().optional().describe('The number, bullet or mark with which its text begins'),
  change: ChangeKind.optional().describe('Of a block that was changed as a whole'),
  rows: z.array(z.array(TableCell).readonly()).readonly().optional().describe('Of tables: their cells'),
  hasHeader: z.boolean().optional().describe('The first row names the columns'),
  isRightToLeft: z.boolean().optional(),
  align: z
    .enum(['center', 'end', 'justify'])
    .optional()
    .describe('How its lines lie, where not at the side at which they begin'),
  at: z.int().min(0).optional().describe('Of comments: where they are attached'),
  author: z.string().optional(),
  date: z.string().optional().describe('As the file has it, in the time of its author'),
}).meta({ id: 'PageBlock' });
export type PageBlock = z.infer<typeof PageBlock>;

/** A tracked change in flowing text. */
export const PageChange = TextSpan.extend({
  kind: ChangeKind,
  author: z.string().optional(),
  date: z.string().optional(),
  text: z
    .string()
    .optional()
    .describe('What was deleted: it is not in the text of the page, and its span is empty'),
}).meta({ id: 'PageChange' });
export type PageChange = z.infer<typeof PageChange>;

/** Letters of flowing text that are set apart. */
export const PageStyle = TextSpan.extend({
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
}).meta({ id: 'PageStyle' });
export type PageStyle = z.infer<typeof PageStyle>;

/** A sheet of a workbook, or a range of its rows. Cells are named as people write them. */
export const PageSheet = z
  .object({
    name: z.string(),
    hidden: z.boolean().describe('Spreadsheet programs do not show it until somebody asks for it'),
    rightToLeft: z.boolean().optional().describe('Its first column is on the right'),
    range: z.string().describe('The rows and columns of the page: A101:F200'),
    columns: z
      .array(z.object({ ref: z.string(), width: z.number().positive().describe('In characters') }))
      .readonly()
      .describe('Those to which the file gives a width of their own'),
    merges: z.array(z.string()).readonly().describe('Cells shown as one: A1:C1'),
    cells: z
      .array(
        TextSpan.extend({
          ref: z.string(),
          text: z.string(),
          formula: z.string().optional().describe('By which it was calculated, without its equals sign'),
        }),
      )
      .readonly()
      .describe(
        'Those with a value, as shown, by rows; those above the range are the header of the sheet, repeated for context',
      ),
  })
  .meta({ id: 'PageSheet' });
export type PageSheet = z.infer<typeof PageSheet>;

/** A page as viewers show it that draw it from what was read. */
export const DocumentPage = z
  .object({
    page: z.int().min(1),
    text: z.string().describe('Spans of citations and hits are offsets into it'),
    firstLine: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Of plain text: the number of its first line in the file; a line longer than a page goes on under its own',
      ),
    words: z
      .array(
        TextSpan.extend({
          box: Box,
          confidence: z.int().min(0).max(100).optional().describe('How surely it was read'),
        }),
      )
      .readonly()
      .optional()
      .describe('Of a page that was read from its picture: where its words stand'),
    size: z
      .object({ width: z.number().positive(), height: z.number().positive() })
      .optional()
      .describe('Of a page that is a picture or is printed, in points'),
    sheet: PageSheet.optional().describe('Of workbooks'),
    blocks: z.array(PageBlock).readonly().optional().describe('Of flowing text: its parts in their order'),
    changes: z.array(PageChange).readonly().optional().describe('Of flowing text: its tracked changes'),
    styles: z
      .array(PageStyle)
      .readonly()
      .optional()
      .describe('Of flowing text: what is bold or italic in it'),
  })
  .meta({ id: 'DocumentPage' });
export type DocumentPage = z.infer<typeof DocumentPage>;

/** A table of a page, with its cells as they are copied. */
export const PageTable = TextSpan.extend({
  rows: z
    .array(
      z
        .array(
          z.object({
            text: z.string().describe('As it stands there, with its unit'),
            columnSpan: z.int().min(1).optional().describe('How many columns it takes up, where not one'),
            rowSpan: z.int().min(2).optional().describe('How many rows it takes up, where not one'),
          }),
        )
        .readonly(),
    )
    .readonly(),
  hasHeader: z.boolean().optional().describe('The first row names the columns'),
}).meta({ id: 'PageTable' });
export type PageTable = z.infer<typeof PageTable>;

const PageNumber = z.int().min(1).max(1_000_000);

/** What can be had of a file that has been read. */
export const ExtractedFile = z.object({
  fileId: Id,
  as: z.enum(['text', 'pages', 'picture']).default('text'),
  page: PageNumber.default(1).describe('Of the picture'),
});

export const documentPage = endpoint({
  method: 'GET',
  path: '/documentPage/:id/:page',
  tokenScope: 'read',
  summary: 'A page that has been read, with what its viewer shows',
  params: z.object({ id: Id, page: z.coerce.number().pipe(PageNumber) }),
  result: DocumentPage,
});

export const documentTables = endpoint({
  method: 'GET',
  path: '/documentTables/:id/:page',
  tokenScope: 'read',
  summary: 'The tables of a page that has been read, cell by cell',
  params: z.object({ id: Id, page: z.coerce.number().pipe(PageNumber) }),
  result: z.object({ page: z.int().min(1), tables: z.array(PageTable) }),
});
