import { EVENTS_CHANNEL, ServerEvent } from '@recto/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { putFile } from '#lib/queries/files.ts';
import { refreshSession } from '#lib/refresh.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';

/** Whether the server's news arrive at present. */
export const useConnection = create<{ connected: boolean }>(() => ({ connected: false }));

type Listener<T extends ServerEvent['type']> = (body: Extract<ServerEvent, { type: T }>['body']) => void;
const listeners = new Map<string, Set<(body: never) => void>>();

/** Hears one kind of news; gives the function that stops hearing. */
export function onServerEvent<T extends ServerEvent['type']>(type: T, listener: Listener<T>): () => void {
  const heard = listeners.get(type) ?? new Set();
  listeners.set(type, heard);
  heard.add(listener as (body: never) => void);
  return () => heard.delete(listener as (body: never) => void);
}

/** News are hints, so one that the contract does not know is logged and left alone. */
export function receive(client: QueryClient, message: unknown): void {
  const parsed = ServerEvent.safeParse(message);
  if (!parsed.success) {
    console.info('Unknown event', message);
    return;
  }
  const event = parsed.data;
  switch (event.type) {
    case 'FILE_PROGRESS':
      putFile(client, event.body);
      break;
    case 'NOTIFY_USER':
      toast.info(event.body.message);
      break;
    case 'error_response':
      toast.error(event.body.message);
      break;
    case 'chat_response':
      break;
  }
  for (const listener of listeners.get(event.type) ?? []) listener(event.body as never);
}

/** Opens the socket for the stored user; gives the function that closes it. */
export function openSocket(client: QueryClient, onSessionOver: () => void): () => void {
  let socket: Socket | null = null;
  let closed = false;
  const user = useSession.getState().user;
  if (!user) return () => undefined;
  // Loaded late: the first screens do without it.
  import('socket.io-client')
    .then(({ io }) => {
      if (closed) return;
      socket = io({
        path: '/socket.io',
        auth: (give) => give({ token: useSession.getState().user?.token ?? '' }),
        query: { userId: user.email },
        reconnectionDelay: 1000,
        reconnectionDelayMax: 5000,
        randomizationFactor: 0.5,
        timeout: 20_000,
      });
      listen(socket, client, onSessionOver);
    })
    .catch((error: unknown) => console.error('The socket client could not be loaded', error));
  return () => {
    closed = true;
    socket?.disconnect();
    useConnection.setState({ connected: false });
  };
}

function listen(socket: Socket, client: QueryClient, onSessionOver: () => void): void {
  let connectedBefore = false;
  socket.on('connect', () => {
    useConnection.setState({ connected: true });
    // What was missed is not repeated, so everything shown is asked for again.
    if (connectedBefore) void client.invalidateQueries();
    connectedBefore = true;
  });
  socket.on('disconnect', (reason) => {
    useConnection.setState({ connected: false });
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', () => {
    if (socket.active) return;
    // Refused rather than unreachable: the token has run out, or the session is over.
    const token = useSession.getState().user?.token;
    if (!token) return;
    refreshSession(token).then(
      (renewed) => (renewed ? socket.connect() : onSessionOver()),
      () => setTimeout(() => socket.connect(), 5000),
    );
  });
  socket.on(EVENTS_CHANNEL, (message: unknown) => receive(client, message));
}
