import { EVENTS_CHANNEL } from '@recto/contract/events';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { refreshSession } from '#lib/refresh.ts';
import { nextStepOf, useSession } from '#lib/session.ts';
import { whenVisible } from '#lib/when-visible.ts';

/** Longer cuts are told to the person. */
const LOST_AFTER_MS = 3000;

interface Connection {
  /** Whether the server's news arrive at present. */
  connected: boolean;
  /** They have not arrived for so long that somebody may wait for them in vain. */
  lost: boolean;
}

export const useConnection = create<Connection>(() => ({ connected: false, lost: false }));

/** Specification, section 9. */
const DELAYS = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

/** What is done with what arrives, or does not. */
export interface SocketHandlers {
  readonly onMessage: (message: unknown) => void;
  /** Messages may have been missed; they are not repeated. */
  readonly onMissed: () => void;
  readonly onSessionOver: () => void;
}

/** Opens the socket for the stored user, once every step of signing in is taken; gives the function that closes it. */
export function openSocket(handlers: SocketHandlers): () => void {
  const session = useSession.getState();
  if (!session.user || nextStepOf(session) !== null) return () => undefined;
  const { email } = session.user;
  const closing = new AbortController();
  // Loaded late: the first screens do without it.
  import('socket.io-client')
    .then(({ io }) => {
      if (closing.signal.aborted) return;
      let shown = '';
      const socket = io({
        path: '/socket.io',
        auth: (give) => {
          shown = useSession.getState().user?.token ?? '';
          give({ token: shown });
        },
        query: { userId: email },
        ...DELAYS,
      });
      closing.signal.addEventListener('abort', () => socket.disconnect());
      listen(socket, closing.signal, { ...handlers, shownToken: () => shown });
    })
    .catch((error: unknown) => console.error('The socket client could not be loaded', error));
  const stopWatching = watchForLoss();
  return () => {
    closing.abort();
    stopWatching();
    useConnection.setState({ connected: false, lost: false });
  };
}

/** Short cuts are not worth a word. */
function watchForLoss(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (connected: boolean) => {
    clearTimeout(timer);
    timer = connected ? undefined : setTimeout(() => useConnection.setState({ lost: true }), LOST_AFTER_MS);
  };
  watch(false);
  const unsubscribe = useConnection.subscribe(({ connected }, before) => {
    if (connected !== before.connected) watch(connected);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

interface Listening extends SocketHandlers {
  /** The token of the last handshake: a call may have exchanged it before its refusal arrives. */
  readonly shownToken: () => string;
}

function listen(socket: Socket, closing: AbortSignal, handlers: Listening): void {
  const { onMessage, onMissed, onSessionOver, shownToken } = handlers;
  let connectedBefore = false;
  socket.on('connect', () => {
    const hasMissed = connectedBefore || useConnection.getState().lost;
    connectedBefore = true;
    useConnection.setState({ connected: true, lost: false });
    if (hasMissed) onMissed();
  });
  socket.on('disconnect', (reason) => {
    useConnection.setState({ connected: false });
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', () => {
    if (socket.active) return;
    // Refused rather than unreachable: the token has run out, or the session is over.
    if (!useSession.getState().user) return;
    const connect = () => closing.aborted || socket.connect();
    // A page that nobody looks at must not keep its session from running out.
    whenVisible(() => {
      refreshSession(shownToken()).then(
        (renewed) => (renewed ? connect() : onSessionOver()),
        () => setTimeout(connect, DELAYS.reconnectionDelayMax),
      );
    }, closing);
  });
  socket.on(EVENTS_CHANNEL, onMessage);
}
