import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, FileDown, Files, FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

const ADDRESSES = { original: contract.files.originalUrl, text: contract.documents.extractedUrl };

/** What can be done with the open file: take it along, as it is or as text, or open another. */
export function FileMenu({ file }: { file: FileItem }) {
  const navigate = useNavigate();
  const download = useMutation({
    mutationFn: (what: keyof typeof ADDRESSES) => call(ADDRESSES[what], { body: { fileId: file._id } }),
    // The address answers with an attachment, so the page stays where it is.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error),
  });
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
      <MenuSeparator />
      <MenuItem icon={<Files />} onSelect={() => navigate('/qna')}>
        Ask another file
      </MenuItem>
    </Menu>
  );
}
