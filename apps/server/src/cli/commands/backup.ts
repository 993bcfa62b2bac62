import { z } from 'zod';
import type { BackupFigures } from '#cli/backup-tools.ts';
import { defineCommand } from '#cli/define-command.ts';
import { CommandError } from '#kernel/command-output.ts';

const inWords = ({ rows, files, fileBytes }: BackupFigures) =>
  `${rows} rows, ${files} stored files of ${Math.round(fileBytes / 1e5) / 10} MB`;

export const makeBackup = defineCommand({
  name: 'backup',
  help: 'Copies all data into a folder or a .zip file, beside a running server or without one.',
  details: [
    'An interrupted backup into a folder goes on when the same command is run again.',
    'The secret of the installation is not in it: keep app-secret, or APP_SECRET, in another place.',
  ],
  takes: z.strictObject({
    backup: z.string().min(1).describe('A new folder, or a new file whose name ends in .zip.'),
    check: z.boolean().default(false).describe('Makes none: reads a backup and says the first fault.'),
  }),
  words: ['backup'],
  paths: ['backup'],
  place: 'here',
  async run({ backups }, { backup, check }, out) {
    if (check) {
      const figures = await backups.check(backup);
      out.line(`The backup of ${figures.madeAt} is whole: ${inWords(figures)}.`);
      return;
    }
    const { pauseMs, ...figures } = await backups.make(backup);
    if (pauseMs !== null) out.progress(`The server stood still for ${pauseMs} ms.`);
    out.line(`Copied to ${backup}: ${inWords(figures)}.`);
  },
});

const SECRETS = {
  fits: [],
  unknown: [],
  missing: [
    'The secret of the copied installation is not in a backup. Before the first start bring along its file app-secret, or set',
    'APP_SECRET to what it was. With another secret everybody with a second factor has to set it up anew (docs/backup.md).',
  ],
  another: [
    'The secret here is not the one of the copied installation. Replace app-secret in the data folder by its file, or set',
    'APP_SECRET to what it was. With another secret everybody with a second factor has to set it up anew (docs/backup.md).',
  ],
} as const;

export const restoreBackup = defineCommand({
  name: 'restore',
  help: 'Puts a backup in the place of the data; or brings one account of it back.',
  details: [
    'Everything is checked before anything is changed. The server must not run, except for one account.',
  ],
  takes: z.strictObject({
    backup: z.string().min(1).describe('The folder or .zip file of the backup.'),
    replace: z.boolean().default(false).describe('Replaces data that are there without asking.'),
    account: z.email().optional().describe('Brings back this account alone, beside all others.'),
  }),
  words: ['backup'],
  paths: ['backup'],
  place: 'here',
  async run({ backups, confirm, runOnData }, { backup, replace, account }, out) {
    if (account !== undefined) return runOnData('restore account', { backup, email: account }, out);
    let outcome = await backups.restore(backup, { replace });
    if (outcome.kind === 'exists') {
      if (!confirm)
        throw new CommandError(`${outcome.what} Nothing was changed. To replace all of it, say --replace.`);
      if (!(await confirm(`${outcome.what} Replace all of it?`)))
        throw new CommandError('Nothing was changed.');
      outcome = await backups.restore(backup, { replace: true });
      if (outcome.kind === 'exists') throw new CommandError(outcome.what);
    }
    const { figures, secret, otherSettings } = outcome;
    out.line(`Restored the backup of ${figures.madeAt}: ${inWords(figures)}.`);
    for (const line of SECRETS[secret]) out.line(line);
    if (otherSettings.length > 0) {
      out.line(
        'Settings of the copied installation that this one does not have (secrets are never among them):',
      );
      for (const setting of otherSettings) out.line(`  ${setting}`);
    }
  },
});

/** What `recto backup` asks of a running server on the embedded database. */
export const takeSnapshot = defineCommand({
  name: 'backup snapshot',
  help: 'Copies the files of the embedded database of a running server, for a backup.',
  takes: z.strictObject({}),
  place: 'data',
  isInternal: true,
  async run({ takeSnapshot: take }, _given, out) {
    out.line(JSON.stringify(await take()));
  },
});

/** What `recto restore --account` runs where the data are. */
export const restoreAccount = defineCommand({
  name: 'restore account',
  help: 'Brings one account of a backup back.',
  takes: z.strictObject({ backup: z.string().min(1), email: z.string() }),
  place: 'data',
  isInternal: true,
  async run({ restoreAccount: restore }, { backup, email }, out) {
    const { rows, files } = await restore(backup, email);
    out.line(`Brought back the account of ${email}: ${rows} rows, ${files} stored files.`);
  },
});
