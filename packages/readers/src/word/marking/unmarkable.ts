/** A file that cannot carry the marks of a redline, and why: for the person, as the end of a sentence. */
export class UnmarkableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnmarkableError';
  }
}
