import { useState } from 'react';
import { reportFailure } from '#lib/report-failure.ts';

interface Attempt<Input> {
  /** What is tried; it says itself what success means. */
  readonly run: (input: Input) => Promise<unknown>;
  readonly onError: (error: Error) => unknown;
}

/** A call to the server for the screen that comes before the cache of its data, and does without that cache's code. */
export function useAttempt<Input>({ run, onError }: Attempt<Input>) {
  const [isPending, setPending] = useState(false);
  const mutate = async (input: Input): Promise<void> => {
    setPending(true);
    try {
      await run(input);
    } catch (error) {
      reportFailure(error);
      await onError(error as Error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, mutate };
}
