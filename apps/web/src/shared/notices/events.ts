import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { isShown } from '#shared/notices/is-shown.ts';
import { planKeys } from '#shared/plans/keys.ts';
import { toast } from '#ui/toast.tsx';

/** What is shown of a plan is out of date once there is something to be said about it. */
const sayAs =
  (tone: 'info' | 'error'): EventHandlers['NOTIFY_USER'] =>
  (client, { message, about }) => {
    if (about && 'subscriptionId' in about) void client.invalidateQueries({ queryKey: planKeys.all });
    if (!isShown(about)) toast[tone](message);
  };

export const noticeEvents: Pick<EventHandlers, 'NOTIFY_USER' | 'error_response'> = {
  NOTIFY_USER: sayAs('info'),
  error_response: sayAs('error'),
};
