import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { citationOf, claimNumbers, numberCitations } from '#shared/questions/citations.ts';
import { CitationChip } from '#shared/questions/page-chip.tsx';
import { QuoteText } from '#shared/questions/quote-text.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import { stepIndex } from '#ui/document-viewer/frame/hits.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** In a low window, or one enlarged to twice its size, the room is the page's: the quote stands marked on it. */
const WITH_ROOM = '[@media(max-height:479px)]:hidden';

/** On phones a page is too small to read: the current quote stands below it in readable size. */
export function HitCard({ workspace }: { workspace: ChatWorkspace }) {
  const { opened, marks, mark } = workspace.reading;
  if (opened?.kind !== 'answer' || marks.length === 0) return null;
  const index = mark ? marks.indexOf(mark) : -1;
  const step = (direction: 1 | -1) => {
    const next = marks[stepIndex(index, marks.length, direction)];
    if (next) workspace.showMark(next, opened._id);
  };
  const citation = mark && citationOf(opened, mark.number);
  return (
    <section
      aria-label="Current quote"
      className="m-2.5 rounded-[14px] bg-surface p-3.5 pb-3 shadow-float [@media(max-height:479px)]:m-1.5 [@media(max-height:479px)]:py-1"
    >
      <div className="flex items-center gap-2">
        {mark && (
          <span className="grid size-[18px] place-items-center rounded-[4px] bg-marker text-[11px] font-semibold text-[#4a3a06] ring-[1.5px] ring-marker-edge">
            {mark.number}
          </span>
        )}
        <span className="grow text-sm font-semibold whitespace-nowrap tabular-nums">
          {mark
            ? `Hit ${index + 1} of ${marks.length}`
            : `${marks.length} ${marks.length === 1 ? 'hit' : 'hits'}`}
        </span>
        {citation && <CitationChip kind={workspace.file.pageKind} citation={citation} isChosen />}
        <IconButton label="Previous hit" className="size-9" onClick={() => step(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton label="Next hit" className="size-9" onClick={() => step(1)}>
          <ArrowDown />
        </IconButton>
      </div>
      {citation && (
        <blockquote
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long quote scrolls, which keys must reach
          tabIndex={0}
          dir={textDirection(citation.quote)}
          lang={workspace.file.lang}
          className={cx('mt-2 max-h-32 overflow-y-auto font-read text-lg', WITH_ROOM)}
        >
          <QuoteText quote={citation.quote} />
        </blockquote>
      )}
      {mark && <ClaimOf question={opened} number={mark.number} lang={workspace.file.lang} />}
    </section>
  );
}

interface ClaimOfProps {
  readonly question: NonNullable<ChatWorkspace['reading']['opened']>;
  readonly number: number;
  readonly lang: string;
}

function ClaimOf({ question, number, lang }: ClaimOfProps) {
  const numbers = numberCitations(question);
  const claim = question.claims.find((candidate) => claimNumbers(candidate, numbers).includes(number));
  const quote = citationOf(question, number)?.quote;
  if (!claim || claim.text === quote) return null;
  return (
    <p
      dir={textDirection(claim.text)}
      lang={lang}
      className={cx('mt-1.5 line-clamp-2 text-sm text-ink-2', WITH_ROOM)}
    >
      {claim.text}
    </p>
  );
}
