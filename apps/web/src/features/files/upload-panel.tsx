import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { UploadPanelRow } from './upload-panel-row.tsx';
import { clearFinished, isPending, type Upload, useUploads } from './upload-queue.ts';

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
  const failed = uploads.filter(({ phase }) => phase === 'failed').length;
  const taken = uploads.length - failed;
  return failed > 0 ? `${taken} uploaded, ${failed} failed` : `${taken} of ${uploads.length} uploaded`;
}

/** What this visit has uploaded, over every screen: sending, then the six stages, each with its own way out. */
export default function UploadPanel() {
  const uploads = useUploads((state) => state.uploads);
  const [open, setOpen] = useState(true);
  const pending = uploads.some(isPending);
  useLeaveWarning(pending);
  if (uploads.length === 0) return null;
  return (
    <section
      aria-label="Uploads"
      className="fixed right-4 bottom-4 z-30 flex max-h-[min(440px,60dvh)] w-[380px] max-w-[calc(100vw-32px)] animate-rise flex-col overflow-hidden rounded-dialog bg-surface shadow-float max-sm:bottom-[70px]"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-line border-b ps-4 pe-2">
        <h2 role="status" className="me-auto font-semibold text-sm tabular-nums">
          {headline(uploads)}
        </h2>
        <IconButton
          label={open ? 'Fold the list of uploads' : 'Unfold the list of uploads'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDown /> : <ChevronUp />}
        </IconButton>
        <IconButton label="Close the list of uploads" disabled={pending} onClick={clearFinished}>
          <X />
        </IconButton>
      </header>
      {open && (
        <ul className="min-h-0 overflow-y-auto">
          {uploads.map((upload) => (
            <UploadPanelRow key={upload.item.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}
