import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '#api/wait-for.ts';

const ARRIVES_WITHIN_MS = 60_000;

/** A mail is there when it is whole, and does not change. */
const known = new Map<string, string>();
async function readMail(path: string): Promise<string> {
  const mail = known.get(path) ?? (await readFile(path, 'utf8'));
  known.set(path, mail);
  return mail;
}

/** The codes mailed to an address, oldest first. A server without SMTP leaves its mails in its data folder. */
async function readCodes(dataFolder: string, email: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  // A long address stands on a line of its own.
  const isToThem = new RegExp(`^To:\\s+.*${email.replaceAll('.', '\\.')}`, 'im');
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails
    .filter((mail) => isToThem.test(mail))
    .flatMap((mail) => /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n') + 4))?.[0] ?? []);
}

/**
 * The code of the newest mail to an address, once so many with a code have come: mails are sent after the answer, so the
 * newest of now may not be the last one asked for.
 */
export function readCode(dataFolder: string, email: string, mails = 1): Promise<string> {
  return waitFor(
    `${mails} mails with a code for ${email} in ${dataFolder}`,
    async () => {
      const codes = await readCodes(dataFolder, email);
      return codes.length >= mails ? codes.at(-1) : undefined;
    },
    ARRIVES_WITHIN_MS,
  );
}
