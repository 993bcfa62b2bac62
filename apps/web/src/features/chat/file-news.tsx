import type { FileItem } from '@recto/contract/library';
import { useState } from 'react';
import { stageOf, statusText } from '#ui/file-status.tsx';

/** Tells screen readers what becomes of a file while it is watched: each stage, but not each of its pages. */
export function FileNews({ file }: { file: FileItem }) {
  const news = newsOf(file);
  const [first] = useState(news);
  const [hasChanged, setChanged] = useState(false);
  if (news !== first && !hasChanged) setChanged(true);
  return (
    <p role="status" aria-label="State of the file" className="sr-only">
      {hasChanged ? news : ''}
    </p>
  );
}

function newsOf(file: FileItem): string {
  if (file.status === 'complete') return 'Complete. Questions can be asked now.';
  return file.status === 'processing' ? stageOf(file) : statusText(file);
}
