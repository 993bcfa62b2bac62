import { Check, Highlighter, MessageSquareText } from 'lucide-react';
import { AnswerFooter } from '#features/chat/answer-footer.tsx';
import { closestSentence } from '#shared/questions/answer-parts.ts';
import { passageCopy } from '#features/chat/answer-text.ts';
import type { AnswerProps } from '#features/chat/found-answer.tsx';
import { WayOn } from '#features/chat/not-found-answer.tsx';
import { otherLanguages } from '#features/chat/other-languages.ts';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { type Passage, passagesOf, passageText } from '#shared/questions/passages.ts';
import { SearchedPages } from '#features/chat/searched-pages.tsx';
import { useReviewing } from '#features/chat/use-reviewing.ts';
import { WrongPanel } from '#features/chat/wrong-panel.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** Passages that come close, with no claim to be the answer; a person may say that one of them is. */
export function ClosestPassages({ question, workspace, isOpen }: AnswerProps) {
  const { reading, file } = workspace;
  const passages = passagesOf(question);
  const picked = (isOpen && passages.find(({ page }) => page === reading.page)) || passages[0];
  return (
    <>
      <div className="px-4 pt-3.5 pb-3 @3xl:px-5">
        <p className="font-read text-xl">Closest passages</p>
        <p className="mt-0.5 text-sm text-ink-2">
          {closestSentence(passages.length, otherLanguages(question) !== undefined)}
        </p>
      </div>
      <ul aria-label="Closest passages" className="border-t border-line p-1.5 @3xl:px-2.5">
        {passages.map((passage, index) => (
          <ClosestPassage
            key={`${passage.page} ${passage.hit}`}
            {...{ question, workspace, passage }}
            // The first one invites to be judged until another is looked at.
            isCurrent={isOpen && (reading.passage ?? 0) === index}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-4 py-2 text-xs text-ink-2 @3xl:px-5">
        <AnswerPages
          question={question}
          kind={file.pageKind}
          labels={workspace.labels}
          chosen={isOpen ? reading.page : undefined}
          onChoose={(page) => reading.open(question._id, { page, hit: null })}
        />
        {picked && (
          <Button
            size="sm"
            className="ml-auto flex-none max-sm:[&_svg]:hidden"
            icon={<Highlighter />}
            onClick={() => workspace.showPassage(picked, question._id)}
          >
            Highlight
          </Button>
        )}
      </div>
      {question.searched && (
        <SearchedPages
          pageKind={file.pageKind}
          searched={question.searched}
          pages={file.pages ?? question.searched.pages}
          isBrief
          onPage={(page) => workspace.showPage(page, question._id)}
        />
      )}
      <div className="border-t border-line px-4 py-3 text-sm font-medium text-accent-ink @3xl:px-5">
        <WayOn icon={<MessageSquareText size={15} />} onClick={() => workspace.rephrase(question.question)}>
          Ask it in other words
        </WayOn>
      </div>
      {(isOpen || workspace.isPageHidden) && (
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

interface ClosestPassageProps extends Omit<AnswerProps, 'isOpen'> {
  readonly passage: Passage;
  readonly isCurrent: boolean;
}

function ClosestPassage({ question, workspace, passage, isCurrent }: ClosestPassageProps) {
  const { file } = workspace;
  const { mutate } = useReviewing(question, workspace);
  const accept = () => passage.claim !== null && mutate({ mark: 'accepted', claim: passage.claim });
  return (
    <li className={cx('relative rounded-control px-2.5 py-2', isCurrent ? 'bg-wash' : 'hover:bg-quiet')}>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => workspace.showPassage(passage, question._id)}
        className="block w-full text-start"
      >
        <PageChip
          kind={file.pageKind}
          page={passage.page}
          look="close"
          isChosen={isCurrent}
          label={passage.label}
          range={passage.range}
        />
        <span
          dir={textDirection(passage.quote)}
          lang={file.lang}
          className={cx('mt-1 block font-read text-lg', isCurrent ? 'text-ink' : 'text-ink-2')}
        >
          {passageText(passage)}
        </span>
        <UnsureNote passage={passage} />
      </button>
      <div
        className={cx(
          'flex items-center gap-1.5',
          isCurrent ? 'mt-1.5' : 'absolute end-1.5 top-1.5 text-ink-3 max-sm:top-0.5',
        )}
      >
        {question.completed && (
          <Button
            size="sm"
            variant={isCurrent ? 'plain' : 'quiet'}
            icon={<Check />}
            className="max-sm:h-9"
            onClick={accept}
          >
            This answers it
          </Button>
        )}
        <CopyButton
          size="sm"
          variant="quiet"
          label="Copy"
          className="max-sm:h-9"
          text={passageCopy(passage, file)}
        />
      </div>
    </li>
  );
}
