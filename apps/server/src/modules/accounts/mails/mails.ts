import { html } from '#kernel/html.ts';
import { CODE } from '#modules/accounts/limits.ts';
import {
  button,
  CODE_BOX,
  layout,
  LINK,
  type MailContent,
  type MailSettings,
  pageUrl,
  paragraphs,
  SMALL,
  TEXT,
} from '#modules/accounts/mails/mail-layout.ts';

/*
 * These mails go to addresses that a stranger may have typed, so they repeat nothing that was typed with them: a name
 * would let anybody send words of their choice to anybody. The text part holds the code as six digits in one piece.
 */

export function verifyEmailMail(settings: MailSettings, code: string): MailContent {
  const { productName } = settings;
  const minutes = CODE.seconds / 60;
  const url = pageUrl(settings, '/verify-email');
  return {
    subject: `Your code for ${productName}`,
    text: paragraphs([
      'Hello,',
      `this is the code that confirms your e-mail address for ${productName}:`,
      code,
      `It is valid for ${minutes} minutes and works once. Enter it here:`,
      url,
      'If you did not sign up, you can ignore this mail: without the code\nnobody can use your address.',
    ]),
    html: layout(
      settings,
      'Confirm your e-mail address',
      html`<p style="${TEXT}">This is your code for ${productName}. It is valid for ${minutes} minutes and works once.</p>
<p style="${CODE_BOX}">${code}</p>
${button(url, 'Enter the code')}
<p style="${SMALL}">If you did not sign up, you can ignore this mail: without the code nobody can use your address.</p>`,
    ),
  };
}

export function resetPasswordMail(settings: MailSettings, code: string): MailContent {
  const { productName } = settings;
  const minutes = CODE.seconds / 60;
  const url = pageUrl(settings, '/confirm-forgot-password');
  return {
    subject: `Your password code for ${productName}`,
    text: paragraphs([
      'Hello,',
      `with this code you can choose a new password for ${productName}:`,
      code,
      `It is valid for ${minutes} minutes and works once. Enter it here:`,
      url,
      'If you did not ask for it, you can ignore this mail: your password stays\nas it is. Never pass the code on to anybody.',
    ]),
    html: layout(
      settings,
      'Choose a new password',
      html`<p style="${TEXT}">With this code you can choose a new password for ${productName}. It is valid for ${minutes} minutes and works once.</p>
<p style="${CODE_BOX}">${code}</p>
${button(url, 'Choose a password')}
<p style="${SMALL}">If you did not ask for it, you can ignore this mail: your password stays as it is. Never pass the code on to anybody.</p>`,
    ),
  };
}

export function accountExistsMail(settings: MailSettings): MailContent {
  const { productName } = settings;
  const [url, forgot] = [pageUrl(settings, '/login'), pageUrl(settings, '/forgot-password')];
  return {
    subject: `You already have an account at ${productName}`,
    text: paragraphs([
      'Hello,',
      `somebody, probably you, has just tried to sign up for ${productName} with this\naddress. It already has an account, and nothing was changed. Sign in here:`,
      url,
      'or, if you have forgotten the password, choose a new one:',
      forgot,
      'If it was not you, there is nothing to do: whoever it was has learned\nnothing.',
    ]),
    html: layout(
      settings,
      'You already have an account',
      html`<p style="${TEXT}">Somebody, probably you, has just tried to sign up for ${productName} with this address. It already has an account, and nothing was changed.</p>
${button(url, 'Sign in')}
<p style="${SMALL}">If you have forgotten the password, <a href="${forgot}" style="${LINK}">choose a new one</a>.</p>
<p style="${SMALL}">If it was not you, there is nothing to do: whoever it was has learned nothing.</p>`,
    ),
  };
}
