import { type AppError, StartError, unavailable } from '#kernel/errors.ts';
import { isStorageFull, storageFull } from '#kernel/storage-full.ts';

/** Codes of PostgreSQL for a server that shuts down, starts, has crashed or takes no more connections. */
const STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';

/** Codes of the system for a connection that broke. */
const BROKEN = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says in words only. */
const WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed since the database server cannot be reached, and not for its own sake: it may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket file that is not there says ENOENT.
  if (syscall === 'connect' || WORDS.test(error.message)) return true;
  return code !== undefined && (STATES.has(code) || BROKEN.has(code) || code.startsWith(CONNECTION_CLASS));
}

/** The same for whoever starts a program on it. */
export function unreachable(error: unknown): StartError {
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(
    `The database of DATABASE_URL cannot be reached: ${why}. Start it, or correct the address.`,
    error,
  );
}

/** A statement took longer than one may. */
const CANCELED = '57014';

/** The answer to a request that failed for a reason that lies around the database; undefined for any other. */
export function mapDatabaseError(error: unknown): AppError | undefined {
  if (isAway(error))
    return unavailable('The server cannot reach its database just now. Try again in a moment.', {
      cause: error,
    });
  if (error instanceof Error && 'code' in error && error.code === CANCELED)
    return unavailable('This took longer than the server allows. Try again in a moment.', { cause: error });
  return isStorageFull(error) ? storageFull(error) : undefined;
}
