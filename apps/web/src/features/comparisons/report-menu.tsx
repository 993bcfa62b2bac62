import type { Comparison } from '@recto/contract/comparisons';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { ExportChoices } from '#shared/exports/export-choices.tsx';
import { comparisonReport } from '#shared/exports/mutations.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuLabel } from '#ui/menu.tsx';

/** What the comparison has found, as a file to send. */
export function ReportMenu({ comparison }: { comparison: Comparison }) {
  const { comparisonId, changesTotal, masterFile } = comparison;
  const { mutate } = useMutation(comparisonReport(comparisonId));
  return (
    <Menu
      trigger={
        <Button icon={<Download />} aria-label="Report">
          <span className="max-sm:hidden">Report</span>
          <ChevronDown aria-hidden="true" className="text-ink-2" />
        </Button>
      }
    >
      <MenuLabel>{`Report on ${plural(changesTotal, 'change')}`}</MenuLabel>
      <ExportChoices
        onChoose={mutate}
        hints={{
          docx:
            masterFile.type === 'DOCX'
              ? 'The left document with tracked changes, notes as comments'
              : 'Both texts with tracked changes, notes as comments',
          html: 'Changes, marks, notes and the redline, to read or print',
          pdf: 'The same report as pages',
          xlsx: 'One row a change, with marks and notes',
          csv: 'The same as plain text',
        }}
      />
    </Menu>
  );
}
