import { defineCommand } from '#cli/define-command.ts';
import { ACTOR, findUser, OfUser } from '#cli/find-user.ts';

export const resetMfa = defineCommand({
  name: 'user reset-mfa',
  help: 'Takes the second factor away from an account whose authenticator is lost.',
  details: ['Its sessions end, and its owner is told by mail. Be sure who asks for it.'],
  takes: OfUser,
  words: ['email'],
  place: 'data',
  async run(context, { email }, out) {
    await context.accounts.administration.disableSecondFactor(ACTOR, await findUser(context, email));
    out.line(`${email} has no second factor any more; its sessions have ended.`);
    if (!context.isInServer) out.progress('The mail about it is sent when the server runs.');
  },
});

export const unlockUser = defineCommand({
  name: 'user unlock',
  help: 'Ends the waits that wrong passwords and codes have brought upon an account.',
  takes: OfUser,
  words: ['email'],
  place: 'data',
  async run(context, { email }, out) {
    await context.accounts.administration.unlock(ACTOR, await findUser(context, email));
    out.line(`${email} can be signed in to without waiting.`);
  },
});
