import type { BatchItem } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Flag, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { batchKeys } from '#shared/batches/queries.ts';
import { pageNameText } from '#shared/files/page-names.ts';
import { batchItemQuery } from '#shared/history/queries.ts';
import { type ReviewInput, useReview } from '#shared/questions/mutations.ts';
import { AnswerPages } from '#shared/questions/answer-pages.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface ItemAnswerProps {
  readonly number: number;
  readonly question: Question;
  /** The file of the batch that was asked. */
  readonly item: Pick<BatchItem, '_id' | 'fileId' | 'pageKind'>;
}

/** A question of a batch with its answer; the quotes come with "More". */
export function ItemAnswer({ number, question, item }: ItemAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const quotes = useId();
  const { citations } = question;
  const { _id: itemId, fileId, pageKind } = item;
  return (
    <li className="border-line border-b py-5">
      <h2 dir="auto" className="flex gap-2 break-words font-semibold text-sm">
        <span className="text-ink-3 tabular-nums">{`${number}.`}</span>
        {question.question}
      </h2>
      <p dir="auto" className="mt-1.5 whitespace-pre-line break-words font-read text-lg/7">
        <Outcome question={question} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {question.kind !== 'none' && question.pages.length > 0 && (
          <p className="flex flex-wrap items-center gap-1.5 text-ink-2 text-xs">
            <AnswerPages
              question={question}
              kind={pageKind}
              toPage={(page) => markOf(fileId, question, page)}
            />
          </p>
        )}
        {citations.length > 0 && (
          <Button size="sm" aria-expanded={isOpen} aria-controls={quotes} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Less' : 'More'}
          </Button>
        )}
        {question.completed && !question.error && <Marks question={question} itemId={itemId} />}
      </div>
      {isOpen && (
        <ul id={quotes} className="mt-3 space-y-2">
          {citations.map((citation, at) => (
            <li key={`${citation.page}-${at}`} className="flex gap-3 text-sm">
              <Link
                to={markOf(fileId, question, citation.page)}
                className="link w-28 shrink-0 text-xs/6 tabular-nums"
              >
                {pageNameText(pageKind, {
                  page: citation.page,
                  label: citation.pageLabel,
                  range: citation.range,
                })}
              </Link>
              <q
                dir="auto"
                className={cx(
                  'min-w-0 break-words px-1 font-read text-[15px]/6',
                  // Yellow is what an answer rests on, not what merely comes close.
                  question.kind === 'answer'
                    ? 'bg-marker-soft text-marker-ink'
                    : 'border-near border-s border-dashed ps-2 text-ink-2',
                )}
              >
                {citation.quote}
              </q>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The page with the marks of the answer. */
const markOf = (fileId: string, { _id }: Question, page: number): string =>
  `/chat?file=${fileId}&question=${_id}&page=${page}&hit=1`;

function Outcome({ question }: { question: Question }) {
  if (!question.completed) return <span className="text-ink-3">Not answered yet</span>;
  if (question.error) return <span className="font-ui text-bad text-sm">{question.error}</span>;
  if (question.kind === 'closest')
    return <span className="text-ink-2">No answer, but passages that come close.</span>;
  return question.kind === 'answer' ? question.answer : <span className="text-ink-2">{question.answer}</span>;
}

const MARKS = [
  { mark: 'accepted', label: 'Accepted', icon: <Check /> },
  { mark: 'wrong', label: 'Wrong', icon: <X /> },
  { mark: 'check', label: 'To check', icon: <Flag /> },
] as const satisfies readonly { mark: ReviewInput['mark']; label: string; icon: unknown }[];

/** What a person says of an answer; a second press takes it back. */
function Marks({ question, itemId }: { question: Question; itemId: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useReview(question._id, () => {
    void client.invalidateQueries({ queryKey: batchItemQuery(itemId).queryKey });
    void client.invalidateQueries({ queryKey: batchKeys.all });
  });
  const current = question.review?.mark;
  return (
    <span role="group" aria-label={`Your mark of “${question.question}”`} className="ms-auto flex gap-1">
      {MARKS.map(({ mark, label, icon }) => (
        <IconButton
          key={mark}
          label={label}
          aria-pressed={current === mark}
          on={current === mark}
          onClick={() => !isPending && mutate({ mark: current === mark ? 'none' : mark })}
        >
          {icon}
        </IconButton>
      ))}
    </span>
  );
}
