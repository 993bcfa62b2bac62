import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMessage } from '#adapters/mail/compose-message.ts';
import { type Mail, MailRefusedError, type TestableMailer } from '#kernel/mail.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

const CONNECTIONS = 3;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Sends over SMTP. A refusal with a 5xx is for good; a 4xx, a login or a connection that fails may pass later. */
export function makeSmtpMailer({ url, from }: SmtpSettings): TestableMailer {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS });
  return {
    async send(mail: Mail) {
      try {
        await transport.sendMail(composeMessage(mail, from));
      } catch (error) {
        throw toMailError(error);
      }
    },
    async check() {
      try {
        // Connects, secures the connection and signs in, as for a mail.
        await transport.verify();
      } catch (error) {
        throw new Error(describeFault(readFault(error)), { cause: error });
      }
    },
    close: async () => transport.close(),
  };
}

const FAULTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user name or the password.',
  EDNS: 'The name of the mail server is not known.',
  ECONNECTION: 'The mail server cannot be reached.',
  ESOCKET: 'The mail server cannot be reached, or does not offer TLS as it should.',
  ETIMEDOUT: 'The mail server does not answer in time.',
  ETLS: 'The connection to the mail server cannot be secured.',
};

const describeFault = ({ code, responseCode }: SmtpFault): string =>
  FAULTS[code] ?? `The mail server cannot be used (${code}, ${responseCode ?? 'no answer'}).`;

interface SmtpFault {
  readonly code: string;
  readonly responseCode: number | null;
}

/** Steps at which the server judges this very mail. At all others a 5xx is about the connection or our login. */
const JUDGES_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

function toMailError(error: unknown): Error {
  const { code, responseCode } = readFault(error);
  const isRefused = JUDGES_THE_MAIL.includes(code) && (responseCode === null || responseCode >= 500);
  if (isRefused) return new MailRefusedError(responseCode);
  // Not the server's words: they usually repeat the recipient, and errors are logged.
  return new Error(`The mail server could not take the mail (${code}, ${responseCode ?? 'no answer'}).`);
}

function readFault(error: unknown): SmtpFault {
  const { code, responseCode } = error as Partial<NodemailerError>;
  return { code: code ?? 'unknown', responseCode: responseCode ?? null };
}
