import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARRIVES_WITHIN_MS = 15_000;

const listMails = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();

/** How many mails have been sent, to whomever. */
export const countMails = async (dataFolder: string): Promise<number> =>
  (await listMails(join(dataFolder, 'outbox'))).length;

/** The newest six-digit code that was mailed to an address, waiting until one has come. */
export async function readCode(dataFolder: string, email: string, after = 0): Promise<string> {
  const folder = join(dataFolder, 'outbox');
  const until = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < until) {
    const names = await listMails(folder);
    for (const name of names.slice(after).reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const code = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n') + 4))?.[0];
      if (new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'im').test(mail) && code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code for ${email} in ${folder}`);
}
