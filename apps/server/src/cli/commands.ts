import { grantAdmin, listAdmins, revokeAdmin } from '#cli/commands/admin.ts';
import { doctor } from '#cli/commands/doctor.ts';
import { resetMfa, unlockUser } from '#cli/commands/user.ts';
import { makeBackup, restoreAccount, restoreBackup, takeSnapshot } from '#cli/commands/backup.ts';
import { moveData } from '#cli/commands/move.ts';
import type { Command } from '#cli/define-command.ts';

/** Every command, in the order of `recto --help`. */
export const COMMANDS: readonly Command[] = [
  doctor,
  listAdmins,
  grantAdmin,
  revokeAdmin,
  resetMfa,
  unlockUser,
  makeBackup,
  restoreBackup,
  moveData,
  takeSnapshot,
  restoreAccount,
];
