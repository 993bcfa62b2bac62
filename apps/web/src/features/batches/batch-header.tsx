import type { Batch } from '@recto/contract/batches';
import { RotateCw, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate, plural } from '#lib/format.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCancelBatch, useRunAgain } from './mutations.ts';
import { RetryButton } from './retry-button.tsx';

/** What the batch is, and what can be done with it. */
export function BatchHeader({ batch }: { batch: Batch }) {
  const { batchId, templateName, files, questions, createdAt, status } = batch;
  const [isAsking, setAsking] = useState(false);
  const again = useRunAgain();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-6 py-2.5 max-sm:px-4">
      <BackLink to="/history" label="Back to the history" />
      <h1 dir="auto" className="min-w-0 truncate font-semibold text-base">
        {templateName}
      </h1>
      <span className="text-ink-2 text-sm">
        {`${plural(files, 'file')} · ${plural(questions, 'question')} · started ${formatDate(createdAt)}`}
      </span>
      <span className="ms-auto flex flex-wrap gap-2">
        <Link to={`/batch-element?batch=${batchId}`} className={buttonClass()}>
          <Table2 aria-hidden="true" />
          Open as a matrix
        </Link>
        {status === 'running' && <Button onClick={() => setAsking(true)}>Cancel batch</Button>}
        <RetryButton batch={batch} />
        {status !== 'running' && (
          <Button icon={<RotateCw />} loading={again.isPending} onClick={() => again.mutate({ batchId })}>
            Run again
          </Button>
        )}
      </span>
      {isAsking && status === 'running' && <CancelDialog batch={batch} onClose={() => setAsking(false)} />}
    </header>
  );
}

function CancelDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const cancel = useCancelBatch();
  const stay = useRef<HTMLButtonElement>(null);
  useCloseOnBack(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Cancel batch"
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} variant="quiet" onClick={onClose}>
            Let it run
          </Button>
          <Button
            variant="destroy"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(batch.batchId, { onSettled: onClose })}
          >
            Cancel batch
          </Button>
        </>
      }
    >
      <p className="text-pretty px-5 py-4">
        <strong className="font-semibold">{batch.templateName}</strong>
        {` asks nothing more. ${plural(batch.done, 'answer')} stay, and you can go on later.`}
      </p>
    </Dialog>
  );
}
