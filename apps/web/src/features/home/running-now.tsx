import type { ComparisonItem } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, GitCompareArrows, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { batchQuery } from '#shared/batches/queries.ts';
import { timeLeft } from '#shared/batches/time-left.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import type { ListedBatch } from '#shared/history/queries.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { folderPath } from './file-paths.ts';
import { countWork, type Work } from './use-work.ts';

const SHOWN = 5;

interface RowProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** How far it is. */
  readonly children: ReactNode;
}

const Row = ({ to, icon, name, detail, children }: RowProps) => (
  <li className="border-line [&+&]:border-t">
    <Link to={to} className="flex gap-3.5 px-4 py-3 transition-colors hover:bg-quiet sm:items-center">
      <span
        aria-hidden="true"
        className="grid w-5.5 shrink-0 justify-items-center text-ink-2 [&_svg]:size-4.5"
      >
        {icon}
      </span>
      <span className="flex min-w-0 flex-1 gap-x-5 gap-y-2 max-sm:flex-col sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="flex min-w-0 items-center gap-1.5 font-semibold text-sm">{name}</span>
          <span className="block text-ink-2 text-xs">{detail}</span>
        </span>
        <span className="block text-xs tabular-nums sm:w-56 sm:shrink-0">{children}</span>
      </span>
    </Link>
  </li>
);

const Progress = ({ done, left, share }: { done: string; left: string; share: number }) => (
  <>
    <span className="flex justify-between gap-3 pb-1.5">
      <span>{done}</span>
      <span className="text-ink-2">{left}</span>
    </span>
    <ProgressBar label="Progress" share={share} />
  </>
);

function RunningBatch({ batch }: { batch: ListedBatch }) {
  const { data } = useQuery(batchQuery(batch.batchId));
  // The batch itself is told how far it is; its list is only looked at again now and then.
  const { done, total, eta } = data ?? batch;
  return (
    <Row
      to={`/batch?batch=${batch.batchId}`}
      icon={<ListChecks />}
      name={
        <span dir="auto" className="truncate">
          {batch.templateName}
        </span>
      }
      detail={`${plural(batch.files, 'file')} · ${plural(batch.questions, 'question')}`}
    >
      <Progress
        done={`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`}
        left={timeLeft({ eta })}
        share={total === 0 ? 0 : done / total}
      />
    </Row>
  );
}

const RunningFile = ({ file }: { file: FileItem }) => (
  <Row
    to={folderPath(file)}
    icon={<FileIcon type={file.type} />}
    name={<FileName name={file.name} />}
    detail={file.status === 'waiting' ? 'Waits for its turn' : 'Being read'}
  >
    <FileStatus file={file} />
  </Row>
);

const RunningComparison = ({ comparison }: { comparison: ComparisonItem }) => (
  <Row
    to={`/view-comparison?comparison=${comparison.comparisonId}`}
    icon={<GitCompareArrows />}
    name={
      <>
        <FileName name={comparison.masterFile.name} />
        <ArrowRight role="img" aria-label="against" className="size-3.5 shrink-0 text-ink-3" />
        <FileName name={comparison.childFile.name} />
      </>
    }
    detail="Comparison"
  >
    <Progress
      done={`${Math.round(100 * comparison.progress)} %`}
      left="comparing"
      share={comparison.progress}
    />
  </Row>
);

/** What is being worked on; there only while something is. */
export function RunningNow({ work }: { work: Work }) {
  const total = countWork(work);
  if (total === 0) return null;
  const rows = [
    ...work.batches.map((batch) => <RunningBatch key={batch.batchId} batch={batch} />),
    ...work.comparisons.map((item) => <RunningComparison key={item.comparisonId} comparison={item} />),
    ...work.files.map((file) => <RunningFile key={file._id} file={file} />),
  ];
  return (
    <section aria-labelledby="running-title">
      <div className="flex items-baseline justify-between pb-2">
        <h2 id="running-title" className="font-semibold text-sm">
          Running now
        </h2>
        <span className="text-ink-2 text-xs">You can leave, work goes on</span>
      </div>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
        {rows.slice(0, SHOWN)}
      </ul>
      {total > SHOWN && <p className="pt-2 text-ink-2 text-xs">{`and ${total - SHOWN} more`}</p>}
    </section>
  );
}
