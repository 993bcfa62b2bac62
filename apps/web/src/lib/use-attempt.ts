import { useRef, useState } from 'react';
import { reportFailure } from '#lib/report-failure.ts';

interface Attempt<Input> {
  /** What is tried; it says itself what success means. */
  readonly run: (input: Input) => Promise<unknown>;
  readonly onError: (error: Error) => unknown;
}

/** A call to the server for the screen that comes before the cache of its data, and does without that cache's code. */
export function useAttempt<Input>({ run, onError }: Attempt<Input>) {
  const [isPending, setPending] = useState(false);
  // A second Enter can come before the first has been drawn.
  const isRunning = useRef(false);
  const mutate = async (input: Input): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await run(input);
    } catch (error) {
      reportFailure(error);
      await onError(error as Error);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, mutate };
}
