import type { NoticeAbout } from '@recto/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { isShown } from '#shared/notices/is-shown.ts';
import { planKeys } from '#shared/plans/keys.ts';
import { toast } from '#ui/toast.tsx';

/** What is shown of a plan is out of date once there is something to be said about it. */
function refreshPlan(client: QueryClient, about: NoticeAbout | undefined): void {
  if (about && 'subscriptionId' in about) void client.invalidateQueries({ queryKey: planKeys.all });
}

export const noticeEvents: Pick<EventHandlers, 'NOTIFY_USER' | 'error_response'> = {
  NOTIFY_USER: (client, { message, about }) => {
    refreshPlan(client, about);
    if (!isShown(about)) toast.info(message);
  },
  error_response: (client, { message, about }) => {
    refreshPlan(client, about);
    if (!isShown(about)) toast.error(message);
  },
};
