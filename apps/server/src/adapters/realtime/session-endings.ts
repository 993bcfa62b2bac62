import type pg from 'pg';

interface EndingsLog {
  warn(details: object, message?: string): void;
}

export interface SessionEndingsListener {
  /** Sessions that have ended, in this process or in another one. */
  onEnded(sessionIds: readonly string[]): void;
  /** Nothing was heard for a while, so any session may have ended meanwhile. */
  onGap(): void;
}

export interface SessionEndings {
  /** Tells every process on the database, this one too. */
  announce(sessionIds: readonly string[]): void;
  close(): Promise<void>;
}

const CHANNEL = 'recto_session_endings';
const LISTEN = `listen ${CHANNEL}`;

/** PostgreSQL carries at most 8,000 bytes in one notification. */
const IDS_PER_MESSAGE = 200;

const RECONNECT_MS = 1_000;

/** How often the connection is tried: one that was cut on its way says nothing. */
const TRY_EVERY_MS = 15_000;
const TRY_LIMIT_MS = 5_000;

/** Carries the news of ended sessions between the processes on one PostgreSQL server; resolves once it listens. */
export async function openSessionEndings(
  pool: pg.Pool,
  { onEnded, onGap }: SessionEndingsListener,
  log: EndingsLog,
): Promise<SessionEndings> {
  let listening: { client: pg.PoolClient; lose(error: Error): void } | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let closed = false;

  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    const lose = (error: Error) => {
      if (listening?.client !== client) return;
      listening = undefined;
      client.release(error);
      log.warn({ err: error }, 'news of ended sessions were cut off');
      retryLater();
    };
    try {
      client.on('notification', ({ payload }) => {
        // A connection that is being ended goes on to hear until that has reached the database.
        if (!closed) onEnded(payload?.split(',') ?? []);
      });
      client.on('end', () => lose(new Error('the connection was ended')));
      await client.query(LISTEN);
    } catch (error) {
      client.release(true);
      throw error;
    }
    listening = { client, lose };
    if (closed) await close();
  };

  const retryLater = () => {
    if (closed) return;
    waiting = setTimeout(() => {
      listen().then(onGap, (err: Error) => {
        log.warn({ err }, 'news of ended sessions cannot be heard');
        retryLater();
      });
    }, RECONNECT_MS);
    waiting.unref();
  };

  const trying = setInterval(() => {
    const { client, lose } = listening ?? {};
    // Listening twice is listening once.
    const question = { text: LISTEN, query_timeout: TRY_LIMIT_MS };
    client?.query(question as pg.QueryConfig).catch(lose);
  }, TRY_EVERY_MS);
  trying.unref();

  const close = async (): Promise<void> => {
    closed = true;
    clearInterval(trying);
    clearTimeout(waiting);
    const last = listening?.client;
    listening = undefined;
    // Ended and not given back: whoever took it next would listen too.
    last?.release(true);
  };

  await listen();
  return {
    announce(sessionIds) {
      for (let from = 0; from < sessionIds.length; from += IDS_PER_MESSAGE) {
        const payload = sessionIds.slice(from, from + IDS_PER_MESSAGE).join();
        pool
          .query('select pg_notify($1, $2)', [CHANNEL, payload])
          .catch((err: Error) => log.warn({ err }, 'the end of sessions could not be announced'));
      }
    },
    close,
  };
}
