import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARRIVES_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 25;

const listMails = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();

/** A mail is there when it is whole, and does not change. */
const known = new Map<string, string>();
async function readMail(path: string): Promise<string> {
  const mail = known.get(path) ?? (await readFile(path, 'utf8'));
  known.set(path, mail);
  return mail;
}

/**
 * The code of the newest mail to an address, once so many with a code have come: mails are sent after the answer, so the
 * newest of now may not be the last one asked for.
 */
export async function readCode(dataFolder: string, email: string, mails = 1): Promise<string> {
  const folder = join(dataFolder, 'outbox');
  // A long address stands on a line of its own.
  const isToThem = new RegExp(`^To:\\s+.*${email.replaceAll('.', '\\.')}`, 'im');
  const until = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < until) {
    const codes: string[] = [];
    for (const name of await listMails(folder)) {
      const mail = await readMail(join(folder, name));
      const code = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n') + 4))?.[0];
      if (code && isToThem.test(mail)) codes.push(code);
    }
    const newest = codes.at(-1);
    if (newest && codes.length >= mails) return newest;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`not ${mails} mails with a code for ${email} in ${folder}`);
}
