import type { PageKind } from '@recto/contract/file-types';
import { cx } from '#lib/cx.ts';
import { namePage } from '#shared/files/page-names.ts';
import { topAnswerPages } from '#shared/questions/answer-parts.ts';
import { PageChip } from '#shared/questions/page-chip.tsx';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface AnswerPagesProps {
  readonly question: ListedQuestion;
  readonly kind: PageKind;
  /** Numbers printed on pages, where more of them are known than the answer cites. */
  readonly labels?: ReadonlyMap<number, string>;
  /** The page that is looked at. */
  readonly chosen?: number | undefined;
  /** What a page leads to; one of the two. */
  readonly onChoose?: (page: number) => void;
  readonly toPage?: (page: number) => string;
}

/** Behind the specification's words the pages on which an answer, or what comes closest to one, stands; best first. */
export function AnswerPages({ question, kind, labels, chosen, onChoose, toPage }: AnswerPagesProps) {
  return (
    <>
      <span className="mr-0.5">{'Answer found on Pages : '}</span>
      {topAnswerPages(question).map((page) => (
        <PageChip
          key={page}
          kind={kind}
          page={page}
          label={labels?.get(page) ?? labelOf(question, page)}
          range={rangeOn(question, page)}
          look={question.kind === 'closest' ? 'close' : 'evidence'}
          isChosen={page === chosen}
          {...(onChoose && { onChoose: () => onChoose(page) })}
          {...(toPage && { to: toPage(page) })}
        />
      ))}
    </>
  );
}

interface PageNamesProps {
  readonly question: ListedQuestion;
  readonly kind: PageKind;
  /** No more of them than this are shown. */
  readonly most: number;
}

/** The same pages by their names alone, for a row of a list that leads to the answer as a whole. */
export function PageNames({ question, kind, most }: PageNamesProps) {
  const pages = topAnswerPages(question);
  return (
    <>
      {pages.slice(0, most).map((page) => (
        <span
          key={page}
          className={cx(
            'shrink-0 rounded-[4px] px-1.5 font-medium tabular-nums',
            // Yellow is what an answer rests on.
            question.kind === 'closest'
              ? 'border border-dashed border-near text-ink-2'
              : 'bg-chip text-chip-ink',
          )}
        >
          {namePage(kind, { page, label: labelOf(question, page) }).name}
        </span>
      ))}
      {pages.length > most && <span className="tabular-nums">{`+${pages.length - most}`}</span>}
    </>
  );
}

const labelOf = ({ citations }: ListedQuestion, page: number): string | undefined =>
  citations.find((citation) => citation.page === page)?.pageLabel;

/** The one range that the answer cites of a sheet; of several the sheet itself is told. */
function rangeOn({ claims, citations }: ListedQuestion, page: number): string | undefined {
  const own = claims.filter(({ isFurther }) => !isFurther).flatMap((claim) => claim.citations);
  const cited = own.length > 0 ? own.flatMap((at) => citations[at] ?? []) : citations;
  const [range, ...others] = new Set(
    cited.filter((citation) => citation.page === page).map((citation) => citation.range),
  );
  return others.length === 0 ? range : undefined;
}
