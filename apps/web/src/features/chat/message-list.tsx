import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QuestionBubble, QuestionWithAnswer } from '#features/chat/answer-card.tsx';
import { Answering } from '#features/chat/answer-states.tsx';
import { FirstQuestion } from '#features/chat/first-question.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { useMessageScroll } from '#features/chat/use-message-scroll.ts';
import { conversationQuery, questionsOf } from '#shared/questions/queries.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface MessageListProps {
  readonly workspace: ChatWorkspace;
  /** A question that the server has not taken yet. */
  readonly sending: string | null;
}

/** The questions asked of a file, oldest first, and the one being asked. */
export function MessageList({ workspace, sending }: MessageListProps) {
  const conversation = useInfiniteQuery(conversationQuery(workspace.file._id));
  const questions = conversation.data ? questionsOf(conversation.data).toReversed() : [];
  const scroller = useRef<HTMLDivElement>(null);
  const { opened, openedId } = workspace.reading;
  const isOpenedMissing = opened !== undefined && questions.every(({ _id }) => _id !== openedId);
  useFetchUntilListed(conversation, isOpenedMissing);
  useMessageScroll(scroller, {
    isLoaded: questions.length > 0 && !(isOpenedMissing && conversation.hasNextPage),
    openedId,
    sending,
  });

  if (conversation.isPending) return <MessageListLoading />;
  const isEmpty = conversation.isSuccess && questions.length === 0 && sending === null;
  return (
    <div
      ref={scroller}
      className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-4 pb-3.5 [scrollbar-width:thin] max-sm:px-4"
    >
      {conversation.isError && (
        <Notice tone="bad">
          Earlier questions could not be loaded.{' '}
          <button type="button" className="font-medium underline" onClick={() => conversation.refetch()}>
            Try again
          </button>
        </Notice>
      )}
      {isEmpty && <FirstQuestion workspace={workspace} />}
      <ol className="mx-auto mt-auto flex w-full max-w-[972px] flex-col gap-[22px]" aria-label="Questions">
        {conversation.hasNextPage && (
          <li className="self-center">
            <Button
              size="sm"
              variant="quiet"
              loading={conversation.isFetchingNextPage}
              onClick={() => conversation.fetchNextPage()}
            >
              Show earlier questions
            </Button>
          </li>
        )}
        {questions.map((question) => (
          <QuestionWithAnswer key={question._id} question={question} workspace={workspace} />
        ))}
        {sending !== null && (
          <li className="@container flex flex-col gap-2" data-question="">
            <QuestionBubble text={sending} />
            <div className="rounded-[4px_12px_12px_12px] border border-line bg-surface shadow-low">
              <Answering file={workspace.file} />
            </div>
          </li>
        )}
      </ol>
    </div>
  );
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** An address may name a question that is older than the first page of the list. */
function useFetchUntilListed(list: Pages, isMissing: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isDue = isMissing && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}

function MessageListLoading() {
  return (
    <div role="status" className="flex flex-1 flex-col gap-3 overflow-hidden px-5 pt-6">
      <span className="sr-only">Loading the conversation</span>
      <Skeleton className="h-9 w-64 rounded-[12px]" />
      <Skeleton className="h-36 w-full rounded-[12px]" />
      <Skeleton className="mt-3 h-9 w-52 rounded-[12px]" />
      <Skeleton className="h-52 w-full rounded-[12px]" />
    </div>
  );
}
