import { useInfiniteQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import type { RefObject } from 'react';
import { AnswerAnnouncements } from '#features/chat/answer-announcements.tsx';
import { Composer } from '#features/chat/composer.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { MessageList } from '#features/chat/message-list.tsx';
import type { useAsking } from '#features/chat/use-asking.ts';
import { plural } from '#lib/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { conversationQuery, questionsOf } from '#shared/questions/queries.ts';

interface ConversationProps {
  readonly workspace: ChatWorkspace;
  readonly asking: ReturnType<typeof useAsking>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function Conversation({ workspace, asking, field }: ConversationProps) {
  const { data } = useInfiniteQuery(conversationQuery(workspace.file._id));
  const total = data?.pages[0]?.total;
  const hasQuestions = total !== undefined && total > 0;
  const isAnswering =
    asking.isSending || (data !== undefined && questionsOf(data).some((question) => !question.completed));
  return (
    <section aria-label="Conversation" className="flex h-full min-h-0 flex-col">
      <AnswerAnnouncements isSending={asking.isSending} />
      {/* Where it is a tab, the tab shows its name. */}
      <div className="flex h-11 flex-none items-center gap-2 border-b border-line px-5 text-xs max-sm:sr-only">
        <h2 className="text-sm font-semibold">Conversation</h2>
        <span className="text-ink-3 tabular-nums">
          {total !== undefined && (total === 0 ? 'No questions yet' : plural(total, 'question'))}
        </span>
        {hasQuestions && (
          <IconButton
            label="New conversation: the next question follows none"
            size="sm"
            on={asking.isAnew}
            aria-pressed={asking.isAnew}
            className="ml-auto max-sm:hidden"
            onClick={asking.toggleAnew}
          >
            <SquarePen />
          </IconButton>
        )}
      </div>
      <MessageList workspace={workspace} sending={asking.sending} />
      <Composer
        field={field}
        value={asking.draft}
        pages={workspace.file.pages}
        isSending={asking.isSending}
        error={asking.error}
        placeholder={placeholderOf({ isAnswering, hasQuestions, isAnew: asking.isAnew })}
        onChange={asking.setDraft}
        onAsk={asking.submit}
        subject={asking.subject}
        onDropSubject={asking.dropSubject}
      />
    </section>
  );
}

interface Asking {
  readonly isAnswering: boolean;
  readonly hasQuestions: boolean;
  readonly isAnew: boolean;
}

/** What can be typed: a question that may follow the last one, or one that begins anew. */
function placeholderOf({ isAnswering, hasQuestions, isAnew }: Asking): string {
  if (isAnew) return 'Ask something new';
  if (isAnswering) return 'Ask the next question';
  return hasQuestions ? 'Ask on, or start anew' : 'Ask about this document';
}
