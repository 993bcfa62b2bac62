import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { QuestionBubble, QuestionWithAnswer } from '#features/chat/answer-card.tsx';
import { Answering } from '#features/chat/answer-states.tsx';
import { FirstQuestion } from '#features/chat/first-question.tsx';
import type { Room } from '#features/chat/room.ts';
import { conversationQuery, questionsOf } from '#lib/queries/questions.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Whoever is nearer to the end than this wants to stay there. */
const NEAR_END_PX = 40;

interface ThreadProps {
  readonly room: Room;
  /** A question that the server has not taken yet. */
  readonly sending: string | null;
}

/** The questions asked of a file, oldest first, and the one being asked. */
export function Thread({ room, sending }: ThreadProps) {
  const conversation = useInfiniteQuery(conversationQuery(room.file._id));
  const questions = conversation.data ? questionsOf(conversation.data).toReversed() : [];
  const last = questions.at(-1);
  const scroller = useRef<HTMLDivElement>(null);
  useShowOpened(scroller, room.reading.openedId, questions.length > 0);
  useStayAtEnd(scroller, `${last?._id} ${last?.completed} ${sending}`, !conversation.isPending);

  if (conversation.isPending) return <ThreadLoading />;
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
      {isEmpty && <FirstQuestion file={room.file} onExample={room.rephrase} />}
      <ol className="mt-auto flex flex-col gap-[22px]" aria-label="Questions">
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
          <QuestionWithAnswer key={question._id} question={question} room={room} />
        ))}
        {sending !== null && (
          <li className="flex flex-col gap-2">
            <QuestionBubble text={sending} />
            <div className="rounded-[4px_12px_12px_12px] border border-line bg-surface shadow-low">
              <Answering pages={room.file.pages} />
            </div>
          </li>
        )}
      </ol>
    </div>
  );
}

function ThreadLoading() {
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

/** A question that the address names is brought into view when the conversation appears or another is opened. */
function useShowOpened(scroller: RefObject<HTMLElement | null>, openedId: string | null, isLoaded: boolean) {
  useEffect(() => {
    if (!isLoaded || openedId === null) return;
    const item = scroller.current?.querySelector(`[data-question="${CSS.escape(openedId)}"]`);
    item?.scrollIntoView({ block: 'nearest' });
  }, [scroller, openedId, isLoaded]);
}

/** What is new comes into view: the conversation's end, whenever `change` differs, and while it grows there. */
function useStayAtEnd(scroller: RefObject<HTMLElement | null>, change: string, isLoaded: boolean) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (isLoaded && element) element.scrollTop = element.scrollHeight;
  }, [scroller, change, isLoaded]);

  useEffect(() => {
    const element = scroller.current;
    const list = element?.lastElementChild;
    if (!isLoaded || !element || !list) return;
    let height = element.scrollHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = height - element.scrollTop - element.clientHeight < NEAR_END_PX;
      height = element.scrollHeight;
      if (wasAtEnd) element.scrollTop = height;
    });
    observer.observe(list);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, isLoaded]);
}
