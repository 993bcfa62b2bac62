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

interface ExportChoicesProps<Format extends ExportFormat> {
  /** What each format holds; formats without a line are left out. */
  readonly hints: Partial<Readonly<Record<Format, string>>>;
  readonly onChoose: (format: Format) => void;
}

/** The formats of an export, as entries of a menu. */
export function ExportChoices<Format extends ExportFormat>({
  hints,
  onChoose,
}: ExportChoicesProps<Format>): ReactNode {
  const isOffered = (choice: Choice): choice is Choice & { readonly format: Format } =>
    choice.format in hints;
  return CHOICES.filter(isOffered).map(({ format, label, Icon }) => (
    <MenuItem key={format} icon={<Icon className="self-start mt-1.5" />} onSelect={() => onChoose(format)}>
      <span className="flex flex-col py-1">
        <span className="font-medium">{label}</span>
        <span className="text-ink-2 text-xs">{hints[format]}</span>
      </span>
    </MenuItem>
  ));
}
