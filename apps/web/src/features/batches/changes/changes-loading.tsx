import { Skeleton } from '#ui/skeleton.tsx';

export const ChangesLoading = () => (
  <div role="status" className="space-y-4 px-6 py-5">
    <span className="sr-only">Comparing the answers</span>
    <Skeleton className="h-9 w-80 max-w-full" />
    {['w-full', 'w-11/12', 'w-full'].map((width, at) => (
      <Skeleton key={`${at} ${width}`} className={`h-16 ${width}`} />
    ))}
  </div>
);
