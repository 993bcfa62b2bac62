import { useQueries } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#lib/cx.ts';
import { isDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { fileQuery, isRunning } from '#shared/files/queries.ts';
import { statusText } from '#shared/files/file-status.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UploadPanelRow } from './upload-panel-row.tsx';
import { clearFinished, isPending, type Upload, useUploads } from './upload-queue.ts';
import { useLiveFile } from './use-live-file.ts';

/** Asks before the page is left while bytes are still on their way: they would be lost. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

function headline(uploads: readonly Upload[]): string {
  const pending = uploads.filter(isPending).length;
  if (pending > 0) return `Uploading ${uploads.length - pending + 1} of ${uploads.length}`;
  const count = (phase: Upload['phase']) => uploads.filter((upload) => upload.phase === phase).length;
  const parts = [
    [count('sent'), 'uploaded'],
    [count('duplicate'), 'already here'],
    [count('failed'), 'failed'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(', ');
}

function UploadAnnouncement({ upload }: { upload: Upload }) {
  const file = useLiveFile(upload.file);
  return file && !isRunning(file) && <p>{`${file.name}: ${statusText(file)}`}</p>;
}

/** Tells screen readers how each upload has ended, also while the list is folded or a document is read. */
const Announcement = ({ uploads }: { uploads: readonly Upload[] }) => (
  <div role="status" aria-label="Finished uploads" className="sr-only">
    {uploads
      .filter(({ phase }) => phase === 'sent')
      .map((upload) => (
        <UploadAnnouncement key={upload.item.id} upload={upload} />
      ))}
  </div>
);

/** The uploads whose file is still there, and which of them have failed: when they were sent, or when they were read. */
function useShownUploads() {
  const all = useUploads((state) => state.uploads);
  // Looked at again with every deletion.
  useDeleted((state) => state.deleted);
  const uploads = all.filter(({ file }) => !file || !isDeleted(file));
  const taken = uploads.flatMap(({ file }) => file ?? []);
  const newest = useQueries({
    queries: taken.map((file) => ({ ...fileQuery(file._id), initialData: file })),
  });
  const unread = new Set(newest.flatMap(({ data }) => (data.status === 'failed' ? [data._id] : [])));
  const failed = uploads.filter(({ phase, file }) => phase === 'failed' || (file && unread.has(file._id)));
  return { uploads, failed };
}

interface PanelProps {
  readonly uploads: readonly Upload[];
  readonly failed: readonly Upload[];
  /** A document is being read: the list is folded, so as not to cover it. */
  readonly isReading: boolean;
}

function Panel({ uploads, failed, isReading }: PanelProps) {
  const [wanted, setWanted] = useState(true);
  const open = wanted && !isReading;
  // What failed is said wherever somebody is, until it is dismissed.
  const rows = open ? uploads : failed;
  return (
    <section
      aria-label="Uploads"
      className={cx(
        'fixed right-4 bottom-4 z-30 flex max-h-[min(440px,60dvh)] w-[380px] max-w-[calc(100vw-32px)] animate-rise flex-col overflow-hidden rounded-dialog bg-surface shadow-float',
        // On a phone the field for questions is at the bottom.
        isReading ? 'max-sm:top-[112px] max-sm:bottom-auto' : 'max-sm:bottom-[70px]',
      )}
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-line border-b ps-4 pe-2">
        <h2 className="me-auto font-semibold text-sm tabular-nums">
          <span role="status">{headline(uploads)}</span>
        </h2>
        <IconButton
          label={open ? 'Fold the list of uploads' : 'Unfold the list of uploads'}
          aria-expanded={open}
          disabled={isReading}
          onClick={() => setWanted(!open)}
        >
          {open ? <ChevronDown /> : <ChevronUp />}
        </IconButton>
        <IconButton
          label="Close the list of uploads"
          disabled={uploads.some(isPending)}
          onClick={clearFinished}
        >
          <X />
        </IconButton>
      </header>
      {rows.length > 0 && (
        <ul className="min-h-0 overflow-y-auto">
          {rows.map((upload) => (
            <UploadPanelRow key={upload.item.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What this visit has uploaded, over every screen: sending, then the six stages, each with its own way out. */
export default function UploadPanel() {
  const { uploads, failed } = useShownUploads();
  const { pathname } = useLocation();
  const pending = uploads.some(isPending);
  useLeaveWarning(pending);
  // A document that is being read must not be covered by what is done.
  const isReading = pathname === '/chat';
  const isShown = uploads.length > 0 && (pending || failed.length > 0 || !isReading);
  return (
    <>
      <Announcement uploads={uploads} />
      {isShown && <Panel uploads={uploads} failed={failed} isReading={isReading} />}
    </>
  );
}
