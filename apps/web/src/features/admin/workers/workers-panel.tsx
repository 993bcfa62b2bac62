import type { Instance, InstanceStatus } from '@recto/contract/instances';
import { useQuery } from '@tanstack/react-query';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWorkerAct } from './mutations.ts';
import { workersQuery } from './queries.ts';
import { formatAge, tellStatus, tellWorker } from './words.ts';

type Act = ReturnType<typeof useWorkerAct>;

/** From here on more work does not go faster. */
const BUSY_FROM = 0.85;

const DOTS: Readonly<Record<Instance['state'], string>> = {
  running: 'border-ok bg-ok',
  stopping: 'border-warn bg-warn',
  stopped: 'border-ink-3',
  lost: 'border-bad bg-bad',
};

const isStopped = ({ state }: Instance): boolean => state === 'stopped' || state === 'stopping';

/** The processes that work on documents: what they do, and their stop and start. */
export function WorkersPanel() {
  const { data, error, isFetching, refetch } = useQuery(workersQuery);
  const act = useWorkerAct();
  return (
    <section
      aria-labelledby="workers"
      className="max-h-[45%] flex-none overflow-y-auto border-line max-sm:max-h-none border-t bg-surface px-6 py-3 max-sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 id="workers" className="font-semibold text-sm">
          Processing workers
        </h2>
        {data && <p className="text-ink-2 text-xs">{tellStatus(data)}</p>}
        {data && <Acts status={data} act={act} />}
      </div>
      {data && <Workers status={data} act={act} />}
      {!data && error && <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="space-y-3 py-3">
          <span className="sr-only">Loading the workers</span>
          <Skeleton className="h-5 rounded-control" />
          <Skeleton className="h-5 rounded-control" />
        </div>
      )}
    </section>
  );
}

function Acts({ status: { items }, act }: { status: InstanceStatus; act: Act }) {
  const isBusy = (name: string) =>
    act.isPending && act.variables.act === name && !('id' in act.variables && act.variables.id);
  return (
    <div className="ms-auto flex gap-2">
      {items.length > 1 && items.some((worker) => !isStopped(worker)) && (
        <Button variant="quiet" loading={isBusy('stop')} onClick={() => act.mutate({ act: 'stop' })}>
          Stop all
        </Button>
      )}
      {items.filter(isStopped).length > 1 && (
        <Button variant="quiet" loading={isBusy('start')} onClick={() => act.mutate({ act: 'start' })}>
          Start all
        </Button>
      )}
      <Button loading={isBusy('checkAndStart')} onClick={() => act.mutate({ act: 'checkAndStart' })}>
        Check and start
      </Button>
    </div>
  );
}

const HEAD = 'whitespace-nowrap py-1 pe-4 font-normal text-ink-2 text-xs';
const START = `${HEAD} text-start`;

const Workers = ({ status: { items, at }, act }: { status: InstanceStatus; act: Act }) => (
  <table className="mt-1 w-full text-sm">
    <thead>
      <tr>
        <th scope="col" className={START}>
          Worker
        </th>
        <th scope="col" className={START}>
          Doing now
        </th>
        <th scope="col" className={cx(START, 'max-md:hidden')}>
          Load
        </th>
        <th scope="col" className={cx(HEAD, 'text-end max-md:hidden')}>
          Last heartbeat
        </th>
        <th scope="col" className="w-0">
          <span className="sr-only">Stop or start</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((worker) => (
        <WorkerRow key={worker.id} worker={worker} at={at} act={act} />
      ))}
    </tbody>
  </table>
);

function WorkerRow({ worker, at, act }: { worker: Instance; at: string; act: Act }) {
  const { id, state, host, load, heartbeatAt } = worker;
  const next = isStopped(worker) ? 'start' : 'stop';
  const isBusy = act.isPending && 'id' in act.variables && act.variables.id === id;
  const isAtWork = state === 'running' || state === 'stopping';
  return (
    <tr className="align-top">
      <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-medium" title={`On ${host}`}>
        <span
          aria-hidden="true"
          className={cx('me-2 mb-px inline-block size-1.5 rounded-full border-[1.5px]', DOTS[state])}
        />
        {id}
      </th>
      <td className={cx('w-full py-1.5 pe-4 [overflow-wrap:anywhere]', state === 'lost' && 'text-bad')}>
        {tellWorker(worker)}
      </td>
      <td className="py-1.5 pe-4 max-md:hidden">
        <span className="flex items-center gap-3">
          <ProgressBar
            label={`Load of ${id}`}
            share={isAtWork ? load : 0}
            tone={load > BUSY_FROM ? 'warn' : 'accent'}
            className="w-30"
          />
          <span className="w-11 text-end text-ink-2 tabular-nums">
            {isAtWork ? `${Math.round(load * 100)} %` : '—'}
          </span>
        </span>
      </td>
      <td className="whitespace-nowrap py-1.5 pe-4 text-end text-ink-2 tabular-nums max-md:hidden">
        {formatAge(heartbeatAt, at)} ago
      </td>
      <td className="py-0.5">
        <Button
          variant="quiet"
          size="sm"
          loading={isBusy}
          aria-label={`${next === 'start' ? 'Start' : 'Stop'} ${id}`}
          onClick={() => act.mutate({ act: next, id })}
        >
          {next === 'start' ? 'Start' : 'Stop'}
        </Button>
      </td>
    </tr>
  );
}
