import { EVENTS_CHANNEL } from '@recto/contract/events';
import { io, type Socket } from 'socket.io-client';
import { type SocketHandlers, useConnection } from '#lib/connection.ts';
import { refreshSession } from '#lib/refresh.ts';
import { useSession } from '#lib/session.ts';
import { whenVisible } from '#lib/when-visible.ts';

/** Specification, section 9. */
const DELAYS = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

/**
 * A WebSocket first: it is one request, so that it does not matter which of several processes takes it. Where it is
 * refused the same attempt goes on by requests, which ask for the news again and again.
 */
const WEBSOCKET_FIRST = ['websocket', 'polling'];
const REQUESTS_FIRST = WEBSOCKET_FIRST.toReversed();

/** Some proxies neither take a WebSocket nor refuse it; nobody should wait much longer for news behind one of them. */
const WEBSOCKET_WITHIN_MS = 4000;

/** Connects for the person of that address until told to close. */
export function connectSocket(email: string, closing: AbortSignal, handlers: SocketHandlers): void {
  let shown = '';
  const socket = io({
    path: '/socket.io',
    auth: (give) => {
      shown = useSession.getState().user?.token ?? '';
      give({ token: shown });
    },
    query: { userId: email },
    autoConnect: false,
    ...DELAYS,
  });
  startBy(socket, WEBSOCKET_FIRST);
  closing.addEventListener('abort', () => socket.disconnect());
  listen(socket, closing, { ...handlers, shownToken: () => shown });
  socket.connect();
}

/** What the next attempt begins with. A WebSocket is given up early, since requests can follow it, but it not them. */
function startBy({ io: manager }: Socket, transports: string[]): void {
  const isByWebSocket = transports === WEBSOCKET_FIRST;
  manager.opts.transports = transports;
  manager.opts.tryAllTransports = isByWebSocket;
  manager.timeout(isByWebSocket ? WEBSOCKET_WITHIN_MS : DELAYS.timeout);
}

interface Listening extends SocketHandlers {
  /** The token of the last handshake: a call may have exchanged it before its refusal arrives. */
  readonly shownToken: () => string;
}

function listen(socket: Socket, closing: AbortSignal, handlers: Listening): void {
  const { onMessage, onMissed, onSessionOver, shownToken } = handlers;
  let connectedBefore = false;
  socket.on('connect', () => {
    // Requests come after a WebSocket that failed: news may have passed meanwhile.
    const isLate = socket.io.engine.transport.name === 'polling';
    const hasMissed = connectedBefore || isLate || useConnection.getState().lost;
    connectedBefore = true;
    useConnection.setState({ connected: true, lost: false });
    if (hasMissed) onMissed();
  });
  socket.on('disconnect', (reason) => {
    useConnection.setState({ connected: false });
    startBy(socket, WEBSOCKET_FIRST);
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', ({ message }) => {
    // For one attempt only: where several processes share out the requests these fail as well.
    const isSilent = message === 'timeout' && socket.io.opts.transports === WEBSOCKET_FIRST;
    startBy(socket, isSilent ? REQUESTS_FIRST : WEBSOCKET_FIRST);
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
