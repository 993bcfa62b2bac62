import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { putFile } from '#shared/files/queries.ts';

export const fileEvents: Pick<EventHandlers, 'FILE_PROGRESS'> = { FILE_PROGRESS: putFile };
