import { Email } from '@recto/contract/accounts';
import { z } from 'zod';
import type { DataContext } from '#cli/contexts.ts';
import { CommandError } from '#kernel/command-output.ts';
import type { COMMAND_LINE } from '#modules/audit/index.ts';

/** Who acts here, in the audit log. */
export const ACTOR: typeof COMMAND_LINE = 'command line';

/** What a command about one account takes. */
export const OfUser = z.strictObject({ email: Email.describe('address of the account') });

/** The account of that address; a sentence where there is none. */
export async function findUser({ accounts }: DataContext, email: string): Promise<string> {
  const userId = await accounts.administration.findUserId(email);
  if (userId === null) throw new CommandError(`There is no account with the address ${email}.`);
  return userId;
}
