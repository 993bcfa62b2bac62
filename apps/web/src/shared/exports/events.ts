import type { EventHandlers } from '#shared/events/event-handlers.ts';

/** Who waits for progress of an export, by its id; here, since every page loads it. */
export const waiting = new Map<string, () => void>();

export const exportEvents: Pick<EventHandlers, 'EXPORT_PROGRESS'> = {
  EXPORT_PROGRESS: (_client, { exportId }) => waiting.get(exportId)?.(),
};
