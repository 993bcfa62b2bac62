import { useInfiniteQuery } from '@tanstack/react-query';
import { SquarePen, TextSearch } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { AnswerAnnouncements } from '#features/chat/answer-announcements.tsx';
import { Composer } from '#features/chat/composer.tsx';
import { FirstQuestion } from '#features/chat/first-question.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { MessageList } from '#features/chat/message-list.tsx';
import type { useAsking } from '#features/chat/use-asking.ts';
import { cx } from '#lib/cx.ts';
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
  const isStart = hasQuestions && workspace.isStartShown;
  const isAnswering =
    asking.isSending || (data !== undefined && questionsOf(data).some((question) => !question.completed));
  return (
    <section aria-label="Conversation" className="flex h-full min-h-0 flex-col">
      <AnswerAnnouncements isSending={asking.isSending} />
      {/* Where it is a tab, the tab shows its name. */}
      <div
        className={cx(
          'flex h-11 flex-none items-center gap-2 border-b border-line px-5 text-xs max-sm:px-4',
          !hasQuestions && 'max-sm:sr-only',
        )}
      >
        <h2 className="text-sm font-semibold max-sm:sr-only">Conversation</h2>
        <span className="text-ink-3 tabular-nums">
          {total !== undefined && (total === 0 ? 'No questions yet' : plural(total, 'question'))}
        </span>
        {hasQuestions && (
          <span className="ml-auto flex gap-1">
            <IconButton
              label="Contents and questions to begin with"
              size="sm"
              on={isStart}
              aria-pressed={isStart}
              className="max-sm:size-9"
              onClick={() => workspace.showStart(!isStart)}
            >
              <TextSearch />
            </IconButton>
            <IconButton
              label="New conversation: the next question follows none"
              size="sm"
              on={asking.isAnew}
              aria-pressed={asking.isAnew}
              className="max-sm:size-9"
              onClick={() => {
                workspace.showStart(!asking.isAnew);
                asking.toggleAnew();
              }}
            >
              <SquarePen />
            </IconButton>
          </span>
        )}
      </div>
      {isStart ? (
        <Start
          workspace={workspace}
          onAsk={(question) => {
            workspace.showStart(false);
            asking.ask(question, { followUpOf: null });
          }}
        />
      ) : (
        <MessageList workspace={workspace} sending={asking.sending} />
      )}
      <Composer
        field={field}
        value={asking.draft}
        pages={workspace.file.pages}
        pageKind={workspace.file.pageKind}
        isSending={asking.isSending}
        error={asking.error}
        placeholder={placeholderOf({ isAnswering, hasQuestions, isAnew: asking.isAnew })}
        onChange={asking.setDraft}
        onAsk={() => {
          workspace.showStart(false);
          asking.submit();
        }}
        subject={asking.subject}
        onDropSubject={asking.dropSubject}
      />
    </section>
  );
}

/** The start of a conversation, in place of one that goes on. */
const Start = (props: ComponentProps<typeof FirstQuestion>) => (
  <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-4 pb-3.5 [scrollbar-width:thin] max-sm:px-4">
    <FirstQuestion {...props} />
  </div>
);

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
