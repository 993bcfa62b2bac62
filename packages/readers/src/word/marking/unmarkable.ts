/** A file that cannot carry the marks of a redline, and why: for the person, as the end of a sentence. */
export class UnmarkableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnmarkableError';
  }
}

/** Of what stands in something that cannot be divided. */
export const UNDIVIDED = 'something has changed in a formula, or in a text box in a table';
