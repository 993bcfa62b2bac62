import { useQueryClient } from '@tanstack/react-query';
import { Copy, LockKeyholeOpen, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { toastFailure } from '#lib/report-failure.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { canRetry, isLocked } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { StageBar } from '#shared/files/stage-bar.tsx';
import { STAGE_NAMES } from '@recto/contract/library';
import { FIRST_STAGE } from '#shared/uploads/upload-checks.ts';
import { isPending, removeUpload, retryUpload, type Upload } from '#shared/uploads/upload-queue.ts';
import { useLiveFile } from './use-live-file.ts';

const NOTHING_DONE = STAGE_NAMES.map((name) => ({ name, completed: false }));

function Sending({ upload }: { upload: Upload }) {
  const percent = Math.round(upload.part * 100);
  return (
    <>
      <span className="block text-ink-3 text-xs tabular-nums">
        {upload.phase === 'queued' ? FIRST_STAGE : `${FIRST_STAGE} · ${percent} % sent`}
      </span>
      <span
        role="progressbar"
        aria-label={`Sending ${upload.item.name}`}
        aria-valuenow={percent}
        className="mt-1.5 block"
      >
        <StageBar stages={NOTHING_DONE} status="processing" progress={{ page: percent, of: 100 }} />
      </span>
    </>
  );
}

/** Small words, and large enough to be hit. */
const NEXT_STEP = 'link -mx-1.5 -mb-1 inline-block p-1.5 pb-1 text-xs';

function Taken({ upload }: { upload: Upload }) {
  const file = useLiveFile(upload.file);
  const retry = useRetryFile(toastFailure);
  if (!file) return null;
  return (
    <span className="flex items-end gap-2">
      <span className="min-w-0 flex-1 [&>span]:max-w-none">
        <FileStatus file={file} />
      </span>
      {file.status === 'complete' && (
        <Link to={`/chat?file=${file._id}`} className={NEXT_STEP}>
          Ask
        </Link>
      )}
      {file.status === 'complete' && file.previousFileId && (
        <Link to={`/compare-docs?first=${file.previousFileId}&second=${file._id}`} className={NEXT_STEP}>
          Compare
        </Link>
      )}
      {isLocked(file) && (
        <Button size="sm" icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
          Unlock
        </Button>
      )}
      {canRetry(file) && (
        <Button
          size="sm"
          icon={<RotateCw />}
          loading={retry.isPending}
          onClick={() => retry.mutate(file._id)}
        >
          Retry
        </Button>
      )}
    </span>
  );
}

function State({ upload }: { upload: Upload }) {
  const client = useQueryClient();
  switch (upload.phase) {
    case 'queued':
    case 'sending':
      return <Sending upload={upload} />;
    case 'sent':
      return <Taken upload={upload} />;
    case 'duplicate':
      return (
        <span className="flex items-start gap-1.5 text-changed text-xs">
          <Copy aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 flex-1">{upload.message}</span>
          {upload.file && (
            <Link
              to={upload.file.parentFolderId ? `/files?folder=${upload.file.parentFolderId}` : '/files'}
              className="link shrink-0"
            >
              Show it
            </Link>
          )}
        </span>
      );
    case 'failed':
      return (
        <span className="flex items-start gap-2">
          <span role="alert" className="min-w-0 flex-1 text-bad text-xs">
            {upload.message}
          </span>
          <Button size="sm" icon={<RotateCw />} onClick={() => retryUpload(client, upload.item.id)}>
            Retry
          </Button>
        </span>
      );
  }
}

/** One upload: how much is sent, then the file's stages; or why it did not work, and the way on. */
export function UploadPanelRow({ upload }: { upload: Upload }) {
  return (
    <li className="flex gap-3 border-line px-4 py-3 [&+&]:border-t">
      <FileIcon type={upload.item.type.toUpperCase()} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1 font-semibold text-sm">
          <span className="min-w-0 flex-1">
            <FileName name={upload.item.name} />
          </span>
          <IconButton
            size="sm"
            label={isPending(upload) ? `Cancel ${upload.item.name}` : `Dismiss ${upload.item.name}`}
            onClick={() => removeUpload(upload.item.id)}
          >
            <X />
          </IconButton>
        </div>
        <State upload={upload} />
      </div>
    </li>
  );
}
