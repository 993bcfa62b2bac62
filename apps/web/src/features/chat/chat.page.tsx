import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ChatDrop } from '#features/chat/chat-drop.tsx';
import { readChatUrl } from '#shared/questions/chat-url.ts';
import { ChatWorkspaceView } from '#features/chat/chat-workspace-view.tsx';
import { FileAnnouncements } from '#features/chat/file-announcements.tsx';
import { FileMissing, FileNotReady, FileUnavailable, ChatLoading } from '#features/chat/chat-states.tsx';
import { ApiError } from '#lib/api.ts';
import { canView, fileQuery } from '#shared/files/queries.ts';

export function Component() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { file } = readChatUrl(search);
  // Questions are asked of a file; without one it has to be chosen first.
  if (file === null) return <Navigate to="/qna" replace state={state as unknown} />;
  return <ChatWithFile key={file} fileId={file} />;
}

function ChatWithFile({ fileId }: { fileId: string }) {
  const { data: file, error, refetch, isFetching } = useQuery(fileQuery(fileId));
  if (file) {
    return (
      <ChatDrop file={file}>
        <FileAnnouncements file={file} />
        {canView(file) ? <ChatWorkspaceView file={file} /> : <FileNotReady file={file} />}
      </ChatDrop>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <FileMissing />;
  if (error) return <FileUnavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <ChatLoading />;
}
