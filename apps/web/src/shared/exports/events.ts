import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { announceExport } from '#shared/exports/wait-for-progress.ts';

export const exportEvents: Pick<EventHandlers, 'EXPORT_PROGRESS'> = {
  EXPORT_PROGRESS: (_client, { exportId }) => announceExport(exportId),
};
