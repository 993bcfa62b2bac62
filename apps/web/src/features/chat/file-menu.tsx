import type { FileItem } from '@recto/contract/library';
import { ChevronDown, FileDown, Files, FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ExportEntries } from '#features/chat/export-entries.tsx';
import { useDownload } from '#shared/files/mutations.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

/** What can be done with the open file: take it along, as it is or as text, or open another. */
export function FileMenu({ file }: { file: FileItem }) {
  const navigate = useNavigate();
  const download = useDownload(file._id);
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="File menu" size="sm">
          <ChevronDown />
        </IconButton>
      }
    >
      <MenuItem icon={<FileDown />} onSelect={() => download.mutate('original')}>
        Download original
      </MenuItem>
      <MenuItem
        icon={<FileText />}
        disabled={file.status !== 'complete'}
        onSelect={() => download.mutate('text')}
      >
        Download extracted text
      </MenuItem>
      <ExportEntries file={file} />
      <MenuSeparator />
      <MenuItem icon={<Files />} onSelect={() => navigate('/qna')}>
        Ask another file
      </MenuItem>
    </Menu>
  );
}
