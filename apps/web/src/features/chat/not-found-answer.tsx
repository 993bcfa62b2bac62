import { Files, MessageSquareText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AnswerFooter } from '#features/chat/answer-footer.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { otherLanguages } from '#features/chat/other-languages.ts';
import { pageWord } from '#shared/files/page-words.ts';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { passagesOf, passageText } from '#shared/questions/passages.ts';
import { SearchedPages } from '#features/chat/searched-pages.tsx';
import { WrongPanel } from '#features/chat/wrong-panel.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import { pageNameText } from '#shared/files/page-names.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface NotFoundAnswerProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
  readonly isOpen: boolean;
}

/** The proof of not finding: what was searched, what came nearest, and how to go on. It cites no page. */
export function NotFoundAnswer({ question, workspace, isOpen }: NotFoundAnswerProps) {
  const { reading, file } = workspace;
  const navigate = useNavigate();
  const passages = passagesOf(question);
  return (
    <>
      <div className="px-4 pt-3.5 pb-3">
        <p className="font-read text-xl">No matching passage</p>
        <p className="mt-0.5 text-sm text-ink-2">
          {otherLanguages(question)
            ? `Its names, figures and known terms were not found together, so no ${pageWord(file.pageKind)}s are cited.`
            : `No passage that matches the question was found, so no ${pageWord(file.pageKind)}s are cited.`}
        </p>
      </div>
      {question.searched && (
        <SearchedPages
          pageKind={file.pageKind}
          searched={question.searched}
          pages={file.pages ?? question.searched.pages}
          onPage={(page) => workspace.showPage(page, question._id)}
        />
      )}
      {passages.length > 0 && (
        <section
          className="border-t border-line px-1.5 pt-2.5 pb-2"
          aria-label="Nearest passages, not an answer"
        >
          <div className="flex justify-between px-2.5 pb-1 text-xs">
            <h4 className="font-semibold">Nearest passages</h4>
            <span className="text-ink-3">not an answer</span>
          </div>
          {passages.map((passage, index) => (
            <button
              key={`${passage.page} ${passage.hit}`}
              type="button"
              aria-pressed={isOpen && reading.passage === index}
              onClick={() => workspace.showPassage(passage, question._id)}
              className={cx(
                'block w-full rounded-control px-2.5 py-2 text-left',
                isOpen && reading.passage === index ? 'bg-wash' : 'hover:bg-quiet',
              )}
            >
              <span className="flex gap-2.5 text-xs text-ink-3">
                <span className="flex-none tabular-nums">
                  {pageNameText(file.pageKind, {
                    page: passage.page,
                    range: passage.range,
                    label: passage.label ?? workspace.labels.get(passage.page),
                  })}
                </span>
                <span className="min-w-0 truncate" dir="auto" lang={file.lang}>
                  {passage.section}
                </span>
              </span>
              <span
                dir={textDirection(passage.quote)}
                lang={file.lang}
                className="mt-0.5 line-clamp-3 font-read text-lg text-ink-2"
              >
                {passageText(passage)}
              </span>
              <UnsureNote passage={passage} />
            </button>
          ))}
        </section>
      )}
      <div className="flex flex-col items-start gap-2 border-t border-line px-4 py-3 text-sm font-medium text-accent-ink">
        <WayOn icon={<MessageSquareText size={15} />} onClick={() => workspace.rephrase(question.question)}>
          Ask it in other words
        </WayOn>
        <WayOn
          icon={<Files size={15} />}
          onClick={() => navigate('/qna', { state: { draft: question.question } })}
        >
          Ask the same of another file
        </WayOn>
      </div>
      {isOpen && (
        <>
          {question.completed && (
            // Wide it has no line of its own to share, as below an answer.
            <div className="@3xl:flex @3xl:border-t @3xl:border-line @3xl:pl-5">
              <AnswerFooter question={question} workspace={workspace} />
            </div>
          )}
          <WrongPanel question={question} workspace={workspace} />
        </>
      )}
    </>
  );
}

export function WayOn(props: { icon: React.ReactNode; onClick: () => void; children: string }) {
  return (
    <button type="button" className="flex items-center gap-2.5 hover:underline" onClick={props.onClick}>
      <span className="text-ink-3">{props.icon}</span>
      {props.children}
    </button>
  );
}
