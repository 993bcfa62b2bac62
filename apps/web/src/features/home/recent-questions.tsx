import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate } from '#lib/format.ts';
import { latestQuestionsQuery } from '#shared/history/queries.ts';
import { citedPageName } from '#shared/questions/cited-page.ts';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { FileName } from '#shared/files/file-name.tsx';

const SHOWN = 3;
const SHOWN_PAGES = 3;

function outcomeOf(question: PlacedQuestion): string {
  if (!question.completed) return 'Being answered';
  if (question.kind === 'closest') return `Closest passage: ${question.claims[0]?.text ?? question.answer}`;
  return question.error ?? question.answer;
}

/** Yellow is what an answer rests on. */
const chipLook = ({ kind }: PlacedQuestion): string =>
  kind === 'closest' ? 'border border-dashed border-near text-ink-2' : 'bg-chip text-chip-ink';

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
          {question.pages.slice(0, SHOWN_PAGES).map((page) => (
            <span key={page} className={cx('shrink-0 rounded-[4px] px-1.5 font-medium', chipLook(question))}>
              {citedPageName(question, page)}
            </span>
          ))}
          <FileName name={question.fileName} />
        </span>
      </Link>
    </li>
  );
}

/** What was asked last, with its answer and the pages it stands on. */
export function RecentQuestions() {
  const { data } = useQuery(latestQuestionsQuery(SHOWN));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="border-line border-b pb-2 font-semibold text-sm">
        Recent questions
      </h2>
      <ul>
        {data.items.map((question) => (
          <RecentQuestion key={question._id} question={question} />
        ))}
      </ul>
    </section>
  );
}
