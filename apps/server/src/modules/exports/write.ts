import { Readable } from 'node:stream';
import type { AnswersFormat } from '@recto/contract/exports';
import { zipFiles } from '#kernel/zip-files.ts';
import type { ExportContent, ExportedAnswer } from '#modules/exports/answers.ts';
import { writeCsv } from '#modules/exports/csv.ts';
import type { PackedDocument, PagePictures } from '#modules/exports/evidence/cited-pages.ts';
import { packEvidence } from '#modules/exports/evidence/pack.ts';
import { writeReport } from '#modules/exports/reports/report.ts';
import { fileTable, groupByFile, quoteTable, text } from '#modules/exports/rows.ts';
import type { TableCell } from '#modules/exports/table.ts';
import { type Sheet, workbookFiles } from '#modules/exports/xlsx/workbook.ts';

export interface WriteOptions {
  readonly productName: string;
  readonly documents: readonly PackedDocument[];
  readonly pictures: PagePictures;
}

interface FormatTraits {
  /** How often the answers are read. */
  passes(content: Pick<ExportContent, 'columns'>): number;
  write(content: ExportContent, options: WriteOptions): Readable;
}

/** A sheet of a matrix and one of quotes. */
const tablePasses = ({ columns }: Pick<ExportContent, 'columns'>): number => (columns ? 2 : 1);

/** The formats of answers by the endings of their files; nothing else tells them apart. Each file is written while it is read. */
export const FORMATS: Readonly<Record<AnswersFormat, FormatTraits>> = {
  xlsx: {
    passes: tablePasses,
    write: (content) => writeWorkbook(content),
  },
  csv: {
    passes: () => 1,
    write(content) {
      const { columns, rowsOf } = quoteTable(content);
      return Readable.from(writeCsv(columns, mapParts(content, rowsOf)), { objectMode: false });
    },
  },
  html: {
    passes: () => 1,
    write: (content, options) => Readable.from(writeReport(content, options), { objectMode: false }),
  },
  zip: {
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
