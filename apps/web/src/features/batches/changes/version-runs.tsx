import type { VersionRun } from '@recto/contract/batch-versions';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { formatDate, plural } from '#lib/format.ts';
import { changesPath } from '#shared/batches/batch-path.ts';
import { versionRunsQuery } from '#shared/batches/queries.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { useBatchRoom } from '../batch-room.ts';
import { useRunAgain } from '../mutations.ts';
import { ChangesLoading } from './changes-loading.tsx';

/** What earlier versions of a file were asked; the one run of this version is opened at once. */
export function VersionRuns({ fileId }: { fileId: string }) {
  const file = useQuery(fileQuery(fileId));
  const runs = useQuery(versionRunsQuery(fileId));
  const failed = [file, runs].find(({ isError, data }) => isError && !data);
  if (failed?.error)
    return (
      <LoadError error={failed.error} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />
    );
  if (!file.data || !runs.data) return <ChangesLoading />;
  const [run, ...more] = runs.data;
  if (run?.batchId && more.length === 0)
    return <Navigate to={`${changesPath(run.batchId)}&file=${fileId}`} replace />;
  if (!run)
    return (
      <EmptyState
        level={1}
        icon={<History />}
        title="No earlier version was asked"
        action={
          <Link to={`/qna?several&file=${fileId}`} className={buttonClass('primary')}>
            Ask a template
          </Link>
        }
      >
        Answers can be compared once a template was asked of an earlier version of this file and of this one.
      </EmptyState>
    );
  return (
    <div className="h-full overflow-y-auto pb-10">
      <header className="flex items-center gap-3 border-line border-b px-4 py-2.5">
        <BackLink to="/files" label="Back to the files" />
        <h1 dir="auto" className="min-w-0 truncate font-semibold text-[15px]">
          {file.data.name}
        </h1>
      </header>
      <h2 className="px-6 pt-5 font-read text-[24px]/8 max-sm:px-4">What the earlier version was asked</h2>
      <ul className="px-6 py-3 max-sm:px-4">
        {runs.data.map((each) => (
          <OneRun key={each.earlier.batchId} run={each} file={file.data} />
        ))}
      </ul>
    </div>
  );
}

function OneRun({ run, file }: { run: VersionRun; file: FileItem }) {
  const { templateName, questions, earlier, batchId } = run;
  const again = useRunAgain();
  const { budget, isEnough } = useBatchRoom(batchId === null ? 1 : 0, questions);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
      <span className="min-w-0 grow">
        <strong dir="auto" className="block break-words font-semibold text-sm">
          {templateName}
        </strong>
        <span className="text-ink-2 text-sm">
          {`${plural(questions, 'question')} · ${earlier.name} · ${formatDate(earlier.createdAt)}`}
        </span>
      </span>
      {batchId === null ? (
        <>
          <span className="text-ink-2 text-sm">
            {`${plural(questions, 'question')}${budget ? `, ${budget.left.toLocaleString('en-US')} left` : ''}`}
          </span>
          <Button
            disabled={!isEnough}
            loading={again.isPending}
            onClick={() => again.mutate({ batchId: earlier.batchId, fileIds: [file._id] })}
          >
            Ask this version the same
          </Button>
        </>
      ) : (
        <Link to={`${changesPath(batchId)}&file=${file._id}`} className={buttonClass()}>
          Answers that changed
        </Link>
      )}
    </li>
  );
}
