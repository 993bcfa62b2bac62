import type { Batch } from '@recto/contract/batches';
import { ListChecks, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import { formatDate, plural } from '#lib/format.ts';
import { GeneratedNote } from '#shared/models/generated-by.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useRunAgain } from './mutations.ts';
import { RetryButton } from './retry-button.tsx';
import { SummaryLines } from './summary-lines.tsx';
import type { Matrix } from './use-matrix.ts';

interface MatrixHeaderProps {
  readonly matrix: Matrix;
  readonly reviewed: number;
  readonly total: number;
}

/** What the batch is, and how much of it was looked through. */
export function MatrixHeader({ matrix, reviewed, total }: MatrixHeaderProps) {
  const { batch } = matrix;
  const { batchId, templateName, files, questions, createdAt, status, done } = batch;
  const again = useRunAgain();
  return (
    <header className="flex h-13 flex-none items-center gap-3 border-line border-b px-4 max-sm:px-3">
      {status === 'running' ? (
        <BackLink to={`/batch?batch=${batchId}`} label="Back to the batch" />
      ) : (
        <BackLink to="/history" label="Back to the history" />
      )}
      <h1 dir="auto" className="min-w-0 truncate font-semibold text-[15px]">
        {templateName}
      </h1>
      <span className="min-w-0 truncate text-ink-2 text-sm max-md:hidden">
        {`${plural(files, 'file')} · ${plural(questions, 'question')} · ${formatDate(createdAt)}`}
      </span>
      <span className="ms-auto flex flex-none items-center gap-3 text-ink-2 text-sm tabular-nums">
        {status === 'running' ? (
          <span role="status">{`${done} of ${batch.total} answered`}</span>
        ) : (
          <>
            <span aria-hidden="true" className="h-1 w-22 overflow-hidden rounded-full bg-track max-md:hidden">
              <span
                className="block h-full bg-ok"
                style={{ width: `${total === 0 ? 0 : (100 * reviewed) / total}%` }}
              />
            </span>
            <span className="max-sm:text-xs">{`${reviewed} of ${total} reviewed`}</span>
          </>
        )}
        <RetryButton batch={batch} />
        {status !== 'running' && (
          <Button
            variant="quiet"
            className="max-md:hidden"
            icon={<RotateCw />}
            loading={again.isPending}
            onClick={() => again.mutate({ batchId })}
          >
            Run again
          </Button>
        )}
        <ExportMenu matrix={matrix} />
      </span>
    </header>
  );
}

/** A line for each question on what the files say; folded to the first one. */
export function MatrixSummary({ summary }: Pick<Batch, 'summary'>) {
  const [isOpen, setOpen] = useState(false);
  if (!summary || summary.text === '') return null;
  const count = summary.text.split('\n').length;
  return (
    <section
      aria-labelledby="summary-title"
      className="flex flex-none gap-x-5 gap-y-1 border-line border-b px-5 py-3 max-md:flex-col max-sm:px-4"
    >
      <h2 id="summary-title" className="flex flex-none items-center gap-2 self-start font-semibold text-sm">
        <ListChecks aria-hidden="true" className="size-4 text-accent-ink" />
        Batch summary
      </h2>
      <div className="flex min-w-0 grow items-start gap-3">
        <ul
          dir="auto"
          // Scrolled by keys where it is long.
          {...(isOpen && { tabIndex: 0 })}
          className={cx(
            'min-w-0 grow font-read text-[15px]/5.5',
            isOpen ? 'max-h-44 space-y-1 overflow-y-auto' : 'line-clamp-2',
          )}
        >
          <SummaryLines summary={summary} {...(!isOpen && { limit: 2 })} />
          {isOpen && summary.writtenBy !== undefined && (
            <li>
              <GeneratedNote model={summary.writtenBy} className="font-sans" />
            </li>
          )}
        </ul>
        {count > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="link flex-none text-sm"
          >
            {isOpen ? 'Less' : 'More'}
          </button>
        )}
      </div>
    </section>
  );
}
