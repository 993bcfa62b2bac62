import type { Comparison } from '@recto/contract/comparisons';
import { Ban, CircleAlert, GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router';
import { slotsPath } from '#features/comparisons/comparison-url.ts';
import { useCancelComparison } from '#features/comparisons/mutations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const TITLES = {
  running: 'Comparing the documents',
  failed: 'The documents could not be compared',
  cancelled: 'The comparison was cancelled',
  complete: '',
} as const;
const ICONS = {
  running: <GitCompareArrows />,
  failed: <CircleAlert />,
  cancelled: <Ban />,
  complete: null,
} as const;

/** A comparison without a result: how far it is, or why there is none. */
export function ComparisonRunning({ comparison }: { comparison: Comparison }) {
  const { comparisonId, status, progress, error, masterFile, childFile } = comparison;
  const cancel = useCancelComparison();
  const again = (
    <Link to={slotsPath(masterFile._id, childFile._id)} className={buttonClass()}>
      Compare again
    </Link>
  );
  const stop = (
    <Button loading={cancel.isPending} onClick={() => cancel.mutate(comparisonId)}>
      Cancel
    </Button>
  );
  return (
    <EmptyState
      level={1}
      icon={ICONS[status]}
      title={TITLES[status]}
      action={status === 'running' ? stop : again}
    >
      <p>
        {masterFile.name} → {childFile.name}
      </p>
      {error && <p className="mt-1 text-bad">{error}</p>}
      {status === 'running' && (
        <>
          <div
            role="progressbar"
            aria-label="Comparing"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(100 * progress)}
            className="mt-4 h-1.5 overflow-hidden rounded-full bg-track"
          >
            <div
              className="h-full bg-accent transition-[width]"
              style={{ width: `${Math.max(4, 100 * progress)}%` }}
            />
          </div>
          <p className="mt-2 text-ink-3">You can leave; the result waits for you under Compare documents.</p>
        </>
      )}
    </EmptyState>
  );
}
