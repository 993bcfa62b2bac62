import type { Comparison } from '@recto/contract/comparisons';
import type { Query } from '@tanstack/react-query';
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
    const isToRead = (query: Query) => !isRunning || query.queryKey.length > queryKey.length;
    void client.invalidateQueries({ queryKey, predicate: isToRead }, { cancelRefetch: false });
  },
  SMART_COMPARE_RESPONSE(client, { comparisonId }) {
    void client.invalidateQueries({ queryKey: comparisonKeys.one(comparisonId), exact: true });
  },
};
