import { batchKeys, batchQuery, patchBatch } from '#shared/batches/queries.ts';
import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { questionKeys } from '#shared/questions/queries.ts';

export const batchEvents: Pick<EventHandlers, 'BATCH_PROGRESS' | 'BATCH_SUMMARY_PROGRESS'> = {
  BATCH_PROGRESS(client, { batchId, eta, done, total }) {
    patchBatch(client, batchId, { eta, done, total });
    // The answers themselves, and how the batch has ended.
    void client.invalidateQueries({ queryKey: batchKeys.cells(batchId) });
    if (done < total) return;
    void client.invalidateQueries({ queryKey: batchQuery(batchId).queryKey, exact: true });
    void client.invalidateQueries({ queryKey: questionKeys.overview });
  },
  BATCH_SUMMARY_PROGRESS(client, { batchId, summary: text, completed }) {
    patchBatch(client, batchId, { summary: { text, completed } });
    void client.invalidateQueries({ queryKey: batchQuery(batchId).queryKey, exact: true });
  },
};
