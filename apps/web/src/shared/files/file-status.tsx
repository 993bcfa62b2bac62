import type { FileItem } from '@recto/contract/library';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StageBar } from '#shared/files/stage-bar.tsx';

/** The stage that is being worked on; the last one when all are done. */
export const stageOf = (file: Pick<FileItem, 'stages'>): string =>
  (file.stages.find((stage) => !stage.completed) ?? file.stages.at(-1))?.name ?? '';

/** A file's state in words: waiting, the stage and its page, Complete, or why it failed. */
export function statusText(file: FileItem): string {
  if (file.status === 'complete') return 'Complete';
  if (file.status === 'failed') return file.error_msg_customer ?? 'This file could not be processed.';
  if (file.status === 'waiting') return 'Waiting';
  const page = file.progress ? ` · page ${file.progress.page}/${file.progress.of}` : '';
  return stageOf(file) + page;
}

interface FileStatusProps {
  readonly file: FileItem;
  /** What helps after a failure, said behind its reason. */
  readonly wayOn?: ReactNode;
}

/** A file's state with its sign: a green dot, six stage segments, or the reason of a failure. */
export function FileStatus({ file, wayOn }: FileStatusProps) {
  if (file.status === 'complete') {
    return (
      <span className="flex min-w-0 items-center gap-2 text-ink-2 text-xs">
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-ok" />
        <span className="shrink-0">Complete</span>
        {file.error_msg_customer && (
          <span className="min-w-0 truncate text-changed" title={file.error_msg_customer}>
            {file.error_msg_customer}
          </span>
        )}
      </span>
    );
  }
  if (file.status === 'failed') {
    return (
      <span className="flex min-w-0 items-start gap-1.5 text-bad text-xs">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 text-pretty">
          {statusText(file)} {wayOn}
        </span>
      </span>
    );
  }
  return (
    <span className="block max-w-60 text-xs">
      <span className="flex flex-wrap whitespace-pre pb-1">
        {file.status === 'waiting' ? (
          <span className="text-ink-2">Waiting</span>
        ) : (
          <span className="font-medium text-accent-ink">{stageOf(file)}</span>
        )}
        {file.progress && (
          <span className="shrink-0 text-ink-3 tabular-nums">{` · page ${file.progress.page}/${file.progress.of}`}</span>
        )}
      </span>
      <StageBar stages={file.stages} status={file.status} progress={file.progress} />
    </span>
  );
}
