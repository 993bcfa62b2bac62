import type { ServerEvent } from '@recto/contract/events';
import type { Database } from '#kernel/database.ts';
import type {
  AddEvent,
  BodyOf,
  DefineEvent,
  EventDefinition,
  EventType,
} from '#modules/realtime/define-event.ts';
import { makeNotices } from '#modules/realtime/notices.ts';
import * as store from '#modules/realtime/outbox.store.ts';

type Render = (event: store.OutboxEvent) => Promise<ServerEvent | null>;

/**
 * Events are rows, written with what they announce; every process reads them and sends them to its own sockets. A body is
 * rendered where it is sent, so that it is never older than what was sent before it.
 */
export function makeOutbox(database: Database) {
  const renderers = new Map<string, Render>();

  /** Each type of event belongs to one capability. */
  const defineEvent: DefineEvent = <T extends EventType>({
    type,
    render,
  }: EventDefinition<T>): AddEvent<T> => {
    if (renderers.has(type)) throw new Error(`Two capabilities define the event ${type}.`);
    renderers.set(type, async ({ accountId, about: [id = ''], body: stored }) => {
      // Written by `AddEvent<T>`.
      const given = stored as BodyOf<T> | null;
      const body = render ? await render({ accountId, id, body: given }) : given;
      return body && ({ type, body } as unknown as ServerEvent);
    });
    return (trx, { accountId, about, body = null, isLast = false }) =>
      store.insertEvent(trx, { accountId, type, about, body, isLast });
  };

  return {
    defineEvent,
    ...makeNotices(defineEvent),

    /** Nothing more is sent about what an account deletes, called in that transaction after the rows have gone. */
    eraseEventsAbout: store.deleteEventsAbout,

    /** Null where there is nothing to send, as for a type that only another version knows. */
    render: async (event: store.OutboxEvent): Promise<ServerEvent | null> =>
      (await renderers.get(event.type)?.(event)) ?? null,

    read: (after: string | null, accountIds: readonly string[]) =>
      store.readEvents(database.root, after, accountIds),
  };
}
export type Outbox = ReturnType<typeof makeOutbox>;
