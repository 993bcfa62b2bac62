import type { FileItem } from '@recto/contract/library';
import { useQueryClient } from '@tanstack/react-query';
import { FileQuestionMark, FileX, LockKeyholeOpen, RotateCcw, ServerOff, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ChatTitle } from '#features/chat/chat-title.tsx';
import { FileBar } from '#features/chat/file-bar.tsx';
import { Stages } from '#features/chat/stages.tsx';
import { cx } from '#lib/cx.ts';
import { deleteFile } from '#shared/deletions/mutations.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { canRetry, isLocked } from '#shared/files/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ChooseAnother = () => (
  <Link to="/qna" className={buttonClass('primary')}>
    Choose a file
  </Link>
);

export function FileMissing() {
  return (
    <>
      <ChatTitle name="This file is not here" />
      <EmptyState level={1} icon={<FileX />} title="This file is not here" action={<ChooseAnother />}>
        It was deleted, or the link belongs to another account.
      </EmptyState>
    </>
  );
}

export function FileUnavailable({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <>
      <ChatTitle name="The file could not be opened" />
      <EmptyState
        level={1}
        icon={<ServerOff />}
        title="The file could not be opened"
        action={
          <Button loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The server did not answer. Nothing is lost.
      </EmptyState>
    </>
  );
}

/** The room before its file is known. */
export function ChatLoading() {
  return (
    <div role="status" className="flex h-full flex-col">
      <ChatTitle name="Chat" />
      <span className="sr-only">Loading the file</span>
      <div className="flex h-[52px] items-center gap-3 border-b border-line px-4">
        <Skeleton className="h-6 w-5" />
        <Skeleton className="h-4 w-56" />
      </div>
      <div className="grid min-h-0 flex-1 sm:grid-cols-[412px_minmax(0,1fr)]">
        <div className="flex flex-col gap-3 border-r border-line px-5 pt-16">
          <Skeleton className="h-9 w-64 rounded-[12px]" />
          <Skeleton className="h-40 w-full rounded-[12px]" />
        </div>
        <div className="bg-desk max-sm:hidden" />
      </div>
    </div>
  );
}

function titleOf(file: FileItem): string {
  if (isLocked(file)) return 'This file is protected';
  return file.status === 'failed' ? 'This file cannot be asked' : 'Not ready yet';
}

/** A file can be asked once its last stage is done; until then the stages are shown, or why one failed. */
export function FileNotReady({ file }: { file: FileItem }) {
  const hasFailed = file.status === 'failed';
  return (
    <div className="flex h-full min-h-80 flex-col">
      <ChatTitle name={file.name} />
      <FileBar file={file} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex max-w-md flex-col gap-5 px-5 py-12">
          <div>
            <h2 className="font-read text-2xl">{titleOf(file)}</h2>
            <p className={cx('mt-1.5 text-sm', hasFailed ? 'text-bad' : 'text-ink-2')}>
              {hasFailed
                ? (file.error_msg_customer ?? 'It could not be read.')
                : 'Questions can be asked once the last stage is done. You can leave this page and come back.'}
            </p>
          </div>
          <Stages file={file} />
          <div className="flex gap-2">
            {isLocked(file) && (
              <Button variant="primary" icon={<LockKeyholeOpen />} onClick={() => askForPassword(file)}>
                Unlock
              </Button>
            )}
            {canRetry(file) && <Retry file={file} />}
            {hasFailed && !canRetry(file) && !isLocked(file) && <Delete file={file} />}
            <Link to="/qna" className={buttonClass('plain')}>
              <FileQuestionMark />
              Choose another file
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Nothing else helps a file that cannot be read, however often. */
function Delete({ file }: { file: FileItem }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = () => {
    void navigate('/qna');
    deleteFile(client, file);
  };
  return (
    <Button icon={<Trash2 />} onClick={act}>
      Delete file
    </Button>
  );
}

function Retry({ file }: { file: FileItem }) {
  const { mutate, isPending, error } = useRetryFile();
  return (
    <>
      <Button variant="primary" icon={<RotateCcw />} loading={isPending} onClick={() => mutate(file._id)}>
        Try again
      </Button>
      {error && (
        <p role="alert" className="self-center text-sm text-bad">
          {error.message}
        </p>
      )}
    </>
  );
}
