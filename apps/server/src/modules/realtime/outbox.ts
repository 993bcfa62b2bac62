import type { ServerEvent } from '@recto/contract/events';
import type { Database, Trx } from '#kernel/database.ts';
import { makeNotices } from '#modules/realtime/notices.ts';
import * as store from '#modules/realtime/outbox.store.ts';

type EventType = ServerEvent['type'];
type BodyOf<T extends EventType> = Extract<ServerEvent, { type: T }>['body'];

/** What an event is to be rendered from. */
interface Rendering<T extends EventType> {
  readonly accountId: string;
  /** What it is about. */
  readonly id: string;
  /** What lies in its row, where something does. */
  readonly body: BodyOf<T> | null;
}

interface EventDefinition<T extends EventType> {
  readonly type: T;
  /** The body as things stand when it is sent; null when there is nothing to say any more. What is in the row without it. */
  readonly render?: (of: Rendering<T>) => Promise<BodyOf<T> | null>;
}

interface NewEvent<T extends EventType> {
  readonly accountId: string;
  /** The id of its subject; behind it those of all that it says something of, so that it goes with them. */
  readonly about: readonly [subject: string, ...string[]];
  /** Only where it cannot be rendered from rows. */
  readonly body?: BodyOf<T>;
  /** Nothing of the time before is sent after it. */
  readonly isLast?: boolean;
}

/** Writes an event in the transaction of the change that it announces. Rows that the change locks are locked before it. */
export type AddEvent<T extends EventType> = (trx: Trx, event: NewEvent<T>) => Promise<void>;

export type DefineEvent = <T extends EventType>(definition: EventDefinition<T>) => AddEvent<T>;

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
    forgetEventsAbout: store.deleteEventsAbout,

    /** Null where there is nothing to send, as for a type that only another version knows. */
    render: async (event: store.OutboxEvent): Promise<ServerEvent | null> =>
      (await renderers.get(event.type)?.(event)) ?? null,

    read: (after: string | null, accountIds: readonly string[]) =>
      store.readEvents(database.root, after, accountIds),
  };
}
export type Outbox = ReturnType<typeof makeOutbox>;
