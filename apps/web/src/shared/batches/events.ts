import { batchKeys, batchQuery, patchBatch } from '#shared/batches/queries.ts';
import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { questionKeys } from '#shared/questions/queries.ts';

export const batchEvents: Pick<EventHandlers, 'BATCH_PROGRESS' | 'BATCH_SUMMARY_PROGRESS'> = {
  BATCH_PROGRESS(client, { batchId, eta, done, total }) {
    patchBatch(client, batchId, { eta, done, total });
    if (done < total) return;
    // How it has ended, and the last answers.
    void client.invalidateQueries({ queryKey: batchKeys.one(batchId) });
    void client.invalidateQueries({ queryKey: questionKeys.overview });
  },
  BATCH_SUMMARY_PROGRESS(client, { batchId, summary: text, completed }) {
    // Which of its lines a language model has worded comes with the GET alone.
    if (!completed) patchBatch(client, batchId, { summary: { text, completed } });
    void client.invalidateQueries({ queryKey: batchQuery(batchId).queryKey, exact: true });
  },
};
