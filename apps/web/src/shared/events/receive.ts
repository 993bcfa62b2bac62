import { ServerEvent } from '@recto/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { batchEvents } from '#shared/batches/events.ts';
import { comparisonEvents } from '#shared/comparisons/events.ts';
import type { EventHandlers, EventOf, EventType } from '#shared/events/event-handlers.ts';
import { exportEvents } from '#shared/exports/events.ts';
import { fileEvents } from '#shared/files/events.ts';
import { noticeEvents } from '#shared/notices/events.ts';
import { questionEvents } from '#shared/questions/events.ts';
import { translationEvents } from '#shared/translations/events.ts';

/** What every event of the contract does; without a handler for each it does not compile. */
const HANDLERS: EventHandlers = {
  ...batchEvents,
  ...comparisonEvents,
  ...exportEvents,
  ...fileEvents,
  ...noticeEvents,
  ...questionEvents,
  ...translationEvents,
};

/** Takes over what the server has sent. Events are hints, so one that the contract does not know is only logged. */
export function receive(client: QueryClient, message: unknown): void {
  const parsed = ServerEvent.safeParse(message);
  if (parsed.success) handle(client, parsed.data);
  else console.info('Unknown event', message);
}

function handle<Type extends EventType>(client: QueryClient, event: EventOf<Type>): void {
  HANDLERS[event.type](client, event.body);
}
