import { contract } from '@recto/contract';
import type { InstanceStatus } from '@recto/contract/instances';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { workersQuery } from './queries.ts';

export type WorkerAct =
  | { readonly act: 'start' | 'stop' /** All of them without one. */; readonly id?: string }
  | { readonly act: 'checkAndStart' };

function send(given: WorkerAct): Promise<InstanceStatus> {
  if (given.act === 'checkAndStart') return call(contract.instances.checkAndStart, {});
  const { act, id } = given;
  return call(contract.instances[act], { query: id === undefined ? {} : { id } });
}

/** Stops and starts workers. */
export function useWorkerAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // A reading that was under way would show what was before.
    onMutate: () => client.cancelQueries(workersQuery),
    onSuccess: (status) => {
      client.setQueryData(workersQuery.queryKey, status);
      // Each is an entry of the audit log.
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
    onError: (error) => toastFailure(error),
  });
}
