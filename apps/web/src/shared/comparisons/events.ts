import type { Comparison } from '@recto/contract/comparisons';
import { comparisonKeys } from '#shared/comparisons/queries.ts';
import type { EventHandlers } from '#shared/events/event-handlers.ts';

export const comparisonEvents: Pick<EventHandlers, 'COMPARE_RESPONSE' | 'SMART_COMPARE_RESPONSE'> = {
  COMPARE_RESPONSE(client, { comparisonId, compare: { rows: _rows, ...compare }, completed }) {
    client.setQueryData<Comparison>(comparisonKeys.one(comparisonId), (known) =>
      known && known.status === 'running' ? { ...known, ...compare } : known,
    );
    void client.invalidateQueries({ queryKey: comparisonKeys.lists });
    // Its rows and changes are there now.
    if (completed) void client.invalidateQueries({ queryKey: comparisonKeys.one(comparisonId) });
  },
  SMART_COMPARE_RESPONSE(client, { comparisonId }) {
    void client.invalidateQueries({ queryKey: comparisonKeys.one(comparisonId), exact: true });
  },
};
