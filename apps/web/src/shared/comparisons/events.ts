import type { Comparison } from '@recto/contract/comparisons';
import { comparisonKeys } from '#shared/comparisons/queries.ts';
import type { EventHandlers } from '#shared/events/event-handlers.ts';

export const comparisonEvents: Pick<EventHandlers, 'COMPARE_RESPONSE' | 'SMART_COMPARE_RESPONSE'> = {
  COMPARE_RESPONSE(client, { comparisonId, compare: { rows: _rows, ...compare }, completed }) {
    const queryKey = comparisonKeys.one(comparisonId);
    const isRunning = client.getQueryData<Comparison>(queryKey)?.status === 'running';
    void client.invalidateQueries({ queryKey: comparisonKeys.lists });
    if (!completed) {
      if (isRunning) client.setQueryData<Comparison>(queryKey, (known) => known && { ...known, ...compare });
      // It is compared again.
      else void client.invalidateQueries({ queryKey, exact: true });
      return;
    }
    // Its changes come with the GET alone: until then it is one that is being loaded, not one without changes.
    if (isRunning) void client.resetQueries({ queryKey, exact: true });
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  },
  SMART_COMPARE_RESPONSE(client, { comparisonId }) {
    void client.invalidateQueries({ queryKey: comparisonKeys.one(comparisonId), exact: true });
  },
};
