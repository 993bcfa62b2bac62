import { FileWarning } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function DocumentLoading() {
  return (
    <div role="status" className="grid h-full min-h-0 grid-rows-[44px_minmax(0,1fr)]">
      <span className="sr-only">Loading the document</span>
      <div className="border-b border-line" />
      <div className="viewer-desk overflow-hidden">
        <PageSkeleton />
      </div>
    </div>
  );
}

/** A page that has not come yet: paper with lines. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto aspect-[612/792] w-full bg-paper p-[8%] shadow-sheet">
      {['w-2/5', 'w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-1/3', 'w-full', 'w-10/12', 'w-full'].map(
        (width, line) => (
          <Skeleton key={line} className={`mb-4 h-2.5 bg-[#edece8] ${width}`} />
        ),
      )}
    </div>
  );
}

export function DocumentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid h-full grid-rows-[44px_minmax(0,1fr)]">
      <div className="border-b border-line" />
      <div className="viewer-desk">
        <EmptyState
          icon={<FileWarning />}
          title="The document could not be loaded"
          action={<Button onClick={onRetry}>Load again</Button>}
        >
          Your file and its answers are safe; only its pages cannot be shown at the moment.
        </EmptyState>
      </div>
    </div>
  );
}

export function PageFailed({ page }: { page: number }) {
  return (
    <p role="alert" className="max-w-72 p-4 text-center text-sm">
      Page {page} could not be drawn. The other pages can still be read.
    </p>
  );
}
