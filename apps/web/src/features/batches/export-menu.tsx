import type { Cell } from '@recto/contract/batches';
import type { AnswersFormat } from '@recto/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { ExportChoices } from '#shared/exports/export-choices.tsx';
import { batchExport } from '#shared/exports/mutations.ts';
import { Button } from '#ui/button.tsx';
import { MenuCheck } from '#ui/menu-check.tsx';
import { Menu, MenuLabel, MenuSeparator } from '#ui/menu.tsx';
import type { Matrix } from './use-matrix.ts';

/** The answers as a file to take along: all of them, or those that the filter shows. */
export function ExportMenu({ matrix }: { matrix: Matrix }) {
  const { batch, rows, filtered } = matrix;
  const [withMarks, setWithMarks] = useState(true);
  const [isFilterWanted, setFilterWanted] = useState(false);
  const { matches } = filtered;
  const isLimited = isFilterWanted && matches !== null && matches.size > 0;
  const cells = isLimited ? [...matches] : rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  const { mutate } = useMutation(batchExport(batch.batchId));
  const choose = (format: AnswersFormat) =>
    mutate({
      format,
      marks: withMarks,
      ...(isLimited && { answerIds: cells.map(({ answerId }) => answerId) }),
    });
  const pages = countPages(cells);
  return (
    <Menu
      trigger={
        <Button icon={<Download />} aria-label="Export">
          <span className="max-sm:hidden">Export</span>
          <ChevronDown aria-hidden="true" className="text-ink-2" />
        </Button>
      }
    >
      <MenuLabel>
        {isLimited
          ? `Export ${plural(cells.length, 'answer')}`
          : `Export ${plural(batch.files, 'file')}, ${plural(batch.questions, 'question')}`}
      </MenuLabel>
      <ExportChoices
        onChoose={choose}
        hints={{
          xlsx: 'One row a file, quotes on a second sheet',
          csv: 'One row a quote, with answers and pages',
          html: 'Summary and every answer with its quotes',
          zip: `${pages === 1 ? 'The cited page' : `The ${pages} cited pages`} with the quotes marked`,
        }}
      />
      <MenuSeparator />
      <MenuCheck checked={withMarks} onChange={setWithMarks}>
        With review marks and notes
      </MenuCheck>
      <MenuCheck
        checked={isLimited}
        onChange={setFilterWanted}
        disabled={matches === null || matches.size === 0}
      >
        Only what the filter shows
      </MenuCheck>
    </Menu>
  );
}

const countPages = (cells: readonly Cell[]): number =>
  new Set(cells.flatMap(({ fileId, pages }) => pages.map((page) => `${fileId}/${page}`))).size;
