/** Where a command of the command line says what it has to say, in this process or through the socket of a server. */
export interface CommandOutput {
  /** One line of the result. */
  line(text: string): void;
  /** How far the work is; beside the result, and gone in a file that the result is written to. */
  progress(text: string): void;
  /** What went wrong, in a sentence. */
  complain(text: string): void;
}

/** A command could not do what it was asked to: the message is a sentence for whoever runs it, and no stack would help. */
export class CommandError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandError';
  }
}

export const EXIT = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 } as const;
