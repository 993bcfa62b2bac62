import { useQuery } from '@tanstack/react-query';
import { FileQuestion, Table2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { plural } from '#lib/format.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { batchItemQuery } from '#shared/history/queries.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ItemAnswer } from './item-answer.tsx';

/** One file of a batch: every question with its answer, the quotes that it rests on, and what a person says of it. */
export function Component() {
  const productName = useProductName();
  const id = useSearchParams()[0].get('item') ?? '';
  const { data: item, error, isFetching, refetch } = useQuery({ ...batchItemQuery(id), enabled: id !== '' });
  if (id === '' || item === null || (error instanceof ApiError && error.status === 404)) return <NoItem />;
  if (error && !item)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!item) return <Loading />;
  const answered = item.answers.filter(({ kind, completed }) => completed && kind === 'answer').length;
  return (
    <div className="h-full overflow-y-auto pb-10">
      <title>{`${item.fileName} · ${productName}`}</title>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-6 py-2.5 max-sm:px-4">
        <BackLink to={`/batch-element?batch=${item.batchId}`} label="Back to the batch" />
        <h1 className="flex min-w-0 font-semibold text-base">
          <FileName name={item.fileName} />
        </h1>
        <span className="text-ink-2 text-sm">{`${answered} of ${plural(item.answers.length, 'question')} answered`}</span>
        <span className="ms-auto flex flex-wrap gap-2">
          <Link to={`/batch-element?batch=${item.batchId}&file=${item.fileId}`} className={buttonClass()}>
            <Table2 aria-hidden="true" />
            Open as a matrix
          </Link>
          <Link to={`/chat?file=${item.fileId}`} className={buttonClass()}>
            Open the file
          </Link>
        </span>
      </header>
      <ol className="mx-auto max-w-220 px-6 max-sm:px-4">
        {item.answers.map((question, at) => (
          <ItemAnswer key={question._id} number={at + 1} question={question} item={item} />
        ))}
      </ol>
    </div>
  );
}

const NoItem = () => (
  <EmptyState
    level={1}
    icon={<FileQuestion />}
    title="There are no such answers"
    action={
      <Link to="/history" className={buttonClass('primary')}>
        Go to the history
      </Link>
    }
  >
    The batch, or its file, may have been deleted.
  </EmptyState>
);

const Loading = () => (
  <div role="status" className="space-y-5 px-6 py-6 max-sm:px-4">
    <span className="sr-only">Loading the answers</span>
    {['w-2/5', 'w-4/5', 'w-3/5'].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);
