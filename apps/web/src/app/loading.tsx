import { Spinner } from '#ui/spinner.tsx';

/** Shown while the code of a screen is on its way. */
export const Loading = () => (
  <div role="status" className="grid h-full min-h-40 place-items-center text-ink-3">
    <span className="sr-only">Loading</span>
    <Spinner />
  </div>
);
