import { listAdmins } from '#cli/commands/admin.ts';
import { makeBackup, restoreAccount, restoreBackup, takeSnapshot } from '#cli/commands/backup.ts';
import type { Command } from '#cli/define-command.ts';

/** Every command, in the order of `recto --help`. */
export const COMMANDS: readonly Command[] = [
  listAdmins,
  makeBackup,
  restoreBackup,
  takeSnapshot,
  restoreAccount,
];
