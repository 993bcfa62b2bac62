import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { estimateQuery } from '#shared/batches/queries.ts';
import { aboutSeconds } from '#shared/batches/time-left.ts';
import { formatCount } from '#shared/plans/plan-words.ts';
import { type Budget, waitFor } from '#shared/plans/use-budget.ts';
import { BudgetBar } from '#ui/budget-bar.tsx';
import { BudgetLegend } from '#ui/budget-legend.tsx';
import type { BatchRoom } from './batch-room.ts';

interface BatchSizeProps {
  readonly files: number;
  readonly questions: number;
  readonly room: BatchRoom;
}

/** How much is about to be asked, for how long, and what the plan leaves for it. */
export function BatchSize({ files, questions, room }: BatchSizeProps) {
  const cells = files * questions;
  const { data } = useQuery(estimateQuery(cells));
  if (cells === 0)
    return (
      <p className="min-w-0 grow text-ink-2 text-sm" aria-live="polite">
        {files === 0 ? 'Choose the files that are to be asked.' : 'Choose a template with its questions.'}
      </p>
    );
  const { budget } = room;
  return (
    <div className="min-w-0 flex-1 basis-110 max-sm:basis-full">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm" aria-live="polite">
        <strong className="font-semibold">{`This batch is ${plural(cells, 'question')}`}</strong>
        <span className="text-ink-2">{`${plural(files, 'file')} × ${plural(questions, 'question')}`}</span>
        {data && <span className="text-ink-2">{`· ${aboutSeconds(data.seconds)}`}</span>}
        {budget && <Left budget={budget} over={room.over} />}
      </p>
      {budget && <BudgetBar {...budget} wanted={cells} className="mt-2" />}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-ink-2 text-xs">
        {budget && (
          <BudgetLegend
            used={budget.used}
            wanted={{ amount: cells - room.over, name: 'this batch' }}
            over={room.over}
          />
        )}
        {!room.isEnough && <WayOut room={room} />}
      </div>
    </div>
  );
}

const Left = ({ budget: { left, allowed }, over }: { budget: Budget; over: number }) =>
  over > 0 ? (
    <span className="font-semibold text-bad sm:ms-auto">
      {`${formatCount(over)} more than the ${formatCount(left)} of ${formatCount(allowed)} left`}
    </span>
  ) : (
    <span className="text-ink-2 sm:ms-auto">{`${formatCount(left)} of ${formatCount(allowed)} left`}</span>
  );

/** What one can do about a batch that does not fit. */
function WayOut({ room }: { room: BatchRoom }) {
  if (room.mostFiles !== null)
    return (
      <span className="text-bad sm:ms-auto">
        {`Your plan allows ${plural(room.mostFiles, 'file')} in one batch. Take some out, or `}
        <Plans />
      </span>
    );
  const takeOut = room.filesToTakeOut === null ? null : `take out ${plural(room.filesToTakeOut, 'file')}`;
  const ways = [takeOut, room.budget && waitFor(room.budget)].filter((way) => way !== null).join(', ');
  return (
    <span className="sm:ms-auto">
      {`${ways.charAt(0).toUpperCase()}${ways.slice(1)}, or `}
      <Plans />
    </span>
  );
}

const Plans = () => (
  <Link to="/subscribe" className="link">
    see the plans
  </Link>
);
