import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate, plural } from '#lib/format.ts';
import { batchPath } from '#shared/batches/batch-path.ts';
import { historyPageQuery, isBatch, type ListedBatch } from '#shared/history/queries.ts';
import { PageNames } from '#shared/questions/answer-pages.tsx';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { HomeSection } from './home-section.tsx';

const SHOWN = 4;
const SHOWN_PAGES = 3;

function outcomeOf(question: PlacedQuestion): string {
  if (!question.completed) return 'Being answered';
  if (question.kind === 'closest') return `Closest passage: ${question.claims[0]?.text ?? question.answer}`;
  return question.error ?? question.answer;
}

function RecentQuestion({ question }: { question: PlacedQuestion }) {
  return (
    <li className="border-line border-b">
      <Link
        to={`/chat?file=${question.fileId ?? ''}&question=${question._id}`}
        className="block py-2.5 transition-colors hover:bg-quiet"
      >
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 break-words font-semibold text-sm">
            {question.question}
          </span>
          <span className="shrink-0 text-ink-3 text-xs tabular-nums">{formatDate(question.createdAt)}</span>
        </span>
        <span dir="auto" className="mt-0.5 line-clamp-2 break-words font-read text-[15px]/5.5 text-ink-2">
          {outcomeOf(question)}
        </span>
        <span className="mt-1.5 flex min-w-0 items-center gap-1.5 text-ink-3 text-xs">
          <PageNames question={question} kind={question.pageKind} most={SHOWN_PAGES} />
          <FileName name={question.fileName} />
        </span>
      </Link>
    </li>
  );
}

const BATCH_STATES: Readonly<Record<ListedBatch['status'], { readonly text: string; readonly dot: string }>> =
  {
    running: { text: 'Running', dot: 'bg-accent' },
    complete: { text: 'Complete', dot: 'bg-ok' },
    cancelled: { text: 'Cancelled', dot: 'bg-track' },
    failed: { text: 'Nothing could be answered', dot: 'bg-bad' },
  };

function RecentBatch({ batch }: { batch: ListedBatch }) {
  const { text, dot } = BATCH_STATES[batch.status];
  return (
    <li className="border-line border-b">
      <Link to={batchPath(batch)} className="block py-2.5 transition-colors hover:bg-quiet">
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 break-words font-semibold text-sm">
            {batch.templateName}
          </span>
          <span className="shrink-0 text-ink-2 text-xs tabular-nums">{formatDate(batch.createdAt)}</span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2 text-xs tabular-nums">
          <ListChecks aria-hidden="true" className="size-3.5 shrink-0" />
          {`${plural(batch.files, 'file')} · ${plural(batch.questions, 'question')}`}
          <span className="flex items-center gap-1.5 text-ink">
            <span aria-hidden="true" className={cx('size-1.5 rounded-full', dot)} />
            {text}
          </span>
          {batch.status !== 'failed' && batch.failed > 0 && (
            <span className="ms-auto text-bad">{`${batch.failed.toLocaleString('en-US')} failed`}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** What was asked last: questions with their answers and the pages they stand on, and batches. */
export function RecentQuestions() {
  const { data } = useQuery(historyPageQuery({ page: 1, kind: null, q: '' }));
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title="Recent questions" link={{ to: '/history', text: 'History' }}>
      {data.items
        .slice(0, SHOWN)
        .map((item) =>
          isBatch(item) ? (
            <RecentBatch key={item._id} batch={item} />
          ) : (
            <RecentQuestion key={item._id} question={item} />
          ),
        )}
    </HomeSection>
  );
}
