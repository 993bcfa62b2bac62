import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { Caller } from '#kernel/http.ts';
import type { Client } from '#modules/accounts/client.ts';
import { SESSION } from '#modules/accounts/limits.ts';
import {
  findAccessExpiry,
  findCaller,
  insertSession,
  isLiveSession,
  rotateTokens,
  touchAccount,
  touchSession,
} from '#modules/accounts/sessions/session.store.ts';
import type { SessionLevel } from '#modules/accounts/tables.ts';
import {
  hashAccessToken,
  makeAccessToken,
  makeRefreshToken,
  type RefreshToken,
} from '#modules/accounts/sessions/tokens.ts';

export interface StartedSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly accessToken: string;
  /** Empty for a session that still waits for something: it cannot be refreshed, only replaced. */
  readonly refreshToken: string;
}

export interface SessionOptions {
  /** Whether the session may lie idle for weeks instead of hours. */
  readonly remember?: boolean;
  /** What signs in, for the owner's list of sessions. */
  readonly client?: Client;
}

type EndListener = (sessionIds: readonly string[]) => void;

export function makeSessions({ database, clock }: { database: Database; clock: Clock }) {
  const listeners = new Set<EndListener>();
  const after = (seconds: number) => new Date(clock() + seconds * 1000);

  return {
    /** Starts a session of any level in the caller's transaction; its tokens are known to the caller alone. */
    async start(
      trx: Trx,
      accountId: string,
      level: SessionLevel,
      { remember = false, client }: SessionOptions = {},
    ): Promise<StartedSession> {
      const sessionId = randomUUID();
      const access = makeAccessToken();
      const refresh = level === 'full' ? makeRefreshToken() : null;
      const idle = remember ? SESSION.idleSeconds.remembered : SESSION.idleSeconds.usual;
      await insertSession(trx, {
        id: sessionId,
        account_id: accountId,
        level,
        remembered: remember,
        access_hash: access.hash,
        access_expires_at: after(SESSION.accessSeconds),
        refresh_family_hash: refresh?.familyHash ?? null,
        refresh_hash: refresh?.hash ?? null,
        refresh_expires_at: refresh ? after(idle) : null,
        previous_refresh_hash: null,
        refreshed_at: null,
        ends_at: after(SESSION.totalSeconds),
        user_agent: client?.userAgent ?? null,
        address: client?.ip ?? null,
        last_used_at: after(0),
        created_at: after(0),
      });
      return { sessionId, accountId, accessToken: access.token, refreshToken: refresh?.token ?? '' };
    },

    /** New tokens for the session that this refresh token is the current one of; null when there is none. */
    async rotate(current: RefreshToken, client: Client): Promise<StartedSession | null> {
      const access = makeAccessToken();
      const refresh = makeRefreshToken(current.family);
      const rotation = {
        accessHash: access.hash,
        accessExpiresAt: after(SESSION.accessSeconds),
        refreshHash: refresh.hash,
        refreshExpiresAt: {
          remembered: after(SESSION.idleSeconds.remembered),
          usual: after(SESSION.idleSeconds.usual),
        },
        client,
      };
      const row = await rotateTokens(database.root, current.hash, rotation, after(0));
      if (!row) return null;
      return {
        sessionId: row.id,
        accountId: row.account_id,
        accessToken: access.token,
        refreshToken: refresh.token,
      };
    },

    async authenticate(token: string): Promise<Caller | null> {
      const hash = hashAccessToken(token);
      const found = hash && (await findCaller(database.root, hash, after(0)));
      if (!found) return null;
      const { lastUsedAt, ...caller } = found;
      // Not with each call: that would be a write for every read.
      if (lastUsedAt < after(-SESSION.touchSeconds)) {
        await touchSession(database.root, caller.sessionId, after(0));
        await touchAccount(database.root, caller.accountId, after(0));
      }
      return caller;
    },

    /** When the session's present access token expires; null once there is none that opens anything. */
    findAccessExpiry: (sessionId: string) => findAccessExpiry(database.root, sessionId, after(0)),

    /** Whether the session is open, or can be opened again by its refresh token. */
    isLive: (sessionId: string) => isLiveSession(database.root, sessionId, after(0)),

    /** To be called after the transaction that ended them is committed. */
    announceEnd(sessionIds: readonly string[]): void {
      if (sessionIds.length > 0) for (const listener of listeners) listener(sessionIds);
    },

    /** Calls the listener with the ids of sessions that have ended; answers how to stop listening. */
    onEnded(listener: EndListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type Sessions = ReturnType<typeof makeSessions>;
