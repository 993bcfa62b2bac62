import { Readable } from 'node:stream';
import type { ExportFormat } from '@recto/contract/exports';
import { zipFiles } from '#kernel/zip-files.ts';
import type { ExportContent, ExportedAnswer } from '#modules/exports/answers.ts';
import { writeCsv } from '#modules/exports/csv.ts';
import type { PagePictures } from '#modules/exports/evidence/cited-pages.ts';
import { type PackedDocument, packEvidence } from '#modules/exports/evidence/pack.ts';
import { writeReport } from '#modules/exports/reports/report.ts';
import { fileTable, groupByFile, quoteTable, type TableCell, text } from '#modules/exports/rows.ts';
import { type Sheet, workbookFiles } from '#modules/exports/xlsx/workbook.ts';

export interface WriteOptions {
  readonly productName: string;
  readonly documents: readonly PackedDocument[];
  readonly pictures: PagePictures;
}

interface FormatTraits {
  readonly extension: string;
  readonly mediaType: string;
  /** How often the answers are read. */
  passes(content: Pick<ExportContent, 'columns'>): number;
  write(content: ExportContent, options: WriteOptions): Readable;
}

/** A sheet of a matrix and one of quotes. */
const tablePasses = ({ columns }: Pick<ExportContent, 'columns'>): number => (columns ? 2 : 1);

/** The formats of exports; nothing else tells them apart. Each file is written while it is read. */
export const FORMATS: Readonly<Record<ExportFormat, FormatTraits>> = {
  xlsx: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    passes: tablePasses,
    write: (content) => writeWorkbook(content),
  },
  csv: {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    passes: () => 1,
    write(content) {
      const { columns, rowsOf } = quoteTable(content);
      return Readable.from(writeCsv(columns, mapParts(content, rowsOf)), { objectMode: false });
    },
  },
  html: {
    extension: 'html',
    mediaType: 'text/html; charset=utf-8',
    passes: () => 1,
    write: (content, options) => Readable.from(writeReport(content, options), { objectMode: false }),
  },
  zip: {
    extension: 'zip',
    mediaType: 'application/zip',
    // The table, the pictures, the report, and who has answered.
    passes: (content) => tablePasses(content) + 3,
    write: (content, options) =>
      packEvidence(content, { ...options, openTable: () => writeWorkbook(content) }),
  },
};

function writeWorkbook(content: ExportContent): Readable {
  return zipFiles(workbookFiles(sheetsOf(content), content.exportedAt));
}

function sheetsOf(content: ExportContent): Sheet[] {
  const quotes = quoteTable(content);
  const list: Sheet = {
    name: content.columns ? 'Quotes' : 'Answers',
    columns: quotes.columns,
    rows: () => mapParts(content, quotes.rowsOf),
  };
  const about: Sheet = {
    name: 'About',
    columns: [
      { title: 'About', width: 16 },
      { title: content.title, width: 100 },
    ],
    async *rows() {
      yield aboutRows(content);
    },
  };
  if (!content.columns) return [list, about];
  const files = fileTable(content.columns);
  const matrix: Sheet = {
    name: 'Answers',
    columns: files.columns,
    async *rows() {
      for await (const answers of groupByFile(content.stream())) yield [files.rowOf(answers)];
    },
  };
  return [matrix, list, about];
}

function aboutRows({ exportedAt, summary }: ExportContent): TableCell[][] {
  const lines = summary === '' ? [] : summary.split('\n');
  return [
    [text('Exported'), { type: 'time', iso: exportedAt.toISOString() }],
    ...lines.map((line, at) => [text(at === 0 ? 'Summary' : ''), text(line)]),
  ];
}

async function* mapParts(
  content: ExportContent,
  rowsOf: (answer: ExportedAnswer) => TableCell[][],
): AsyncGenerator<TableCell[][]> {
  for await (const part of content.stream()) yield part.flatMap(rowsOf);
}
