import type pg from 'pg';
import type { EmbeddedConnection } from '#kernel/job-connection.ts';
import type { NotificationListener } from '#kernel/notifications.ts';

interface NotificationsLog {
  warn(details: object, message?: string): void;
}

interface Listening {
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** How often the connection is tried: one that was cut on its way says nothing. */
const TRY_EVERY_MS = 15_000;
const TRY_LIMIT_MS = 5_000;

/** Listens to the embedded database, whose only process this is. */
export async function listenToEmbedded(
  client: Pick<EmbeddedConnection, 'listen'>,
  { channels }: NotificationListener,
): Promise<Listening> {
  const endings: (() => Promise<void>)[] = [];
  for (const [channel, onPayload] of Object.entries(channels))
    endings.push(await client.listen(channel, onPayload));
  return {
    async close() {
      for (const end of endings) await end();
    },
  };
}

/** Listens, on one connection, to what the processes on a PostgreSQL server notify each other of; resolves once it does. */
export async function listenToPostgres(
  pool: pg.Pool,
  { channels, onGap }: NotificationListener,
  log: NotificationsLog,
): Promise<Listening> {
  const listenToAll = Object.keys(channels)
    .map((channel) => `listen ${channel}`)
    .join('; ');
  let listening: { client: pg.PoolClient; lose(error: Error): void } | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let closed = false;

  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    const lose = (error: Error) => {
      if (listening?.client !== client) return;
      listening = undefined;
      client.release(error);
      log.warn({ err: error }, 'notifications of the database were cut off');
      retryLater();
    };
    try {
      client.on('notification', ({ channel, payload = '' }) => {
        // A connection that is being ended goes on to hear until that has reached the database.
        if (!closed) channels[channel]?.(payload);
      });
      client.on('end', () => lose(new Error('the connection was ended')));
      await client.query(listenToAll);
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
        log.warn({ err }, 'notifications of the database cannot be heard');
        retryLater();
      });
    }, RECONNECT_MS);
    waiting.unref();
  };

  const trying = setInterval(() => {
    const { client, lose } = listening ?? {};
    // Listening twice is listening once.
    const question = { text: listenToAll, query_timeout: TRY_LIMIT_MS };
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
  return { close };
}
