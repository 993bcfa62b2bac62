import type { ServerEvent } from '@recto/contract/events';
import type { QueryClient } from '@tanstack/react-query';

type Bodies = { readonly [Event in ServerEvent as Event['type']]: Event['body'] };
export type EventType = keyof Bodies;

/** The event of a type, or the union of all. */
export type EventOf<Type extends EventType = EventType> = {
  [T in Type]: { readonly type: T; readonly body: Bodies[T] };
}[Type];

/** What each kind of socket event does to the cache of the server's data, or says in a toast. */
export type EventHandlers = {
  readonly [Type in EventType]: (client: QueryClient, body: Bodies[Type]) => void;
};
