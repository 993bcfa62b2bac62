import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { useMutation } from '@tanstack/react-query';
import { Download, LockKeyholeOpen, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '#lib/api.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { isLocked } from '#shared/files/queries.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** What can be done with a file from its report. */
export function ReportActions({ file }: { file: FileItem }) {
  const download = useMutation({
    mutationFn: () => call(contract.documents.extractedUrl, { body: { fileId: file._id } }),
    // The address answers with an attachment, so the page stays where it is.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error),
  });
  if (isLocked(file)) {
    return (
      <Button icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
        Unlock
      </Button>
    );
  }
  if (file.status !== 'complete') return null;
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download />}
        aria-label="Download the text"
        className="max-sm:px-2"
        loading={download.isPending}
        onClick={() => download.mutate()}
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
