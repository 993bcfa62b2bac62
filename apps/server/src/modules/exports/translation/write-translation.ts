import type { Readable } from 'node:stream';
import type { TranslationRemarks } from '@recto/contract/exports';
import { FILE_TYPES } from '@recto/contract/file-types';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { TranslationFormat } from '@recto/contract/translation-exports';
import type { TranslationSegment } from '@recto/contract/translations';
import { zipFiles } from '#kernel/zip-files.ts';
import { text } from '#modules/exports/rows.ts';
import type { ExportRow } from '#modules/exports/store.ts';
import type { TableCell } from '#modules/exports/table.ts';
import type { TranslationSourceDeps } from '#modules/exports/translation/source.ts';
import { workbookFiles } from '#modules/exports/xlsx/workbook.ts';

/** Writes translations as files; of what is no workbook a table of its sentences is one. */
export function makeTranslationWriter({ translations }: TranslationSourceDeps) {
  const writeTable = async (row: ExportRow): Promise<Readable> => {
    const asked = { accountId: row.account_id, id: row.source_id };
    const { translation } = await translations.describeFile(asked);
    const sheet = {
      name: 'Sentences',
      columns: [
        { title: 'Page', width: 8 },
        { title: LANGUAGE_NAMES[translation.source], width: 60 },
        { title: LANGUAGE_NAMES[translation.target], width: 60 },
        { title: 'To look at', width: 40 },
      ],
      async *rows() {
        for await (const segments of translations.streamSegments(asked)) yield segments.map(toRow);
      },
    };
    return zipFiles(workbookFiles([sheet], row.created_at));
  };

  return {
    /** With what became of its sentences where the original itself was written over. */
    async open(
      row: ExportRow,
      signal: AbortSignal,
    ): Promise<{ stream: Readable; remarks: TranslationRemarks | null }> {
      const format = TranslationFormat.parse(row.format);
      const asked = { accountId: row.account_id, id: row.source_id };
      const { isWorkbook } = await translations.describeFile(asked);
      if (format === FILE_TYPES.XLSX.extension && !isWorkbook)
        return { stream: await writeTable(row), remarks: null };
      return translations.writeFile({ ...asked, format }, signal);
    },
  };
}

const toRow = ({ page, source, target, terms, checks, confirmed }: TranslationSegment): TableCell[] => {
  const open = [
    ...terms.filter(({ applied }) => !applied).map((term) => `${term.source} → ${term.target}: not applied`),
    ...checks.filter(({ ok }) => !ok).map((check) => `${check.text}: not in the translation`),
  ];
  return [
    { type: 'number', value: page },
    text(source),
    text(target),
    text(confirmed || target === '' ? '' : open.join('; ')),
  ];
};
