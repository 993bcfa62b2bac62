import { Spinner } from '#ui/spinner.tsx';

/** Shown while the code of a screen is on its way. */
export const Loading = () => (
  <div role="status" className="grid h-full min-h-40 place-items-center text-ink-3">
    <span className="sr-only">Loading</span>
    <Spinner />
  </div>
);

/** Before the first screen stands, below the frame or the mark that index.html shows as long as this is there. */
export const Starting = () => (
  <p role="status" data-starting className="sr-only">
    Loading
  </p>
);
