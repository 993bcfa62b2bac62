import type { PageKind } from '@recto/contract/file-types';
import type { Question } from '@recto/contract/questions';
import type { ReviewValue } from '@recto/contract/reviews';
import { plural } from '#lib/format.ts';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { findPassage, type Passage, passagesOf, passageText } from '#shared/questions/passages.ts';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { Button } from '#ui/button.tsx';

interface ClosestCellProps {
  readonly question: Question;
  readonly pageKind: PageKind;
  /** The column asks for yes or no. */
  readonly isYesNo: boolean;
  readonly page: number | null;
  readonly hit: number | null;
  readonly onPage: (page: number, hit: number | null) => void;
  /** Takes a passage as the answer, of yes or no with which of them it says. */
  readonly onTake: (claim: number, value?: ReviewValue) => void;
  /** The passage does not answer. */
  readonly onRefuse: (claim: number) => void;
}

/** Passages that come close: the likeliest, or the one that was chosen, and what a person says of it; below it the others. */
export function ClosestCell({
  question,
  pageKind,
  page,
  hit,
  onPage,
  onRefuse,
  ...saying
}: ClosestCellProps) {
  const wrong = new Set(question.review?.wrongClaims);
  const passages = passagesOf(question).filter(({ claim }) => claim === null || !wrong.has(claim));
  const chosen = (page === null ? null : findPassage(passages, page, hit)) ?? 0;
  const passage = passages[chosen];
  if (!passage) return <p className="text-ink-2 text-sm">No passage that is left answers the question.</p>;
  const others = passages.filter((_, at) => at !== chosen);
  const show = (one: Passage) => onPage(one.page, one.hit);
  const refuse = (claim: number) => {
    onRefuse(claim);
    if (others[0]) show(others[0]);
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
        <Chip passage={passage} kind={pageKind} isChosen onChoose={show} />
        {chosen === 0
          ? 'No sure answer. This passage comes nearest.'
          : 'No sure answer. This passage comes close.'}
      </p>
      <p dir="auto" className="mt-1.5 break-words font-read text-ink-2 text-lg italic">
        {passageText(passage)}
        <UnsureNote passage={passage} />
      </p>
      {passage.claim !== null && <Saying claim={passage.claim} {...saying} onRefuse={refuse} />}
      {others.length > 0 && (
        <section aria-label="Other passages" className="mt-3 border-line border-t pt-2">
          <p className="text-ink-2 text-xs">{`${plural(others.length, 'passage')} more`}</p>
          <ul className="mt-1.5 space-y-1.5">
            {others.map((one) => (
              <li key={`${one.page} ${one.hit}`} className="flex items-start gap-2">
                <Chip passage={one} kind={pageKind} onChoose={show} />
                <span
                  dir="auto"
                  className="line-clamp-2 min-w-0 break-words font-read text-[15px]/6 text-ink-2 italic"
                >
                  {passageText(one)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Saying({
  claim,
  isYesNo,
  onTake,
  onRefuse,
}: Pick<ClosestCellProps, 'isYesNo' | 'onTake' | 'onRefuse'> & { readonly claim: number }) {
  return (
    <div role="group" aria-label="This passage" className="mt-2.5 flex flex-wrap items-center gap-2">
      {isYesNo ? (
        <>
          <span className="text-ink-2 text-sm">This answers it:</span>
          <Button size="sm" onClick={() => onTake(claim, { type: 'yesNo', yes: true })}>
            Yes
          </Button>
          <Button size="sm" onClick={() => onTake(claim, { type: 'yesNo', yes: false })}>
            No
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => onTake(claim)}>
          This answers it
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => onRefuse(claim)}>
        It does not
      </Button>
    </div>
  );
}

interface ChipProps {
  readonly passage: Passage;
  readonly kind: PageKind;
  readonly isChosen?: boolean;
  readonly onChoose: (passage: Passage) => void;
}

const Chip = ({ passage, kind, isChosen = false, onChoose }: ChipProps) => (
  <PageChip
    kind={kind}
    page={passage.page}
    label={passage.label}
    range={passage.range}
    look="close"
    isChosen={isChosen}
    onChoose={() => onChoose(passage)}
  />
);
