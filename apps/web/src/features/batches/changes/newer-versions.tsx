import type { Batch } from '@recto/contract/batches';
import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { changesPath } from '#shared/batches/batch-path.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useBatchRoom } from '../batch-room.ts';
import { useRunAgain } from '../mutations.ts';

/** What versions of the files of a batch allow: asking newer ones the same, and seeing what changed since an earlier one. */
export function NewerVersions({ batch }: { batch: Batch }) {
  const { newer = [], earlier = [] } = batch;
  if (newer.length === 0 && earlier.length === 0) return null;
  return (
    <section
      aria-label="Versions"
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-changed-bg px-5 py-2 text-changed text-sm max-sm:px-4"
    >
      <FileClock aria-hidden="true" className="size-4 shrink-0" />
      {newer.length > 0 ? <Newer batch={batch} newer={newer} /> : null}
      {earlier.length > 0 && (
        <>
          <span className="min-w-0">
            {`${plural(earlier.length, 'file')} here ${earlier.length === 1 ? 'is a newer version of one that was' : 'are newer versions of ones that were'} asked the same.`}
          </span>
          <Link to={changesPath(batch.batchId)} className={buttonClass('plain', 'sm')}>
            Answers that changed
          </Link>
        </>
      )}
    </section>
  );
}

function Newer({ batch, newer }: { batch: Batch; newer: NonNullable<Batch['newer']> }) {
  const again = useRunAgain();
  const asked = newer.filter(({ batchId }) => batchId !== undefined);
  const toAsk = newer.filter(({ batchId }) => batchId === undefined);
  const { budget, isEnough } = useBatchRoom(toAsk.length, batch.questions);
  const cells = toAsk.length * batch.questions;
  const ran = [...new Set(asked.flatMap(({ batchId }) => batchId ?? []))];
  return (
    <>
      <span className="min-w-0">
        {`A newer version of ${plural(newer.length, 'file')} is there`}
        {toAsk.length > 0 && `: asking it the same is ${plural(cells, 'question')}`}
        {toAsk.length > 0 && budget && `, ${plural(budget.left, 'question')} left`}.
      </span>
      {toAsk.length > 0 && (
        <Button
          size="sm"
          disabled={!isEnough}
          loading={again.isPending}
          onClick={() =>
            again.mutate({
              batchId: batch.batchId,
              fileIds: toAsk.map(({ newerFileId }) => newerFileId),
            })
          }
        >
          {toAsk.length === 1 ? 'Ask the newer version' : 'Ask the newer versions'}
        </Button>
      )}
      {!isEnough && toAsk.length > 0 && (
        <Link to="/subscribe" className="link">
          See the plans
        </Link>
      )}
      {ran.map((batchId) => (
        <Link key={batchId} to={changesPath(batchId)} className={buttonClass('plain', 'sm')}>
          Answers that changed
        </Link>
      ))}
    </>
  );
}
