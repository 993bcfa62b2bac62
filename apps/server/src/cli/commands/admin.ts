import { z } from 'zod';
import { defineCommand } from '#cli/define-command.ts';
import { ACTOR, findUser, OfUser } from '#cli/find-user.ts';

/** More than an installation has. */
const LISTED_AT_MOST = 1_000;

export const grantAdmin = defineCommand({
  name: 'admin grant',
  help: 'Makes an account an administrator.',
  details: ['Its address has to be confirmed. Its sessions end, so that the next sign-in knows of it.'],
  takes: OfUser,
  words: ['email'],
  place: 'data',
  async run(context, { email }, out) {
    await context.accounts.administration.setRole(ACTOR, await findUser(context, email), 'admin');
    out.line(`${email} is an administrator.`);
  },
});

export const revokeAdmin = defineCommand({
  name: 'admin revoke',
  help: 'Makes an administrator a user like all others.',
  details: ['The last one stays.'],
  takes: OfUser,
  words: ['email'],
  place: 'data',
  async run(context, { email }, out) {
    await context.accounts.administration.setRole(ACTOR, await findUser(context, email), 'user');
    out.line(`${email} is no administrator.`);
  },
});

export const listAdmins = defineCommand({
  name: 'admin list',
  help: 'Lists the administrators.',
  takes: z.strictObject({}),
  place: 'data',
  async run({ accounts }, _given, out) {
    const paging = { offset: 0, limit: LISTED_AT_MOST, total: LISTED_AT_MOST };
    const admins = await accounts.administration.listUsers({ q: '', role: 'admin' }, paging);
    for (const { email, disabled_at } of admins)
      out.line(disabled_at === null ? email : `${email} (disabled)`);
    if (admins.length === 0)
      out.complain('There is no administrator yet: "recto admin grant <email>" makes one.');
  },
});
