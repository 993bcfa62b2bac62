import { z } from 'zod';
import { defineCommand } from '#cli/define-command.ts';

export const listAdmins = defineCommand({
  name: 'admin list',
  help: 'Lists the accounts of administrators.',
  takes: z.strictObject({}),
  place: 'data',
  async run({ accounts, database }, _given, out) {
    const emails = await accounts.listAdmins(database.root);
    for (const email of emails) out.line(email);
    if (emails.length === 0)
      out.complain('There is no administrator. "recto admin grant <email>" makes one.');
  },
});
