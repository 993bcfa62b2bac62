import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { toast } from '#ui/toast.tsx';

export const noticeEvents: Pick<EventHandlers, 'NOTIFY_USER' | 'error_response'> = {
  NOTIFY_USER: (_client, { message }) => void toast.info(message),
  error_response: (_client, { message }) => void toast.error(message),
};
