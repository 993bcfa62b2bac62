import type { FileItem } from '@recto/contract/library';
import { Download, Eye, LockKeyholeOpen, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { useDownload } from '#shared/files/mutations.ts';
import { canView, isLocked } from '#shared/files/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** What can be done with a file from its report. */
export function ReportActions({ file }: { file: FileItem }) {
  const download = useDownload(file._id);
  if (isLocked(file)) {
    return (
      <Button icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
        Unlock
      </Button>
    );
  }
  if (file.status !== 'complete') {
    if (!canView(file)) return null;
    return (
      <Link to={`/chat?file=${file._id}`} className={buttonClass('plain')}>
        <Eye />
        View pages
      </Link>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download />}
        aria-label="Download the text"
        className="max-sm:px-2"
        loading={download.isPending}
        onClick={() => download.mutate('text')}
      >
        <span className="max-sm:hidden">Text</span>
      </Button>
      <Link to={`/chat?file=${file._id}`} className={buttonClass('plain')}>
        <MessageSquareText />
        Ask
      </Link>
    </>
  );
}
