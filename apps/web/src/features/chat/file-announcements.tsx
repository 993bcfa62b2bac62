import type { FileItem } from '@recto/contract/library';
import { useState } from 'react';
import { stageOf, statusText } from '#shared/files/file-status.tsx';

/** Tells screen readers what becomes of a file while it is watched: each stage, but not each of its pages. */
export function FileAnnouncements({ file }: { file: FileItem }) {
  const announcement = announcementOf(file);
  const [first] = useState(announcement);
  const [hasChanged, setChanged] = useState(false);
  if (announcement !== first && !hasChanged) setChanged(true);
  return (
    <p role="status" aria-label="State of the file" className="sr-only">
      {hasChanged ? announcement : ''}
    </p>
  );
}

function announcementOf(file: FileItem): string {
  if (file.status === 'complete') return 'Complete. Questions can be asked now.';
  return file.status === 'processing' ? stageOf(file) : statusText(file);
}
