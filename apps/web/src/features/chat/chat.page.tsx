import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { readChatAddress } from '#features/chat/chat-address.ts';
import { ChatRoom } from '#features/chat/chat-room.tsx';
import { FileNews } from '#features/chat/file-news.tsx';
import { FileMissing, FileNotReady, FileUnavailable, RoomLoading } from '#features/chat/room-states.tsx';
import { ApiError } from '#lib/api.ts';
import { fileQuery } from '#lib/queries/files.ts';

export function Component() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { file } = readChatAddress(search);
  // Questions are asked of a file; without one it has to be chosen first.
  if (file === null) return <Navigate to="/qna" replace state={state as unknown} />;
  return <ChatWithFile key={file} fileId={file} />;
}

function ChatWithFile({ fileId }: { fileId: string }) {
  const { data: file, error, refetch, isFetching } = useQuery(fileQuery(fileId));
  if (file) {
    return (
      <>
        <FileNews file={file} />
        {file.status === 'complete' ? <ChatRoom file={file} /> : <FileNotReady file={file} />}
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <FileMissing />;
  if (error) return <FileUnavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <RoomLoading />;
}
