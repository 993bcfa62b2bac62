import { Skeleton } from '#ui/skeleton.tsx';

const CARDS = [1, 2, 3];

/** Stands where results come. */
export const SearchSkeleton = () => (
  <>
    <p role="status" className="sr-only">
      Searching
    </p>
    <div aria-hidden="true" className="space-y-3 pt-8">
      {CARDS.map((card) => (
        <div key={card} className="space-y-3 rounded-card border border-line bg-surface p-3.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  </>
);
