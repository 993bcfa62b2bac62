import { CircleAlert } from 'lucide-react';
import type { SlotUpload } from '#features/comparisons/use-slot-upload.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { Button } from '#ui/button.tsx';

/** A file on its way into a slot: how much of it is sent, or why it is not taken. */
export function SlotUploadState({ upload, onStop }: { upload: SlotUpload; onStop: () => void }) {
  const { name, phase, percent, reason } = upload;
  if (phase === 'refused')
    return (
      <div className="mt-2 mb-4 flex items-start gap-2 text-sm">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-bad" />
        <div role="alert" className="min-w-0 grow">
          <span className="flex min-w-0 font-semibold">
            <FileName name={name} />
          </span>
          <p className="text-bad text-pretty">{reason}</p>
        </div>
        <Button size="sm" variant="quiet" onClick={onStop}>
          Dismiss
        </Button>
      </div>
    );
  const words = phase === 'checking' ? 'Looking whether it is here already…' : `${percent} % sent`;
  return (
    <div className="mt-2 mb-4 flex items-start gap-2 text-sm">
      <div className="min-w-0 grow">
        <span className="flex min-w-0 font-semibold">
          <FileName name={name} />
        </span>
        <p className="text-ink-2 text-xs tabular-nums">{words}</p>
        <div
          role="progressbar"
          aria-label={`Sending ${name}`}
          aria-valuenow={percent}
          aria-valuetext={words}
          className="mt-1.5 h-1 overflow-hidden rounded-xs bg-track"
        >
          <div className="h-full bg-accent forced-colors:bg-[CanvasText]" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <Button size="sm" variant="quiet" onClick={onStop}>
        Cancel
      </Button>
    </div>
  );
}
