import { type Html, html } from '#kernel/html.ts';
import type { Mail } from '#kernel/mail.ts';
import { CODE } from '#modules/accounts/limits.ts';

export interface MailSettings {
  readonly productName: string;
  readonly publicUrl: string;
}

type Content = Omit<Mail, 'to'>;

/*
 * These mails go to addresses that a stranger may have typed, so they repeat nothing that was typed with them: a name
 * would let anybody send words of their choice to anybody. The text part holds the code as six digits in one piece.
 */

export function verifyEmailMail(settings: MailSettings, code: string): Content {
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

export function accountExistsMail(settings: MailSettings): Content {
  const { productName } = settings;
  const url = pageUrl(settings, '/login');
  return {
    subject: `You already have an account at ${productName}`,
    text: paragraphs([
      'Hello,',
      `somebody, probably you, has just tried to sign up for ${productName} with this\naddress. It already has an account, and nothing was changed. Sign in here:`,
      url,
      'If it was not you, there is nothing to do: whoever it was has learned\nnothing.',
    ]),
    html: layout(
      settings,
      'You already have an account',
      html`<p style="${TEXT}">Somebody, probably you, has just tried to sign up for ${productName} with this address. It already has an account, and nothing was changed.</p>
${button(url, 'Sign in')}
<p style="${SMALL}">If it was not you, there is nothing to do: whoever it was has learned nothing.</p>`,
    ),
  };
}

const pageUrl = ({ publicUrl }: MailSettings, path: string) => publicUrl.replace(/\/+$/, '') + path;
const paragraphs = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

/* Mail programs know no stylesheets: the product's paper, ink and marker, written into each element. */
const SANS = "font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;color:#1c1e24";
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif;color:#1c1e24";
const TEXT = `${SANS};font-size:15px;line-height:1.5;margin:0 0 20px`;
const SMALL = `${SANS};font-size:13px;line-height:1.5;color:#4d5057;margin:24px 0 0`;
const CODE_BOX = `${SANS};font-size:30px;font-weight:600;letter-spacing:8px;text-align:center;background:#ffe27a;border-radius:6px;padding:14px 0 14px 8px;margin:0 0 24px`;

const button = (url: string, label: string): Html =>
  html`<p style="margin:0"><a href="${url}" style="${SANS};display:inline-block;background:#2d52c6;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none;border-radius:6px;padding:10px 18px">${label}</a></p>`;

function layout({ productName }: MailSettings, heading: string, content: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:#fbfaf7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="${SERIF};font-size:20px;font-weight:600;padding:0 0 16px">${productName}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e5e4e0;border-radius:10px;padding:28px">
<h1 style="${SERIF};font-size:24px;line-height:1.25;font-weight:500;margin:0 0 16px">${heading}</h1>
${content}
</td></tr></table>
</td></tr></table>
</body></html>
`.source;
}
