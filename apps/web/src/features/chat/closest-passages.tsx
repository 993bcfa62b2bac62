import { Check, Highlighter, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import { AnswerFooter } from '#features/chat/answer-footer.tsx';
import { closestSentence, closestTitle } from '#shared/questions/answer-parts.ts';
import { passageCopy } from '#shared/questions/answer-text.ts';
import { FurtherPassages, FurtherToggle } from '#features/chat/further-passages.tsx';
import type { AnswerProps } from '#features/chat/found-answer.tsx';
import { WayOn } from '#features/chat/not-found-answer.tsx';
import { otherLanguages } from '#features/chat/other-languages.ts';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { furtherPassagesOf, type Passage, passagesOf } from '#shared/questions/passages.ts';
import { PassageWords } from '#features/chat/passage-words.tsx';
import { SearchedPages } from '#features/chat/searched-pages.tsx';
import { useReviewing } from '#features/chat/use-reviewing.ts';
import { WrongPanel } from '#features/chat/wrong-panel.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import { pageNameText } from '#shared/files/page-names.ts';
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
        <p className="font-read text-xl">{closestTitle(passages.length)}</p>
        <p className="mt-0.5 text-sm text-ink-2">
          {closestSentence(passages.length, otherLanguages(question) !== undefined)}
        </p>
      </div>
      <ul
        aria-label={closestTitle(passages.length)}
        className="flex flex-col gap-2 px-3 pb-3 @3xl:px-5 @3xl:pb-4"
      >
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
      <Further {...{ question, workspace, isOpen }} />
      {question.searched && question.searched.unread.length > 0 && (
        <SearchedPages
          pageKind={file.pageKind}
          searched={question.searched}
          pages={file.pages ?? question.searched.pages}
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

/** What else bears on the question, folded until somebody wants it or an address names one. */
function Further({ question, workspace, isOpen }: AnswerProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const { reading, file } = workspace;
  const further = furtherPassagesOf(question);
  if (further.length === 0) return null;
  const looked = isOpen && reading.passage !== null ? reading.passage - reading.near : -1;
  const isShown = isUnfolded || looked >= 0;
  return (
    <div className="flex flex-col @3xl:border-t @3xl:border-line @3xl:py-1.5">
      <FurtherToggle
        count={further.length}
        isShown={isShown}
        listId={listId}
        onToggle={() => setUnfolded(!isShown)}
      />
      {isShown && (
        <FurtherPassages
          id={listId}
          file={file}
          passages={further}
          current={looked >= 0 ? looked : null}
          onPassage={(passage) => {
            setUnfolded(true);
            workspace.showPassage(passage, question._id);
          }}
        />
      )}
    </div>
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
    // The words come first for those who listen and for the keys; the line above them is as wide as its page is called.
    <li
      className={cx(
        'relative flex flex-col-reverse gap-1 rounded-control border py-2 pr-1.5 pl-3',
        isCurrent ? 'border-accent' : 'border-line hover:border-control',
      )}
    >
      <div>
        <button
          type="button"
          aria-current={isCurrent || undefined}
          onClick={() => workspace.showPassage(passage, question._id)}
          className="block w-full pr-1.5 text-start after:absolute after:inset-0 after:rounded-control"
        >
          <span className="sr-only">
            {[pageNameText(file.pageKind, passage), passage.section].filter(Boolean).join(', ')}:{' '}
          </span>
          <span dir={textDirection(passage.quote)} lang={file.lang} className="block font-read text-lg">
            <PassageWords passage={passage} />
          </span>
        </button>
        <UnsureNote passage={passage} />
      </div>
      <div className="flex items-center gap-2 max-sm:gap-1.5">
        <span aria-hidden="true" className="flex-none">
          <PageChip
            kind={file.pageKind}
            page={passage.page}
            look="close"
            isChosen={isCurrent}
            label={passage.label}
            range={passage.range}
          />
        </span>
        <span
          aria-hidden="true"
          dir="auto"
          lang={file.lang}
          title={passage.section}
          className="min-w-0 grow truncate text-xs text-ink-2"
        >
          {passage.section}
        </span>
        <span className="relative flex flex-none items-center">
          {question.completed && (
            <Button size="sm" variant="quiet" icon={<Check />} className="max-sm:h-9" onClick={accept}>
              This answers it
            </Button>
          )}
          <CopyButton isIcon label="Copy" className="max-sm:size-9" text={passageCopy(passage, file)} />
        </span>
      </div>
    </li>
  );
}
