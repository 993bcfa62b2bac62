import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { EVENTS_CHANNEL, type ServerEvent } from '@recto/contract/events';
import { Server } from 'socket.io';
import type { Clock } from '#kernel/clock.ts';
import type { Authenticate } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import { watchExpiry } from '#modules/realtime/watch-expiry.ts';
import { limitHandshakes } from '#modules/realtime/limit-handshakes.ts';
import { CONNECTIONS_PER_SESSION } from '#modules/realtime/limits.ts';
import type { OutboxEvent } from '#modules/realtime/outbox.store.ts';
import { makeSendEvents } from '#modules/realtime/send-events.ts';

/** Clients send nothing over the socket but their handshake, so anything larger is not ours. */
const MAX_MESSAGE_BYTES = 10_000;

/** A connection that has not shown a token by then is closed. */
const TOKEN_WITHIN_MS = 20_000;

interface Realtime {
  /** The accounts that have connections to this process. */
  listAccounts(): string[];
  /** How many connections this process has. */
  countConnections(): number;
  /** Sends an event to those of its account. Events of one subject are thinned; the last always arrives. */
  send(event: OutboxEvent): void;
  /** Cuts the connections of sessions that have ended. */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** Cuts every connection. Clients connect again by themselves, and their tokens are looked at again. */
  reconnectAll(): void;
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

export interface RealtimeDeps {
  /** What is sent of an event; null where there is nothing to say any more. */
  readonly render: (event: OutboxEvent) => Promise<ServerEvent | null>;
  readonly authenticate: Authenticate;
  /** When the session's present access token expires; null once there is none that opens anything. */
  findAccessExpiry(sessionId: string): Promise<Date | null>;
  /** How the address of a client is told; left out where handshakes are not limited. */
  readonly clientIp?: ((request: IncomingMessage) => string) | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The socket channel `events`: from server to client only, in rooms by account. The token is checked when a client
 * joins, and looked at again when it expires: where it was renewed meanwhile the connection stays. A session that ends
 * before its time is cut by `disconnectSessions`.
 */
export function makeRealtime(deps: RealtimeDeps): Realtime {
  const { render, authenticate, findAccessExpiry, clientIp, clock, log } = deps;
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: TOKEN_WITHIN_MS,
  });

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth;
    const given = typeof token === 'string' ? token : (socket.handshake.headers.authorization ?? '');
    const caller = await authenticate(given.replace(/^Bearer\s+/i, '')).catch((error: unknown) => {
      log.error({ err: error }, 'socket authentication failed');
      return null;
    });
    if (caller?.level !== 'full') return next(new Error('auth.not_signed_in'));
    const userId = socket.handshake.query['userId'];
    if (
      typeof userId === 'string' &&
      userId &&
      userId !== caller.accountId &&
      userId.toLowerCase() !== caller.email
    ) {
      return next(new Error('auth.foreign_account'));
    }
    closeOldest(sessionRoom(caller.sessionId));
    await socket.join([accountRoom(caller.accountId), sessionRoom(caller.sessionId)]);
    socket.data = caller.sessionId;
    next();
  });
  io.on('connection', (socket) => {
    const stop = watchExpiry({
      findExpiry: () => findAccessExpiry(socket.data as string),
      clock,
      onExpired: () => socket.disconnect(true),
      onError(error) {
        log.error({ err: error }, 'the session of a connection could not be looked at');
        // Whose client comes back by itself and is looked at anew.
        socket.conn.close();
      },
    });
    socket.on('disconnect', stop);
  });

  /** Makes room for one more connection of a session. Its client comes back by itself, should it still be there. */
  const closeOldest = (room: string) => {
    const ids = io.sockets.adapter.rooms.get(room);
    if (!ids || ids.size < CONNECTIONS_PER_SESSION) return;
    const [oldest = ''] = ids;
    io.sockets.sockets.get(oldest)?.conn.close();
  };

  const events = makeSendEvents({
    render,
    emit: (accountId, event) => void io.to(accountRoom(accountId)).emit(EVENTS_CHANNEL, event),
    log,
  });

  return {
    listAccounts: () => [...io.sockets.adapter.rooms.keys()].flatMap(findAccountOf),
    countConnections: () => io.sockets.sockets.size,
    send: events.push,
    disconnectSessions(sessionIds) {
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    reconnectAll() {
      // Not disconnectSockets(): after that a client of socket.io stays away unless it is told to come back.
      for (const { conn } of io.sockets.sockets.values()) conn.close();
    },
    attach(server) {
      io.attach(server);
      if (clientIp) io.engine.use(limitHandshakes({ clientIp, clock }));
    },
    async close() {
      events.stop();
      // Not disconnectSockets(): clients would not come back when the server does. Not io.close(): that would close the HTTP
      // server under requests that are still in flight.
      io.engine?.close();
    },
  };
}

const ACCOUNT = 'account:';
const accountRoom = (accountId: string) => `${ACCOUNT}${accountId}`;
const findAccountOf = (room: string) => (room.startsWith(ACCOUNT) ? [room.slice(ACCOUNT.length)] : []);
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
