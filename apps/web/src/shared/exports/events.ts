import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { tellOfExport } from '#shared/exports/news.ts';

export const exportEvents: Pick<EventHandlers, 'EXPORT_PROGRESS'> = {
  EXPORT_PROGRESS: (_client, { exportId }) => tellOfExport(exportId),
};
