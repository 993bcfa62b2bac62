import type { TranslationFormat } from '@recto/contract/translation-exports';
import type { FileType } from '@recto/contract/file-types';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { TranslationDetails } from '@recto/contract/translations';
import { Columns2, Download, FileText, FileType2, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface Choice {
  readonly format: TranslationFormat;
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
}

/** The files that a translation can be had as; open points never hold one up. */
export function DownloadMenu({
  translation,
  type,
  write,
}: {
  translation: TranslationDetails;
  type: FileType | null;
  /** Has a file written. */
  write: { readonly isPending: boolean; mutate(request: { readonly format: TranslationFormat }): void };
}) {
  const { status, done, target } = translation;
  return (
    <Menu
      trigger={
        <Button icon={<Download />} disabled={status === 'running' || done === 0} loading={write.isPending}>
          Download
        </Button>
      }
    >
      {choicesOf(type, LANGUAGE_NAMES[target]).map(({ format, icon, label, hint }) => (
        <MenuItem key={format} icon={icon} onSelect={() => write.mutate({ format })}>
          <span className="flex flex-col py-1">
            <span className="font-medium">{label}</span>
            <span className="text-ink-2 text-xs">{hint}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

const choicesOf = (type: FileType | null, language: string): Choice[] => [
  {
    format: 'docx',
    icon: <FileType2 />,
    label: 'Word',
    hint: type === 'DOCX' ? 'DOCX, with the styles of the original' : 'DOCX, with headings, lists and tables',
  },
  {
    format: 'xlsx',
    icon: <Sheet />,
    label: type === 'XLSX' ? 'Workbook' : 'Table of sentences',
    hint:
      type === 'XLSX'
        ? 'XLSX, numbers and formulas untouched'
        : 'XLSX, a sentence a row, points to look at beside it',
  },
  {
    format: 'bilingual',
    icon: <Columns2 />,
    label: 'Both languages, side by side',
    hint: 'DOCX, original and translation in two columns',
  },
  { format: 'txt', icon: <FileText />, label: 'Plain text', hint: `TXT, the ${language} only` },
];
