import { pageWord } from '#shared/files/page-words.ts';
import { Highlighter, Quote, ScanText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { AnswerFooter } from '#features/chat/answer-footer.tsx';
import { topAnswerCitations, topAnswerPages } from '#shared/questions/answer-parts.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { marksOf } from '#shared/questions/citations.ts';
import { Claims } from '#features/chat/claims.tsx';
import { FurtherPassages, FurtherToggle } from '#features/chat/further-passages.tsx';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { unsureConfidence, unsureText } from '#shared/questions/read-surely.ts';
import { passagesOf } from '#shared/questions/passages.ts';
import { ReviewTag } from '#features/chat/review-buttons.tsx';
import { WrongPanel } from '#features/chat/wrong-panel.tsx';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { Button } from '#ui/button.tsx';

export interface AnswerProps {
  readonly question: ListedQuestion;
  readonly workspace: ChatWorkspace;
  readonly isOpen: boolean;
}

/** One lead, where it stands, and folded beneath it what else bears on the question. */
export function FoundAnswer({ question, workspace, isOpen }: AnswerProps) {
  const marks = marksOf({ ...question, citations: question.citations.map((one) => ({ boxes: [], ...one })) });
  const isWhole = isOpen || workspace.isPageHidden;
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
      {isWhole ? (
        <WholeAnswer {...{ question, workspace, isOpen }} quotes={marks.length} />
      ) : (
        <div className="border-t border-line px-4 py-2 text-xs text-ink-2">
          <FoundLine {...{ question, workspace, isOpen }}>
            <ReviewTag question={question} />
          </FoundLine>
        </div>
      )}
    </>
  );
}

/** Below a lead: narrow in lines of their own, wide on one line. */
function WholeAnswer({ question, workspace, isOpen, quotes }: AnswerProps & { quotes: number }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const { reading, file } = workspace;
  const further = passagesOf(question);
  // An address that names one has it in sight.
  const isShown = isUnfolded || (isOpen && reading.passage !== null);
  const pages = topAnswerPages(question);
  const chosen = pages.includes(reading.page) ? reading.page : pages[0];
  const unsure = unsureConfidence(topAnswerCitations(question));
  const QuotesIcon = unsure === undefined ? Quote : ScanText;
  return (
    <>
      <div className="flex flex-col border-t border-line text-xs text-ink-2 @3xl:min-h-[42px] @3xl:flex-row @3xl:flex-wrap @3xl:items-center @3xl:pl-5">
        <div className="px-4 pt-2.5 @3xl:p-0">
          <FoundLine {...{ question, workspace, isOpen }} />
        </div>
        <div className="flex items-center justify-between gap-2 px-4 pt-2.5 pb-3 text-ink-3 @3xl:ml-3.5 @3xl:p-0">
          <span
            className={cx('inline-flex min-w-0 items-center gap-1.5', unsure !== undefined && 'text-changed')}
          >
            <QuotesIcon size={12} className="flex-none" aria-hidden="true" />
            {quotesText({ quotes, pages: pages.length, word: pageWord(file.pageKind) }, unsure)}
          </span>
          <Button
            size="sm"
            className="flex-none max-sm:[&_svg]:hidden"
            icon={<Highlighter />}
            onClick={() => chosen !== undefined && workspace.showMark({ page: chosen, hit: 1 }, question._id)}
          >
            Highlight
          </Button>
        </div>
        {further.length > 0 && (
          <FurtherToggle
            count={further.length}
            isShown={isShown}
            listId={listId}
            onToggle={() => setUnfolded(!isShown)}
          />
        )}
        {further.length > 0 && isShown && (
          <FurtherPassages
            id={listId}
            passages={further}
            current={isOpen ? reading.passage : null}
            file={file}
            onPassage={(passage) => {
              setUnfolded(true);
              workspace.showPassage(passage, question._id);
            }}
          />
        )}
        {question.completed && <AnswerFooter question={question} workspace={workspace} />}
      </div>
      <WrongPanel question={question} workspace={workspace} />
    </>
  );
}

/** The pages of the answer, best first, directly behind the specification's words; picking one opens it. */
function FoundLine({ question, workspace, isOpen, children }: AnswerProps & { children?: ReactNode }) {
  const { reading, file, labels } = workspace;
  const pages = topAnswerPages(question);
  const chosen = pages.includes(reading.page) ? reading.page : pages[0];
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <AnswerPages
        {...{ question, labels }}
        kind={file.pageKind}
        chosen={isOpen ? chosen : undefined}
        onChoose={(page) => reading.open(question._id, { page, hit: null })}
      />
      {children}
    </div>
  );
}

/** Several quotes may all stand on the same page. */
function quotesText(
  { quotes, pages, word }: { readonly quotes: number; readonly pages: number; readonly word: string },
  unsure: number | undefined,
): string {
  if (unsure !== undefined) return `${plural(quotes, 'quote')}, ${unsureText(unsure)}`;
  const where = quotes === 1 ? `its ${word}` : pages === 1 ? `their ${word}` : `their ${word}s`;
  return `${plural(quotes, 'quote')}, word for word on ${where}`;
}
