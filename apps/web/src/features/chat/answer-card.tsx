import { useQuery } from '@tanstack/react-query';
import { useAnnounceAnswer } from '#features/chat/answer-announcements.tsx';
import { AnswerFailed, Answering } from '#features/chat/answer-states.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { ClosestPassages } from '#features/chat/closest-passages.tsx';
import { DeleteQuestion } from '#features/chat/delete-question.tsx';
import { FollowUpNote } from '#features/chat/follow-up-note.tsx';
import { FoundAnswer } from '#features/chat/found-answer.tsx';
import { ModelResult } from '#features/chat/model-result.tsx';
import { ModelWork, PreliminaryNote } from '#features/chat/model-work.tsx';
import { NotFoundAnswer } from '#features/chat/not-found-answer.tsx';
import { OtherLanguage } from '#features/chat/other-language.tsx';
import { SearchedFor } from '#features/chat/searched-for.tsx';
import { textDirection } from '#lib/text-direction.ts';
import { type ListedQuestion, questionQuery } from '#shared/questions/queries.ts';

interface AnswerCardProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
}

/** A question and whatever became of it. */
export function QuestionWithAnswer({ question: listed, workspace }: AnswerCardProps) {
  const isOpen = workspace.reading.openedId === listed._id;
  // Unanswered questions are watched wherever they stand; answered ones fetch their boxes when they are opened.
  const { data } = useQuery({ ...questionQuery(listed._id), enabled: isOpen || !listed.completed });
  const question = data ?? listed;
  useAnnounceAnswer(question);
  return (
    <li
      className="@container flex scroll-mt-4 flex-col gap-2"
      data-testid="question"
      data-question={question._id}
      aria-current={isOpen || undefined}
    >
      <div className="group flex items-start gap-1.5">
        <QuestionBubble text={question.question} />
        <DeleteQuestion question={question} isOpen={isOpen} />
      </div>
      <FollowUpNote question={question} workspace={workspace} />
      {question.completed && <SearchedFor question={question} workspace={workspace} />}
      <article
        aria-label="Answer"
        aria-busy={!question.completed}
        className="overflow-clip rounded-[4px_12px_12px_12px] border border-line bg-surface shadow-low"
      >
        {question.completed && <OtherLanguage question={question} workspace={workspace} />}
        {question.preliminary && <PreliminaryNote />}
        <AnswerBody question={question} workspace={workspace} isOpen={isOpen} />
        {question.preliminary && <ModelWork questionId={question._id} />}
        {question.completed && <ModelResult question={question} isOpen={isOpen} />}
      </article>
    </li>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return (
    <h3
      dir={textDirection(text)}
      className="max-w-[352px] self-start @3xl:max-w-[640px] rounded-[12px_12px_12px_4px] bg-quiet-2 px-3.5 py-2 text-base font-medium text-pretty break-words whitespace-pre-line"
    >
      {text}
    </h3>
  );
}

function AnswerBody({ question, workspace, isOpen }: AnswerCardProps & { isOpen: boolean }) {
  if (!question.completed && !question.preliminary) return <Answering file={workspace.file} />;
  if (question.error)
    return (
      <AnswerFailed
        error={question.error}
        onAgain={() => workspace.ask(question.question, { followUpOf: question._id })}
      />
    );
  if (question.kind === 'none')
    return <NotFoundAnswer question={question} workspace={workspace} isOpen={isOpen} />;
  if (question.kind === 'closest')
    return <ClosestPassages question={question} workspace={workspace} isOpen={isOpen} />;
  return <FoundAnswer question={question} workspace={workspace} isOpen={isOpen} />;
}
