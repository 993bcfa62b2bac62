import { UPLOAD_CONCURRENCY } from '@recto/contract/limits';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, ChevronUp, Pause, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#lib/cx.ts';
import { isDeleted, useDeleted } from '#shared/deletions/deleted.ts';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { aboutSeconds } from '#shared/batches/time-left.ts';
import { fileQuery, foldersQuery, isRunning } from '#shared/files/queries.ts';
import { statusText } from '#shared/files/file-status.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UploadPanelRow } from './upload-panel-row.tsx';
import {
  cancelUploads,
  clearFinished,
  isPending,
  pauseUploads,
  resumeUploads,
  type Upload,
  type Uploads,
  uploadSecondsLeft,
  useUploads,
} from '#shared/uploads/upload-queue.ts';
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

function headline(uploads: readonly Upload[], { isPaused, isOffline }: Uploads): string {
  const pending = uploads.filter(isPending).length;
  const done = uploads.length - pending;
  if (pending > 0) {
    if (isOffline) return `Waiting for the connection, ${done} of ${uploads.length} done`;
    if (isPaused) return `Paused, ${done} of ${uploads.length} done`;
    return `Uploading ${done + 1} of ${uploads.length}`;
  }
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

/** Up to so many uploads are all shown. */
const MAX_WHOLE = 10;
const MAX_ROWS = 100;
/** Of many each asks for itself; should the socket be away, this is often enough. */
const LONG_POLL_MS = 60_000;

/** The uploads whose file is still there, and which of them have failed: when they were sent, or when they were read. */
function useShownUploads() {
  const all = useUploads((state) => state.uploads);
  // Looked at again with every deletion.
  useDeleted((state) => state.deleted);
  const uploads = all.filter(({ file }) => !file || !isDeleted(file));
  const taken = uploads.flatMap(({ file }) => file ?? []);
  const isLong = uploads.length > MAX_WHOLE;
  const newest = useQueries({
    queries: taken.map((file) => ({
      ...fileQuery(file._id),
      initialData: file,
      ...(isLong && { refetchInterval: LONG_POLL_MS }),
    })),
  });
  const statusOf = new Map(newest.map(({ data }) => [data._id, data.status]));
  const isUnread = ({ file }: Upload) => file !== null && statusOf.get(file._id) === 'failed';
  const isDone = ({ phase, file }: Upload) =>
    phase === 'sent' && file !== null && statusOf.get(file._id) === 'complete';
  const failed = uploads.filter((upload) => upload.phase === 'failed' || isUnread(upload));
  // Of many only those are shown with which something is the matter.
  const current = isLong ? uploads.filter((upload) => upload.phase !== 'queued' && !isDone(upload)) : uploads;
  const waiting = isLong ? uploads.filter(({ phase }) => phase === 'queued') : [];
  return { uploads, failed, current: current.slice(0, MAX_ROWS), waiting };
}

/** Files that wait for their turn, folded; each can be taken out. */
function Waiting({ waiting }: { waiting: readonly Upload[] }) {
  const [isOpen, setOpen] = useState(false);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="border-line border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-9 w-full items-center gap-2 px-4 text-ink-2 text-sm hover:bg-quiet [&_svg]:size-3.5"
      >
        <Arrow aria-hidden="true" />
        {`${waiting.length.toLocaleString('en-US')} waiting`}
      </button>
      {isOpen && (
        <ul className="border-line border-t">
          {waiting.slice(0, MAX_ROWS).map((upload) => (
            <UploadPanelRow key={upload.item.id} upload={upload} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Holds the queue back, and ends it. */
function QueueControls() {
  const client = useQueryClient();
  const isPaused = useUploads((state) => state.isPaused);
  return (
    <footer className="flex shrink-0 items-center gap-2 border-line border-t px-3 py-2">
      <span className="me-auto ps-1 text-ink-3 text-xs">{`${UPLOAD_CONCURRENCY} at a time`}</span>
      <Button size="sm" variant="quiet" onClick={cancelUploads}>
        Cancel all
      </Button>
      {isPaused ? (
        <Button size="sm" icon={<Play />} onClick={() => resumeUploads(client)}>
          Resume
        </Button>
      ) : (
        <Button size="sm" icon={<Pause />} onClick={pauseUploads}>
          Pause
        </Button>
      )}
    </footer>
  );
}

/** The way to where the latest of them lies. */
function ShowInFiles({ uploads }: { uploads: readonly Upload[] }) {
  const { folderId = null } = uploads.at(-1) ?? {};
  const folders = useQuery(foldersQuery);
  const path = folderPaths(folders.data ?? []).find(({ id }) => id === folderId)?.path ?? 'All documents';
  return (
    <footer className="flex shrink-0 items-center gap-3 border-line border-t px-4 py-2.5 text-xs">
      <span className="min-w-0 truncate text-ink-3">{`to ${path}`}</span>
      <Link to={folderId === null ? '/files' : `/files?folder=${folderId}`} className="link ms-auto shrink-0">
        Show in Files
      </Link>
    </footer>
  );
}

interface PanelProps extends ReturnType<typeof useShownUploads> {
  /** A document is being read: the list begins folded, so as not to cover it. */
  readonly isReading: boolean;
}

function Panel({ uploads, failed, current, waiting, isReading }: PanelProps) {
  const state = useUploads();
  const screen = isReading ? 'document' : 'other';
  const [wanted, setWanted] = useState<Partial<Record<typeof screen, boolean>>>({});
  const open = wanted[screen] ?? (!isReading || state.isFollowed);
  const seconds = uploadSecondsLeft(state);
  // What failed is said wherever somebody is, until it is dismissed.
  const rows = open ? current : failed;
  const hasQueue = uploads.some(isPending) && uploads.length > 1;
  return (
    <section
      aria-label="Uploads"
      className={cx(
        'fixed right-4 bottom-4 z-30 flex max-h-[min(510px,64dvh)] max-sm:max-h-[46dvh] w-[380px] max-w-[calc(100vw-32px)] animate-rise flex-col overflow-hidden rounded-dialog bg-surface shadow-float',
        // On a phone the field for questions is at the bottom.
        isReading ? 'max-sm:top-[112px] max-sm:bottom-auto' : 'max-sm:bottom-[70px]',
      )}
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-line border-b ps-4 pe-2">
        <h2 className="shrink-0 font-semibold text-sm tabular-nums">
          <span role="status">{headline(uploads, state)}</span>
        </h2>
        <span className="me-auto min-w-0 truncate ps-1.5 text-ink-3 text-xs tabular-nums">
          {seconds !== null && `${aboutSeconds(seconds)} left`}
        </span>
        <IconButton
          label={open ? 'Fold the list of uploads' : 'Unfold the list of uploads'}
          aria-expanded={open}
          onClick={() => setWanted({ ...wanted, [screen]: !open })}
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
      {(rows.length > 0 || (open && waiting.length > 0)) && (
        <ul className="min-h-0 overflow-y-auto">
          {rows.map((upload) => (
            <UploadPanelRow key={upload.item.id} upload={upload} />
          ))}
          {open && waiting.length > 0 && <Waiting waiting={waiting} />}
        </ul>
      )}
      {open && isReading && !hasQueue && <ShowInFiles uploads={uploads} />}
      {hasQueue && <QueueControls />}
    </section>
  );
}

/** What this visit has uploaded, over every screen: sending, then the six stages, each with its own way out. */
export default function UploadPanel() {
  const shown = useShownUploads();
  const { uploads, failed } = shown;
  const isFollowed = useUploads((state) => state.isFollowed);
  const { pathname } = useLocation();
  const pending = uploads.some(isPending);
  useLeaveWarning(pending);
  // A document that is being read must not be covered by what is done.
  const isReading = pathname === '/chat';
  const isShown = uploads.length > 0 && (pending || isFollowed || failed.length > 0 || !isReading);
  return (
    <>
      <Announcement uploads={uploads} />
      {isShown && <Panel {...shown} isReading={isReading} />}
    </>
  );
}
