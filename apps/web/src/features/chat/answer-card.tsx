import { useQuery } from '@tanstack/react-query';
import { Highlighter, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerFooter } from '#features/chat/answer-footer.tsx';
import { useAnnounceAnswer } from '#features/chat/answer-announcements.tsx';
import { AnswerFailed, Answering } from '#features/chat/answer-states.tsx';
import { marksOf } from '#features/chat/citations.ts';
import { Claims } from '#features/chat/claims.tsx';
import { NotFoundAnswer } from '#features/chat/not-found-answer.tsx';
import { PageChip } from '#features/chat/page-chip.tsx';
import { DeleteQuestion } from '#features/chat/delete-question.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { plural } from '#lib/format.ts';
import { type ListedQuestion, questionQuery } from '#shared/questions/queries.ts';
import { Button } from '#ui/button.tsx';

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
      className="flex scroll-mt-4 flex-col gap-2"
      data-testid="question"
      data-question={question._id}
      aria-current={isOpen || undefined}
    >
      <div className="group flex items-start gap-1.5">
        <QuestionBubble text={question.question} />
        <DeleteQuestion question={question} isOpen={isOpen} />
      </div>
      <article
        aria-label="Answer"
        aria-busy={!question.completed}
        className="rounded-[4px_12px_12px_12px] border border-line bg-surface shadow-low"
      >
        <AnswerBody question={question} workspace={workspace} isOpen={isOpen} />
      </article>
    </li>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return (
    <h3
      dir="auto"
      className="max-w-[352px] self-start rounded-[12px_12px_12px_4px] bg-quiet-2 px-3.5 py-2 text-base font-medium text-pretty break-words whitespace-pre-line"
    >
      {text}
    </h3>
  );
}

function AnswerBody({ question, workspace, isOpen }: AnswerCardProps & { isOpen: boolean }) {
  if (!question.completed) return <Answering pages={workspace.file.pages} />;
  if (question.error)
    return <AnswerFailed error={question.error} onAgain={() => workspace.ask(question.question)} />;
  if (question.kind === 'none')
    return <NotFoundAnswer question={question} workspace={workspace} isOpen={isOpen} />;
  return <FoundAnswer question={question} workspace={workspace} isOpen={isOpen} />;
}

function FoundAnswer({ question, workspace, isOpen }: AnswerCardProps & { isOpen: boolean }) {
  const marks = marksOf({ ...question, citations: question.citations.map((one) => ({ boxes: [], ...one })) });
  return (
    <>
      <Claims
        question={question}
        file={workspace.file}
        current={isOpen ? (workspace.reading.mark?.number ?? null) : null}
        onSource={(number) => {
          const mark = marks.find((candidate) => candidate.number === number);
          if (mark) workspace.showMark(mark, question._id);
        }}
      />
      <FoundOnPages question={question} workspace={workspace} isOpen={isOpen} />
      {isOpen && <AnswerFooter question={question} file={workspace.file} />}
    </>
  );
}

/** The cited pages, best first. An answer that is not open shows them on one line; picking one opens it. */
function FoundOnPages({ question, workspace, isOpen }: AnswerCardProps & { isOpen: boolean }) {
  const { reading, file, labels } = workspace;
  const chosen = question.pages.includes(reading.page) ? reading.page : question.pages[0];
  const chips = question.pages.map((page) => (
    <PageChip
      key={page}
      kind={file.pageKind}
      page={page}
      label={labels.get(page)}
      range={rangeOn(question, page)}
      isChosen={isOpen && page === chosen}
      onChoose={() => reading.open(question._id, { page, hit: null })}
    />
  ));
  if (!isOpen)
    return (
      <div className="border-t border-line px-4 py-2 text-xs text-ink-2">
        <FoundLine>{chips}</FoundLine>
      </div>
    );
  return (
    <div className="flex flex-col gap-2.5 border-t border-line px-4 pt-2.5 pb-3 text-xs text-ink-2">
      <FoundLine>{chips}</FoundLine>
      <div className="flex items-center justify-between gap-2 text-ink-3">
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Quote size={12} className="flex-none" aria-hidden="true" />
          {quotesText(question.citations.length)}
        </span>
        <Button
          size="sm"
          className="flex-none"
          icon={<Highlighter />}
          onClick={() => chosen !== undefined && workspace.showMark({ page: chosen, hit: 1 }, question._id)}
        >
          Highlight
        </Button>
      </div>
    </div>
  );
}

/** The specification's words with the numbers directly behind them. */
function FoundLine({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="mr-0.5">Answer found on Pages : </span>
      {children}
    </div>
  );
}

/** The one range that is cited of a sheet; of several the sheet itself is told. */
function rangeOn({ citations }: ListedQuestion, page: number): string | undefined {
  const [range, ...others] = new Set(
    citations.filter((cited) => cited.page === page).map((cited) => cited.range),
  );
  return others.length === 0 ? range : undefined;
}

const quotesText = (count: number): string =>
  `${plural(count, 'quote')}, word for word on ${count === 1 ? 'its page' : 'their pages'}`;
