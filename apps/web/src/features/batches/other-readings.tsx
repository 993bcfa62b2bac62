import type { Cell } from '@recto/contract/batches';
import type { PageKind } from '@recto/contract/file-types';
import type { Question } from '@recto/contract/questions';
import { EqualNot } from 'lucide-react';
import { quoted } from '#lib/text-direction.ts';
import { marksOf } from '#shared/questions/citations.ts';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { valueText } from './cell-value.ts';

type Citation = Question['citations'][number];

const placeKey = ({ page, span }: Pick<Citation, 'page' | 'span'>): string =>
  `${page} ${span.start} ${span.end}`;

/** An answer with what its file says otherwise, so that its marks are drawn and counted as those of the answer are. */
export function withReadings(question: Question, { readings = [] }: Cell): Question {
  const marked = new Set(marksOf(question).map(placeKey));
  const added = readings
    .flatMap(({ citations = [] }) => citations)
    .filter((citation) => !marked.has(placeKey(citation)));
  if (added.length === 0) return question;
  const from = question.citations.length;
  return {
    ...question,
    citations: [...question.citations, ...added],
    claims: [...question.claims, ...added.map(({ quote }, at) => ({ text: quote, citations: [from + at] }))],
  };
}

interface OtherReadingsProps {
  readonly cell: Cell;
  /** As of `withReadings`. */
  readonly question: Question;
  readonly pageKind: PageKind;
  readonly onPage: (page: number, hit: number | null) => void;
}

/** What a file says twice and otherwise: each value with its words and its page, and none is chosen. */
export function OtherReadings({ cell: { readings = [] }, question, pageKind, onPage }: OtherReadingsProps) {
  if (readings.length === 0) return null;
  const marks = marksOf(question);
  const hitOf = (citation: Citation) => marks.find((mark) => placeKey(mark) === placeKey(citation))?.hit ?? 1;
  return (
    <section aria-label="Values that differ" className="mt-2 rounded-card border border-line p-2.5">
      <p className="flex items-center gap-1.5 text-sm text-warn">
        <EqualNot size={14} aria-hidden="true" />
        The file says different values.
      </p>
      <ul className="mt-1.5 space-y-2">
        {readings.map(({ value, pages, citations = [] }, at) => (
          <li key={`${value.text} ${pages.join()}`} className="text-sm">
            <span className="flex flex-wrap items-center gap-1.5">
              <span dir="auto" className="font-medium">
                {valueText({ value }) ?? value.text}
              </span>
              {pages.map((page) => {
                const cited = citations.find((each) => each.page === page);
                return (
                  <PageChip
                    key={page}
                    kind={pageKind}
                    page={page}
                    label={cited?.pageLabel}
                    onChoose={() => onPage(page, cited ? hitOf(cited) : 1)}
                  />
                );
              })}
            </span>
            {/* The answer above says the first in its own words. */}
            {at > 0 && citations[0] && (
              <span dir="auto" className="line-clamp-3 break-words font-read text-[15px]/5.5 text-ink-2">
                {quoted(citations[0].quote)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
