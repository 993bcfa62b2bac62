import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import type { Template, TemplateContent } from '@recto/contract/templates';
import type { ApiClient } from '#api/api-client.ts';
import { waitFor } from '#api/wait-for.ts';

export const makeTemplate = (api: ApiClient, body: TemplateContent): Promise<Template> =>
  api.call(contract.templates.create, { body });

/** Waits until a batch has ended and is summarised. */
export function waitForBatch(api: ApiClient, id: string, timeoutMs?: number): Promise<Batch> {
  const look = async () => {
    const batch = await api.call(contract.batches.get, { params: { id } });
    return batch.status !== 'running' && batch.summary?.completed ? batch : undefined;
  };
  return waitFor(`the end of the batch ${id}`, look, timeoutMs);
}
