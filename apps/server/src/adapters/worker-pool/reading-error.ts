/** Why CPU work on a file ended without a result; `code` tells what a customer can do about it. */
export class ReadingError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ReadingError';
    this.code = code;
  }
}
