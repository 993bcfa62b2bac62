import type { FileItem } from '@recto/contract/library';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

/** The six stages of a file, and the page at which the running one is. */
export function Stages({ file, isCompact = false }: { file: FileItem; isCompact?: boolean }) {
  const current = file.stages.findIndex((stage) => !stage.completed);
  return (
    <ol className={cx(!isCompact && 'divide-y divide-line rounded-card border border-line bg-surface')}>
      {file.stages.map((stage, index) => {
        const isCurrent = index === current;
        return (
          <li
            key={stage.name}
            className={cx(
              'flex items-center gap-3 text-sm',
              isCompact ? 'h-7' : 'h-11 px-4',
              isCurrent && isCompact && 'font-medium',
              !stage.completed && !isCurrent && 'text-ink-3',
            )}
          >
            <StageSign>{signOf(stage.completed, isCurrent, file.status === 'failed')}</StageSign>
            <span className="grow">
              {stage.name}
              <span className="sr-only">{stateOf(stage.completed, isCurrent, file.status)}</span>
            </span>
            {isCurrent && file.progress && (
              <span className="text-xs text-ink-3 tabular-nums">
                page {file.progress.page} of {file.progress.of}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const StageSign = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="grid size-5 place-items-center [&_svg]:size-4">
    {children}
  </span>
);

/** The sign in words. */
function stateOf(isCompleted: boolean, isCurrent: boolean, status: FileItem['status']): string {
  if (isCompleted) return ': done';
  if (!isCurrent || status === 'waiting') return '';
  return status === 'failed' ? ': failed' : ': in work';
}

function signOf(isCompleted: boolean, isCurrent: boolean, hasFailed: boolean): ReactNode {
  if (isCompleted) return <Check className="text-ok" />;
  if (!isCurrent) return <span className="size-1.5 rounded-full bg-control" />;
  return hasFailed ? (
    <CircleAlert className="text-bad" />
  ) : (
    <LoaderCircle className="animate-spin text-accent" />
  );
}
