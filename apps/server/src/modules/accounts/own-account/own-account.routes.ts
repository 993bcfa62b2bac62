import { ownAccount } from '@recto/contract/own-account';
import { makeRoutes } from '#kernel/http.ts';
import { makeOwnSessions, type OwnSessionsDeps } from '#modules/accounts/sessions/own-sessions.ts';
import {
  makeUpdateAttributes,
  type UpdateAttributesDeps,
} from '#modules/accounts/own-account/update-attributes.ts';

const { updateAttributes, sessions, endSession, endAllSessions } = ownAccount;

type Deps = OwnSessionsDeps & UpdateAttributesDeps;

export function makeOwnAccountRoutes(deps: Deps) {
  const changeAttributes = makeUpdateAttributes(deps);
  const ownSessions = makeOwnSessions(deps);

  return makeRoutes(
    { updateAttributes, sessions, endSession, endAllSessions },
    {
      async updateAttributes({ body, context }) {
        const UserAttributes = await changeAttributes(context.caller, body.attributes);
        return { result: { UserAttributes }, message: 'Your name was changed.' };
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
