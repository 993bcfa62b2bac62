import { cx } from '#lib/cx.ts';

/** A grey stand-in in the shape of what comes. Hide its group from screen readers and say "Loading" once. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-pulse rounded bg-quiet-2', className)} />
);
