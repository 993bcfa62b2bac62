import type { Cell } from '@recto/contract/batches';
import type { PageKind } from '@recto/contract/file-types';
import type { Question } from '@recto/contract/questions';
import { EqualNot, Quote } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { leadCitations, leadPages } from '#shared/questions/answer-parts.ts';
import { marksOf } from '#shared/questions/citations.ts';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { passagesOf, passageText } from '#shared/questions/passages.ts';
import { unsureConfidence, unsureText } from '#shared/questions/read-surely.ts';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { searchedText } from './cell-text.ts';
import { valueText } from './cell-value.ts';

interface CellAnswerProps {
  readonly cell: Cell;
  /** Undefined until it is loaded. */
  readonly question: Question | undefined;
  readonly pageKind: PageKind;
  readonly page: number | null;
  readonly isOver: boolean;
  readonly onPage: (page: number, hit: number | null) => void;
  /** Takes a passage that comes close as the answer. */
  readonly onTake: (claim: number) => void;
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
  if (question.kind === 'closest') return <Closest {...props} question={question} />;
  if (question.kind === 'none') return <NotFound cell={cell} question={question} />;
  return <Found {...props} question={question} />;
}

type Loaded = CellAnswerProps & { readonly question: Question };

function Found({ cell, question, pageKind, page, onPage }: Loaded) {
  const pages = leadPages(question);
  const shown = page !== null && pages.includes(page) ? page : pages[0];
  const quotes = marksOf(question).length;
  const unsure = unsureConfidence(leadCitations(question));
  const { words } = cell;
  return (
    <>
      {words && (
        <p dir="auto" className="break-words font-read text-[24px]/8">
          {words}
        </p>
      )}
      {question.answer !== words && (
        <p
          dir="auto"
          className={`whitespace-pre-line break-words ${words ? 'mt-1 text-ink-2 text-sm' : 'font-read text-lg'}`}
        >
          {question.answer}
        </p>
      )}
      <Readings cell={cell} pageKind={pageKind} onPage={onPage} />
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

/** What a file says twice and otherwise: each value with its page, and none is chosen; and what else to look at. */
function Readings({ cell, pageKind, onPage }: Pick<Loaded, 'cell' | 'pageKind' | 'onPage'>) {
  const { flags = [], readings = [] } = cell;
  return (
    <>
      {readings.length > 0 && (
        <section aria-label="Values that differ" className="mt-2 rounded-card border border-line p-2.5">
          <p className="flex items-center gap-1.5 text-sm text-warn">
            <EqualNot size={14} aria-hidden="true" />
            The file says different values.
          </p>
          <ul className="mt-1 space-y-1">
            {readings.map(({ value, pages }) => (
              <li
                key={`${value.text} ${pages.join()}`}
                className="flex flex-wrap items-center gap-1.5 text-sm"
              >
                <span dir="auto" className="font-medium">
                  {valueText({ value }) ?? value.text}
                </span>
                {pages.map((page) => (
                  <PageChip key={page} kind={pageKind} page={page} onChoose={() => onPage(page, 1)} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {flags.includes('outlier') && (
        <p className="mt-2 text-sm text-warn">This value is far from the others of its column.</p>
      )}
      {flags.includes('unsure') && (
        <p className="mt-2 text-sm text-warn">
          {cell.value
            ? 'This value is not read surely: check it on the page.'
            : 'The answer names no such value.'}
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

/** Passages that come close; one of them a person can take as the answer. */
function Closest({ question, pageKind, onPage, onTake }: Loaded) {
  return (
    <>
      <p className="text-ink-2 text-sm">No answer in so many words. These passages come close.</p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {passagesOf(question).map((passage) => (
          <li key={`${passage.page} ${passage.hit}`} className="py-2">
            <p dir="auto" className="break-words font-read text-[15px]/6">
              {passageText(passage)}
              <UnsureNote passage={passage} />
            </p>
            <p className="mt-1 flex items-center gap-2">
              <PageChip
                kind={pageKind}
                page={passage.page}
                label={passage.label}
                range={passage.range}
                look="close"
                onChoose={() => onPage(passage.page, passage.hit)}
              />
              {passage.claim !== null && (
                <Button
                  size="sm"
                  className="ms-auto"
                  onClick={() => passage.claim !== null && onTake(passage.claim)}
                >
                  This answers it
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
