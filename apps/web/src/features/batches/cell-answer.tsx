import type { Cell } from '@recto/contract/batches';
import type { PageKind } from '@recto/contract/file-types';
import type { Question } from '@recto/contract/questions';
import type { ReviewValue } from '@recto/contract/reviews';
import { Quote } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { topAnswerCitations, topAnswerPages } from '#shared/questions/answer-parts.ts';
import { marksOf } from '#shared/questions/citations.ts';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { unsureConfidence, unsureText } from '#shared/questions/read-surely.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { searchedText } from './cell-text.ts';
import { valueText } from './cell-value.ts';
import { ClosestCell } from './closest-cell.tsx';
import { OtherReadings, withReadings } from './other-readings.tsx';

interface CellAnswerProps {
  readonly cell: Cell;
  /** Undefined until it is loaded. */
  readonly question: Question | undefined;
  readonly pageKind: PageKind;
  readonly isYesNo: boolean;
  readonly page: number | null;
  readonly hit: number | null;
  readonly isOver: boolean;
  readonly onPage: (page: number, hit: number | null) => void;
  readonly onTake: (claim: number, value?: ReviewValue) => void;
  readonly onRefuse: (claim: number) => void;
}

/** The whole answer of a cell, and where it stands. */
export function CellAnswer(props: CellAnswerProps) {
  const { cell, question, isOver } = props;
  if (cell.status === 'waiting' || cell.status === 'running')
    return (
      <p className="text-ink-2 text-sm">{isOver ? 'This question was not asked.' : 'Not answered yet.'}</p>
    );
  if (cell.status === 'failed')
    return <p className="text-bad text-sm">{cell.error ?? 'The answer could not be worked out.'}</p>;
  if (!question) return <Skeleton className="h-6 w-3/4" />;
  if (question.kind === 'closest') return <ClosestCell {...props} question={question} />;
  if (question.kind === 'none') return <NotFound cell={cell} question={question} />;
  return <Found {...props} question={question} />;
}

type Loaded = CellAnswerProps & { readonly question: Question };

function Found({ cell, question, pageKind, page, onPage }: Loaded) {
  const pages = topAnswerPages(question);
  const shown = page !== null && pages.includes(page) ? page : pages[0];
  const quotes = marksOf(question).length;
  const unsure = unsureConfidence(topAnswerCitations(question));
  const topAnswer = cell.value?.type === 'yesNo' ? valueText(cell) : cell.words;
  return (
    <>
      {topAnswer && (
        <p dir="auto" className="break-words font-read text-[24px]/8">
          {topAnswer}
        </p>
      )}
      {question.answer !== topAnswer && (
        <p
          dir="auto"
          className={`whitespace-pre-line break-words ${topAnswer ? 'mt-1 text-ink-2 text-sm' : 'font-read text-lg'}`}
        >
          {question.answer}
        </p>
      )}
      <OtherReadings
        cell={cell}
        question={withReadings(question, cell)}
        pageKind={pageKind}
        onPage={onPage}
      />
      <Flags cell={cell} />
      <p className="mt-3 flex flex-wrap items-center gap-1.5 text-ink-2 text-xs">
        <AnswerPages question={question} kind={pageKind} chosen={shown} onChoose={(one) => onPage(one, 1)} />
      </p>
      {quotes > 0 && (
        <p className="mt-2 flex items-center gap-1.5 text-ink-3 text-xs">
          <Quote size={12} aria-hidden="true" className="flex-none" />
          {`${plural(quotes, 'quote')}, ${unsure === undefined ? `word for word on ${pages.length === 1 ? 'the page' : 'the pages'}` : unsureText(unsure)}`}
        </p>
      )}
    </>
  );
}

/** What else somebody has to look at. */
function Flags({ cell: { flags = [], value } }: { cell: Cell }) {
  return (
    <>
      {flags.includes('outlier') && (
        <p className="mt-2 text-sm text-warn">This value is far from the others of its column.</p>
      )}
      {flags.includes('unsure') && (
        <p className="mt-2 text-sm text-warn">
          {value ? 'This value is not read surely: check it on the page.' : 'The answer names no such value.'}
        </p>
      )}
    </>
  );
}

function NotFound({ cell, question }: { cell: Cell; question: Question }) {
  const searched = searchedText(cell);
  return (
    <>
      <p className="font-read text-[24px]/8">Not found</p>
      <p className="mt-1 text-ink-2 text-sm">
        No passage that matches the question was found, so no pages are cited.
        {searched !== null && ` ${searched}.`}
        {(question.searched?.nearest.length ?? 0) > 0 && ' The page below comes nearest.'}
      </p>
    </>
  );
}
