import type { ExportFormat } from '@recto/contract/exports';
import { FileText, FolderArchive, Sheet, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem } from '#ui/menu.tsx';

interface Choice {
  readonly format: ExportFormat;
  readonly label: string;
  readonly Icon: typeof Sheet;
}

const CHOICES: readonly Choice[] = [
  { format: 'xlsx', label: 'XLSX', Icon: Sheet },
  { format: 'csv', label: 'CSV', Icon: Table2 },
  { format: 'html', label: 'Report', Icon: FileText },
  { format: 'zip', label: 'Evidence pack', Icon: FolderArchive },
];

interface ExportChoicesProps {
  /** What each format holds; formats without a line are left out. */
  readonly hints: Partial<Readonly<Record<ExportFormat, string>>>;
  readonly onChoose: (format: ExportFormat) => void;
}

/** The formats of an export, as entries of a menu. */
export const ExportChoices = ({ hints, onChoose }: ExportChoicesProps): ReactNode =>
  CHOICES.filter(({ format }) => hints[format] !== undefined).map(({ format, label, Icon }) => (
    <MenuItem key={format} icon={<Icon className="self-start mt-1.5" />} onSelect={() => onChoose(format)}>
      <span className="flex flex-col py-1">
        <span className="font-medium">{label}</span>
        <span className="text-ink-2 text-xs">{hints[format]}</span>
      </span>
    </MenuItem>
  ));
