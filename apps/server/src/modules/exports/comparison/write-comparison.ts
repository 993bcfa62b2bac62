import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReportFormat } from '@recto/contract/exports';
import { FILE_TYPES } from '@recto/contract/file-types';
import type { DocumentConverter } from '#kernel/document-converter.ts';
import { AppError } from '#kernel/errors.ts';
import { zipFiles } from '#kernel/zip-files.ts';
import { CHANGE_COLUMNS, changeRow, markOf } from '#modules/exports/comparison/change-table.ts';
import type { FoldMode } from '#modules/exports/comparison/fold-unchanged.ts';
import { writeComparisonReport } from '#modules/exports/comparison/report.ts';
import type { ComparisonSourceDeps, ReportContent } from '#modules/exports/comparison/source.ts';
import { writeCsv } from '#modules/exports/csv.ts';
import { text } from '#modules/exports/rows.ts';
import type { TableCell } from '#modules/exports/table.ts';
import { type Sheet, workbookFiles } from '#modules/exports/xlsx/workbook.ts';

export interface ReportWriterDeps extends ComparisonSourceDeps {
  readonly productName: string;
  /** Null where none is switched on: then there are no reports as PDF. */
  readonly converter: DocumentConverter | null;
}

interface WriteOptions {
  readonly accountId: string;
  readonly signal: AbortSignal;
}

interface FormatTraits {
  /** How often the changes are read: reports count them first. */
  readonly passes: number;
  readonly needsConverter?: true;
  write(content: ReportContent, options: WriteOptions): Promise<Readable>;
}

const noConverter = () =>
  new AppError(
    409,
    'report.no_converter',
    'Reports as PDF need LibreOffice, which is not switched on here. Take the HTML report and print it.',
  );

/** By it LibreOffice reads HTML as a text with pages. */
const HTML_FILTER = 'HTML (StarWriter)';

/** Writes reports on comparisons, each in its format, while what it is written from is read. */
export function makeReportWriter({ comparisons, productName, converter }: ReportWriterDeps) {
  const htmlOf = (content: ReportContent, mode: FoldMode) =>
    Readable.from(writeComparisonReport(content, productName, mode), { objectMode: false });

  const writeRedline = async (content: ReportContent, { accountId, signal }: WriteOptions) => {
    const comments = [];
    for await (const part of content.changes())
      for (const change of part) {
        const said = [markOf(change), change.review?.note ?? ''].filter((words) => words !== '').join(': ');
        const { _id: changeId, old: before, new: after } = change;
        if (said !== '') comments.push({ changeId, before, after, text: said });
      }
    const { comparisonId } = content.comparison;
    const options = { author: productName, at: content.exportedAt, comments, signal };
    const parts = await comparisons.writeRedline(accountId, comparisonId, options);
    return zipFiles(
      parts.map(({ name, content: bytes }) => ({
        path: name,
        storedAt: content.exportedAt,
        isPacked: false,
        open: async () => Readable.from([bytes], { objectMode: false }),
      })),
    );
  };

  const writePdf = async (content: ReportContent, { signal }: WriteOptions) => {
    if (!converter) throw noConverter();
    const request = {
      source: (path: string) => pipeline(htmlOf(content, 'count'), createWriteStream(path), { signal }),
      extension: 'html',
      importFilter: HTML_FILTER,
      to: FILE_TYPES.PDF.extension,
      signal,
    };
    return Readable.from([await converter.convert(request, (made) => readFile(made))]);
  };

  const formats: Readonly<Record<ReportFormat, FormatTraits>> = {
    html: { passes: 2, write: async (content) => htmlOf(content, 'fold') },
    pdf: { passes: 2, needsConverter: true, write: writePdf },
    docx: { passes: 1, write: writeRedline },
    csv: {
      passes: 1,
      write: async (content) =>
        Readable.from(writeCsv(CHANGE_COLUMNS, changeRows(content)), { objectMode: false }),
    },
    xlsx: {
      passes: 1,
      write: async (content) => zipFiles(workbookFiles(sheetsOf(content), content.exportedAt)),
    },
  };

  return {
    /** Refuses what cannot be written here. */
    check(format: ReportFormat): void {
      if (formats[format].needsConverter && !converter) throw noConverter();
    },
    passes: (format: ReportFormat): number => formats[format].passes,
    write: (format: ReportFormat, content: ReportContent, options: WriteOptions): Promise<Readable> =>
      formats[format].write(content, options),
  };
}

async function* changeRows(content: ReportContent): AsyncGenerator<TableCell[][]> {
  for await (const part of content.changes()) yield part.map(changeRow);
}

function sheetsOf(content: ReportContent): Sheet[] {
  const { exportedAt, title, comparison } = content;
  const { masterFile, childFile, smartSummary } = comparison;
  return [
    { name: 'Changes', columns: CHANGE_COLUMNS, rows: () => changeRows(content) },
    {
      name: 'About',
      columns: [
        { title: 'About', width: 16 },
        { title, width: 100 },
      ],
      async *rows() {
        yield [
          [text('Exported'), { type: 'time', iso: exportedAt.toISOString() }],
          [text('Left, before'), text(masterFile.name)],
          [text('SHA-256'), text(masterFile.hash)],
          [text('Right, after'), text(childFile.name)],
          [text('SHA-256'), text(childFile.hash)],
          ...(smartSummary ?? '')
            .split('\n')
            .map((line, at) => [text(at === 0 ? 'Summary' : ''), text(line)]),
        ];
      },
    },
  ];
}
