import { pino, type Logger } from 'pino';

export type Log = Logger;

/** What may hold a secret or a document's text never reaches a log line, even if somebody logs a whole object. */
const REDACTED = [
  'authorization',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'question',
  'answer',
  'text',
  'quote',
];

export function makeLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    formatters: { level: (label) => ({ level: label }) },
  });
}
