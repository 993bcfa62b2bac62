import type { ServerEvent } from '@recto/contract/events';
import type { Trx } from '#kernel/database.ts';

export type EventType = ServerEvent['type'];
export type BodyOf<T extends EventType> = Extract<ServerEvent, { type: T }>['body'];

/** What an event is to be rendered from. */
interface Rendering<T extends EventType> {
  readonly accountId: string;
  /** What it is about. */
  readonly id: string;
  /** What lies in its row, where something does. */
  readonly body: BodyOf<T> | null;
}

export interface EventDefinition<T extends EventType> {
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
