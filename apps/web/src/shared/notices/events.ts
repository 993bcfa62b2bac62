import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { isShown } from '#shared/notices/is-shown.ts';
import { toast } from '#ui/toast.tsx';

export const noticeEvents: Pick<EventHandlers, 'NOTIFY_USER' | 'error_response'> = {
  NOTIFY_USER: (_client, { message, about }) => isShown(about) || toast.info(message),
  error_response: (_client, { message, about }) => isShown(about) || toast.error(message),
};
