import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation that a form sends: while one call is on its way, others are left out. `isPending` alone would be too late,
 * since a second Enter can come before the first has been drawn.
 */
export function useSingleMutation<Result, Input, Context = unknown>(
  options: UseMutationOptions<Result, Error, Input, Context>,
): UseMutationResult<Result, Error, Input, Context> {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const isRunning = useRef(false);
  const mutate = useCallback<typeof mutation.mutate>(
    (...input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutateAsync(...input)
        // The options' `onError` tells it.
        .catch(() => undefined)
        .finally(() => {
          isRunning.current = false;
        });
    },
    [mutateAsync],
  );
  return { ...mutation, mutate } as UseMutationResult<Result, Error, Input, Context>;
}
