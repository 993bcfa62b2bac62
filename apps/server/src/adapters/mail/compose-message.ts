import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#kernel/mail.ts';

/** The message as both adapters hand it to the MIME builder. */
export const composeMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  // As an object: a text would be parsed, and could then name a second recipient.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // RFC 3834: no holiday notices in answer to a machine.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
