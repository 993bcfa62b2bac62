import type { ErrorResult } from '@recto/contract/endpoint';

interface AppErrorDetails {
  readonly fields?: Readonly<Record<string, string>>;
  readonly limit?: ErrorResult['limit'];
  readonly reason?: ErrorResult['reason'];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * An outcome that the caller can understand and act on. `message` is shown to people, `code` is stable for machines.
 * Everything else that is thrown is a fault of ours and answered as a neutral 500.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: AppErrorDetails;

  constructor(status: number, code: string, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const invalidRequest = (message: string, fields?: Readonly<Record<string, string>>) =>
  new AppError(400, 'request.invalid', message, fields ? { fields } : {});
export const notSignedIn = () => new AppError(401, 'auth.not_signed_in', 'Please sign in.');
export const notAllowed = (code = 'auth.forbidden', message = 'You may not do this.') =>
  new AppError(403, code, message);
export const notFound = (what: string) =>
  new AppError(404, `${what.toLowerCase().replaceAll(' ', '_')}.not_found`, `${what} not found.`);
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError(
    429,
    'request.too_many',
    `Too many attempts. Try again in ${describeWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
export const unavailable = (message: string, { cause }: { cause?: unknown } = {}) =>
  new AppError(503, 'service.unavailable', message, { retryAfterSeconds: 5, cause });

function describeWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

/** A fault of the place that the server is started in: the message says what to do, and no stack would help. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
