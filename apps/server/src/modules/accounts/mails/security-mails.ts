import { type Html, html } from '#kernel/html.ts';
import type { SecurityEvent, SecurityMailKind } from '#modules/accounts/mails/mail.job.ts';
import {
  button,
  layout,
  LINK,
  type MailContent,
  type MailSettings,
  pageUrl,
  paragraphs,
  SMALL,
  TEXT,
} from '#modules/accounts/mails/mail-layout.ts';

interface Notice {
  readonly subject: (productName: string) => string;
  readonly heading: string;
  readonly sentence: (productName: string, event: SecurityEvent) => string;
  /** What to do in the profile, beside choosing a new password, where it was somebody else. */
  readonly inProfile?: string;
}

const NOTICES: Readonly<Record<SecurityMailKind, Notice>> = {
  'password-changed': {
    subject: (name) => `Your password for ${name} was changed`,
    heading: 'Your password was changed',
    sentence: (name) =>
      `The password of your account at ${name} was changed, and you were signed out everywhere.`,
  },
  'password-reset': {
    subject: (name) => `Your password for ${name} was reset`,
    heading: 'Your password was reset',
    sentence: (name) =>
      `The password of your account at ${name} was set anew with a code from your mailbox, and you were signed out everywhere.`,
  },
  'authenticator-registered': {
    subject: (name) => `A new authenticator for ${name}`,
    heading: 'A new authenticator was registered',
    sentence: (name) =>
      `An authenticator app was registered for your account at ${name}. If there was one before, it and its recovery codes no longer work.`,
  },
  'mfa-on': {
    subject: (name) => `Multi-factor authentication for ${name} is on`,
    heading: 'Multi-factor authentication is on',
    sentence: (name) => `From now on, signing in to ${name} also asks for a code of your authenticator app.`,
  },
  'mfa-off': {
    subject: (name) => `Multi-factor authentication for ${name} is off`,
    heading: 'Multi-factor authentication is off',
    sentence: (name) => `From now on, your password alone signs in to your account at ${name}.`,
  },
  'recovery-code-used': {
    subject: (name) => `A recovery code for ${name} was used`,
    heading: 'A recovery code was used',
    sentence: (name, { left = 0 }) =>
      `One of the recovery codes of your account at ${name} was used. ${leftOver(left)}`,
  },
  'identity-linked': {
    subject: (name) => `Another way to sign in to ${name}`,
    heading: 'Single sign-on was linked',
    sentence: (name) =>
      `An identity of your organisation’s sign-in was linked with your account at ${name} and opens it from now on.`,
    inProfile: 'unlink this identity, which a new password does not do',
  },
  'identity-unlinked': {
    subject: (name) => `Single sign-on was unlinked from ${name}`,
    heading: 'Single sign-on was unlinked',
    sentence: (name) =>
      `An identity that opened your account at ${name} was unlinked and opens it no longer.`,
  },
  'new-sign-in': {
    subject: (name) => `A new sign-in to ${name}`,
    heading: 'A new sign-in',
    sentence: (name) =>
      `Somebody, probably you, signed in to ${name} from a place or with a browser not seen before.`,
  },
};

const leftOver = (left: number) => {
  if (left === 0) return 'None is left: register your authenticator again to get new ones.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
};

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** When something was done, from where and with what. */
export const circumstancesOf = ({ at, address, browser }: SecurityEvent): [string, string, string] => [
  `When: ${DATE.format(at)} UTC`,
  `From: ${address}`,
  `With: ${browser}`,
];

export function circumstances(event: SecurityEvent): Html {
  const [when, from, browser] = circumstancesOf(event);
  return html`<p style="${TEXT}">${when}<br>${from}<br>${browser}</p>`;
}

/** Tells the owner what has happened, when and from where, and the way to undo it. */
export function securityMail(
  settings: MailSettings,
  kind: SecurityMailKind,
  event: SecurityEvent,
): MailContent {
  const { productName } = settings;
  const { subject, heading, sentence, inProfile = 'see where you are signed in' } = NOTICES[kind];
  const what = sentence(productName, event);
  const [profile, forgot] = [pageUrl(settings, '/profile'), pageUrl(settings, '/forgot-password')];
  const calm = 'If this was you, there is nothing to do.';
  return {
    subject: subject(productName),
    text: paragraphs([
      'Hello,',
      what,
      circumstancesOf(event).join('\n'),
      `${calm} If it was not, choose a new\npassword at once:`,
      forgot,
      `and ${inProfile}:`,
      profile,
    ]),
    html: layout(
      settings,
      heading,
      html`<p style="${TEXT}">${what}</p>
${circumstances(event)}
<p style="${TEXT}">${calm} If it was not, choose a new password at once.</p>
${button(forgot, 'Choose a new password')}
<p style="${SMALL}">In your profile, <a href="${profile}" style="${LINK}">${inProfile}</a>.</p>`,
    ),
  };
}
