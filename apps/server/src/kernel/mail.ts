export interface Mail {
  /** One bare address, never a list. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Hands the mail over. Throws `MailRefusedError` when trying again is useless; any other error means that a later
   * attempt may succeed.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** One that can be tried. */
export interface TestableMailer extends Mailer {
  /** Whether mails can be handed over at all; sends none. Rejects with what stands in the way, in words. */
  check(): Promise<void>;
}

/** The mail server will never take this mail. The message holds no address, so that it can be logged. */
export class MailRefusedError extends Error {
  readonly responseCode: number | null;

  constructor(responseCode: number | null) {
    super(`The mail was refused for good${responseCode === null ? '' : ` (${responseCode})`}.`);
    this.name = 'MailRefusedError';
    this.responseCode = responseCode;
  }
}
