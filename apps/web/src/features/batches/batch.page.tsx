import type { Batch } from '@recto/contract/batches';
import { useQuery } from '@tanstack/react-query';
import { Bell, ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { batchItemsQuery, batchQuery, cellsQuery } from '#shared/batches/queries.ts';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AnswerMap } from './answer-map.tsx';
import { AnswersLoading, AnswerTable } from './answer-table.tsx';
import { NewerVersions } from './changes/newer-versions.tsx';
import { BatchHeader } from './batch-header.tsx';
import { countCells } from './cell-state.ts';
import { SummaryLines } from './summary-lines.tsx';
import { GeneratedNote } from '#shared/models/generated-by.tsx';
import { NoBatch } from './no-batch.tsx';
import { timeLeft } from '#shared/batches/time-left.ts';

/** A batch while it runs and after: how far it is, its summary, and what is answered so far. */
export function Component() {
  const productName = useProductName();
  const id = useSearchParams()[0].get('batch') ?? '';
  const {
    data: batch,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...batchQuery(id), enabled: id !== '' });
  if (id === '' || (isError && error instanceof ApiError && error.status === 404)) return <NoBatch />;
  if (isError && !batch)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!batch) return <Loading />;
  return (
    <div className="h-full overflow-y-auto pb-10">
      <title>{`${batch.templateName} · ${productName}`}</title>
      <BatchHeader batch={batch} />
      <NewerVersions batch={batch} />
      <Answers batch={batch} />
    </div>
  );
}

function Answers({ batch }: { batch: Batch }) {
  const isRunning = batch.status === 'running';
  const { data: cells } = useQuery(cellsQuery(batch.batchId, batch.status));
  const { data: items } = useQuery(batchItemsQuery(batch.batchId));
  const counts = countCells(cells ?? []);
  const toGo = counts.waiting + counts.running;
  // They were fetched before the batch ended, and are being fetched again.
  const areBehind = batch.status === 'complete' && toGo > 0;
  const figures = [
    { label: 'answered', count: counts.answered },
    { label: 'close', count: counts.close },
    { label: 'not found', count: counts['not-found'] },
    { label: 'failed', count: counts.failed },
    ...(toGo > 0 ? [{ label: batch.status === 'cancelled' ? 'not asked' : 'to go', count: toGo }] : []),
  ];
  return (
    <>
      <section
        aria-label="Progress"
        className="grid gap-x-12 gap-y-6 border-line border-b px-6 py-5 max-sm:px-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,330px)]"
      >
        <div className="min-w-0">
          <p aria-live="polite" className="font-read text-[34px]/11 tracking-[-0.01em] max-sm:text-[28px]/9">
            {headline(batch)}
            <span className="text-ink-3">{` · ${batch.done.toLocaleString('en-US')} of ${batch.total.toLocaleString('en-US')}`}</span>
          </p>
          <div
            role="progressbar"
            aria-label="Questions with an answer"
            aria-valuemin={0}
            aria-valuemax={batch.total}
            aria-valuenow={batch.done}
            className="mt-3 h-1.5 overflow-hidden rounded-full bg-track"
          >
            <div
              className="h-full bg-accent transition-[width]"
              style={{ width: `${batch.total === 0 ? 0 : (100 * batch.done) / batch.total}%` }}
            />
          </div>
          {cells && !areBehind ? (
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              {figures.map(({ label, count }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-ink-2 text-xs">{label}</dt>
                  <dd className="font-semibold text-base tabular-nums">{count.toLocaleString('en-US')}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <Skeleton className="mt-5 h-9 w-64 max-w-full" />
          )}
          {isRunning && (
            <p className="mt-4 flex items-center gap-2.5 text-ink-2 text-sm">
              <Bell aria-hidden="true" className="size-4 shrink-0" />
              You can leave this page. The batch goes on, and you are told when it is done.
            </p>
          )}
        </div>
        {cells && (
          <AnswerMap
            batch={areBehind ? { ...batch, status: 'running' } : batch}
            items={items ?? []}
            cells={cells}
          />
        )}
      </section>
      <Summary summary={batch.summary} isRunning={isRunning} />
      <section aria-labelledby="answers-title">
        <h2 id="answers-title" className="border-line border-b px-6 py-3 font-semibold text-sm max-sm:px-4">
          {isRunning || areBehind ? 'Answers so far' : 'Answers'}
        </h2>
        {cells && items ? (
          <AnswerTable batch={batch} items={items} cells={cells} />
        ) : (
          <AnswersLoading files={batch.files} />
        )}
      </section>
    </>
  );
}

function headline(batch: Batch): string {
  if (batch.status === 'running') return timeLeft(batch);
  if (batch.status === 'cancelled') return 'Cancelled';
  return batch.status === 'failed' ? 'Nothing could be answered' : 'Done';
}

/** Lines about what the files say; made once the last question has an end. */
function Summary({ summary, isRunning }: { summary: Batch['summary']; isRunning: boolean }) {
  if (!summary && !isRunning) return null;
  return (
    <section aria-labelledby="summary-title" className="border-line border-b px-6 py-4 max-sm:px-4">
      <h2 id="summary-title" className="flex items-center gap-2 font-semibold text-sm">
        <ListChecks aria-hidden="true" className="size-4 text-accent-ink" />
        Batch summary
      </h2>
      {summary && summary.text !== '' && (
        <ul dir="auto" className="mt-2 max-w-[88ch] space-y-1.5 text-pretty text-sm">
          <SummaryLines summary={summary} />
        </ul>
      )}
      {summary?.writtenBy !== undefined && <GeneratedNote model={summary.writtenBy} className="mt-2.5" />}
      {!summary?.completed && (
        <div role="status" className="mt-2 space-y-2">
          <p className="text-ink-2 text-sm">Summaries take time, kindly wait or check in sometime.</p>
          <Skeleton className="h-2.5 w-4/5" />
          <Skeleton className="h-2.5 w-3/5" />
        </div>
      )}
    </section>
  );
}

const Loading = () => (
  <div role="status" className="space-y-4 px-6 py-6">
    <span className="sr-only">Loading the batch</span>
    <Skeleton className="h-9 w-72" />
    <Skeleton className="h-2 w-full" />
    <Skeleton className="h-4 w-52" />
  </div>
);
