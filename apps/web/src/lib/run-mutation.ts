import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation that belongs to no component; its failures reach the cache like any other's. */
export const runMutation = <Result, Input>(
  client: QueryClient,
  options: MutationOptions<Result, Error, Input>,
  input: Input,
): Promise<Result> =>
  client.getMutationCache().build(client, client.defaultMutationOptions(options)).execute(input);
