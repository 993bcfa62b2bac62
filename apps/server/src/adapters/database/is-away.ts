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
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed since the database server cannot be reached, and not for its own sake: it may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket file that is not there says ENOENT.
  if (syscall === 'connect' || WORDS.test(error.message)) return true;
  return code !== undefined && (STATES.has(code) || BROKEN.has(code) || code.startsWith(CONNECTION_CLASS));
}
