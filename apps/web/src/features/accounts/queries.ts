import { queryOptions } from '@tanstack/react-query';

export const OUTBOX = '/dev/outbox';

/** Nobody else is shown the outbox, so a server elsewhere is not even asked. */
const isLocal = (): boolean => ['localhost', '127.0.0.1'].includes(window.location.hostname);

/** Whether the mails of this installation are written to a page instead of being sent, and this browser may see it. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['outbox'],
    queryFn: async ({ signal }) => {
      const response = await fetch(OUTBOX, { method: 'HEAD', signal }).catch(() => null);
      return response?.ok === true;
    },
    enabled: isLocal(),
  });
