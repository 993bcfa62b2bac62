import { ownAccount } from '@recto/contract/own-account';
import { notSignedIn } from '#kernel/errors.ts';
import { makeRoutes } from '#kernel/http.ts';
import { makeOwnSessions, type OwnSessionsDeps } from '#modules/accounts/sessions/own-sessions.ts';
import { hasAdmin } from '#modules/accounts/own-account/has-admin.store.ts';
import { findSendOutside, setSendOutside } from '#modules/accounts/own-account/send-outside.store.ts';
import {
  makeUpdateAttributes,
  type UpdateAttributesDeps,
} from '#modules/accounts/own-account/update-attributes.ts';

const { updateAttributes, sessions, endSession, endAllSessions, settings, changeSettings } = ownAccount;

type Deps = OwnSessionsDeps & UpdateAttributesDeps;

export function makeOwnAccountRoutes(deps: Deps) {
  const { database, now, log } = deps;
  const changeAttributes = makeUpdateAttributes(deps);
  const ownSessions = makeOwnSessions(deps);

  return makeRoutes(
    { updateAttributes, sessions, endSession, endAllSessions, settings, changeSettings },
    {
      async updateAttributes({ body, context }) {
        const UserAttributes = await changeAttributes(context.caller, body.attributes);
        return { result: { UserAttributes }, message: 'Your name was changed.' };
      },
      async settings({ context: { caller } }) {
        const sendOutside = await findSendOutside(database.root, caller.accountId);
        if (sendOutside === undefined) throw notSignedIn();
        return { result: { sendOutside, hasAdmin: await hasAdmin(database.root) } };
      },
      async changeSettings({ body: { sendOutside }, context: { caller } }) {
        if (!(await setSendOutside(database.root, caller.accountId, sendOutside, now()))) throw notSignedIn();
        log.info({ event: 'account.send_outside', accountId: caller.accountId, sendOutside });
        return { result: { sendOutside, hasAdmin: await hasAdmin(database.root) } };
      },
      async sessions({ context }) {
        const items = await ownSessions.list(context.caller);
        return { result: { items, page: 1, limit: items.length, total: items.length } };
      },
      async endSession({ params, context }) {
        await ownSessions.end(context.caller, params.id);
        return { result: null, message: 'The session was signed out.' };
      },
      async endAllSessions({ context }) {
        await ownSessions.endAll(context.caller);
        return { result: null, message: 'You are signed out everywhere.' };
      },
    },
  );
}
