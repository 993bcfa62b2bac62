import { type Html, html } from '#kernel/html.ts';
import type { Mail } from '#kernel/mail.ts';

export interface MailSettings {
  readonly productName: string;
  readonly publicUrl: string;
}

export type MailContent = Omit<Mail, 'to'>;

export const pageUrl = ({ publicUrl }: MailSettings, path: string) => publicUrl.replace(/\/+$/, '') + path;
export const paragraphs = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

/* Mail programs know no stylesheets: the product's paper, ink and marker, written into each element. */
const SANS = "font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;color:#1c1e24";
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif;color:#1c1e24";
export const TEXT = `${SANS};font-size:15px;line-height:1.5;margin:0 0 20px`;
export const SMALL = `${SANS};font-size:13px;line-height:1.5;color:#4d5057;margin:24px 0 0`;
export const LINK = 'color:#2d52c6';
export const CODE_BOX = `${SANS};font-size:30px;font-weight:600;letter-spacing:8px;text-align:center;background:#ffe27a;border-radius:6px;padding:14px 0 14px 8px;margin:0 0 24px`;

export const button = (url: string, label: string): Html =>
  html`<p style="margin:0"><a href="${url}" style="${SANS};display:inline-block;background:#2d52c6;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none;border-radius:6px;padding:10px 18px">${label}</a></p>`;

export function layout({ productName }: MailSettings, heading: string, content: Html): string {
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
