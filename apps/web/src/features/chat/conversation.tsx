import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { AnswerNews } from '#features/chat/answer-news.tsx';
import { Composer } from '#features/chat/composer.tsx';
import type { Room } from '#features/chat/room.ts';
import { Thread } from '#features/chat/thread.tsx';
import type { useAsking } from '#features/chat/use-asking.ts';
import { plural } from '#lib/format.ts';
import { conversationQuery, questionsOf } from '#lib/queries/questions.ts';

interface ConversationProps {
  readonly room: Room;
  readonly asking: ReturnType<typeof useAsking>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function Conversation({ room, asking, field }: ConversationProps) {
  const { data } = useInfiniteQuery(conversationQuery(room.file._id));
  const total = data?.pages[0]?.total;
  const isAnswering =
    asking.isSending || (data !== undefined && questionsOf(data).some((question) => !question.completed));
  return (
    <section aria-label="Conversation" className="flex h-full min-h-0 flex-col">
      <AnswerNews isSending={asking.isSending} />
      {/* Where it is a tab, the tab shows its name. */}
      <div className="flex h-11 flex-none items-center gap-2 border-b border-line px-5 text-xs max-sm:sr-only">
        <h2 className="text-sm font-semibold">Conversation</h2>
        <span className="text-ink-3 tabular-nums">
          {total !== undefined && (total === 0 ? 'No questions yet' : plural(total, 'question'))}
        </span>
      </div>
      <Thread room={room} sending={asking.sending} />
      <Composer
        field={field}
        value={asking.draft}
        pages={room.file.pages}
        isSending={asking.isSending}
        error={asking.error}
        isAnswering={isAnswering}
        onChange={asking.setDraft}
        onAsk={asking.submit}
      />
    </section>
  );
}
