import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** What may hold a secret or a document's text never reaches a log line, even if somebody logs a whole object. */
const REDACTED = [
  'authorization',
  'cookie',
  'password',
  'previousPassword',
  'proposedPassword',
  'temporaryPassword',
  'apiKey',
  'token',
  'tokens',
  'accessToken',
  'refreshToken',
  'AccessToken',
  'RefreshToken',
  'IdToken',
  'code',
  'userCode',
  'confirmationCode',
  'SecretCode',
  'recoveryCodes',
  'question',
  'answer',
  'text',
  'quote',
];

/** Writes to the standard output unless it is given somewhere else. */
export function makeLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    // An error's code tells the operator what happened; under its own name it would be taken for a one-time code.
    serializers: {
      err: (error: Error) => {
        const { code, ...rest } = pino.stdSerializers.err(error) as Record<string, unknown>;
        return code === undefined ? rest : { ...rest, errorCode: code };
      },
    },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}
