import { API_BASE } from '@recto/contract';
import { sso } from '@recto/contract/sso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, makeRoutes, type Routes } from '#kernel/http.ts';
import { findAccount } from '#modules/accounts/account.store.ts';
import { makeBeginSso, type BeginSsoDeps } from '#modules/accounts/sso/begin-sso.ts';
import type { Client } from '#modules/accounts/client.ts';
import { isFreshSession } from '#modules/accounts/sessions/session.store.ts';
import { makeExchangeSsoCode, type ExchangeSsoCodeDeps } from '#modules/accounts/sso/exchange-sso-code.ts';
import { makeFinishSso, type FinishSsoDeps } from '#modules/accounts/sso/finish-sso.ts';
import {
  makeListIdentities,
  makeUnlinkIdentity,
  type UnlinkIdentityDeps,
} from '#modules/accounts/sso/identities.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';
import { mayLinkIdentities } from '#modules/accounts/plan.ts';
import type { GivenProof } from '#modules/accounts/second-factor/proofs.ts';
import {
  makeProveOwnership,
  type ProveOwnershipDeps,
} from '#modules/accounts/second-factor/prove-ownership.ts';
import { browserCookie } from '#modules/accounts/sso/sso-browser.ts';
import {
  alreadyLinked,
  linkingNotInPlan,
  providerAway,
  ssoNotConfigured,
} from '#modules/accounts/sso/sso.errors.ts';
import type { SingleSignOn } from '#modules/accounts/sso/sso.ts';

interface SsoDeps
  extends BeginSsoDeps,
    FinishSsoDeps,
    ExchangeSsoCodeDeps,
    UnlinkIdentityDeps,
    ProveOwnershipDeps {
  readonly settings: FinishSsoDeps['settings'];
  readonly throttle: Throttle;
  readonly singleSignOn?: SingleSignOn | undefined;
}

/** Where the provider's identities are linked, and the two redirects by which browsers go to it and come back. */
export function makeSsoRoutes(deps: SsoDeps): Routes {
  const { singleSignOn } = deps;
  const calls = makeSsoCalls(deps);
  const mountRedirects = singleSignOn ? makeRedirects(deps, singleSignOn) : refuseRedirects;
  return (app, authenticate) => {
    calls(app, authenticate);
    mountRedirects(app);
  };
}

function makeSsoCalls(deps: SsoDeps): Routes {
  const { singleSignOn, settings } = deps;
  const exchangeCode = makeExchangeSsoCode(deps);
  const listIdentities = makeListIdentities(deps);
  const unlinkIdentity = makeUnlinkIdentity(deps);
  const startLinking = singleSignOn && makeStartLinking(deps, singleSignOn);

  return makeRoutes(sso, {
    async exchangeCode({ body, context }) {
      if (!singleSignOn) throw ssoNotConfigured();
      const result = await exchangeCode(body.code, context.cookies, context);
      return { result, message: 'Welcome back!', headers: { 'set-cookie': cookieOf(settings, '') } };
    },
    async identities({ context }) {
      const items = await listIdentities(context.caller.accountId);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    async startLinking({ body, context }) {
      if (!startLinking) throw ssoNotConfigured();
      const { url, browserSecret } = await startLinking(context.caller, body, context);
      return { result: { url }, headers: { 'set-cookie': cookieOf(settings, browserSecret) } };
    },
    async unlink({ params, context }) {
      await unlinkIdentity(context.caller, params.id, context);
      return { result: null, message: 'The identity is unlinked.' };
    },
  });
}

/**
 * Only the answer to the session itself sets the cookie: a link that somebody else has sent could not begin this. And it
 * takes a sign-in just now or a proof: an identity opens the account also after the password was changed and every
 * session ended.
 */
function makeStartLinking(deps: SsoDeps, singleSignOn: SingleSignOn) {
  const { database, findPlan, now } = deps;
  const beginSso = makeBeginSso(deps, singleSignOn);
  const listIdentities = makeListIdentities(deps);
  const prove = makeProveOwnership(deps);
  return async ({ accountId, sessionId }: Caller, given: GivenProof, client: Client) => {
    const account = await findAccount(database.root, accountId);
    if (!account || !mayLinkIdentities(await findPlan(database.root, accountId))) throw linkingNotInPlan();
    const linked = await listIdentities(accountId);
    if (linked.some(({ issuer }) => issuer === singleSignOn.issuer)) throw alreadyLinked();
    const isFresh = await isFreshSession(database.root, sessionId, now());
    const proved = isFresh ? {} : { spend: await prove({ account, sessionId }, given, client) };
    const begun = await beginSso({ sessionId, ...proved });
    if ('error' in begun) throw providerAway();
    return begun;
  };
}

const START = `${API_BASE}/auth/sso/start`;
const CALLBACK = `${API_BASE}/auth/sso/callback`;
/** HEAD must neither begin nor finish anything. */
const OPTIONS = { compress: false, exposeHeadRoute: false } as const;

function makeRedirects(deps: SsoDeps, singleSignOn: SingleSignOn) {
  const { settings, throttle } = deps;
  const beginSso = makeBeginSso(deps, singleSignOn);
  const finishSso = makeFinishSso(deps, singleSignOn);

  return (app: FastifyInstance): void => {
    app.get(START, OPTIONS, async (request, reply) => {
      const query = queryOf(request);
      // The provider sends the browser to the public address, and only there would it bring the cookie along. Once: a
      // proxy may show us another host than people see.
      if (request.host !== new URL(settings.publicUrl).host && !query.has('moved')) {
        query.set('moved', '1');
        return redirect(reply, `${settings.publicUrl.replace(/\/+$/, '')}${START}?${query}`);
      }
      const next = query.get('next') ?? undefined;
      const isAllowed = await throttle.allows('singleSignOn', { ip: request.ip });
      const begun = isAllowed ? await beginSso({ next }) : { error: 'too_many' as const };
      if ('error' in begun) return redirect(reply, `/login#sso-error=${begun.error}`);
      reply.header('set-cookie', cookieOf(settings, begun.browserSecret));
      return redirect(reply, begun.url);
    });
    app.get(CALLBACK, OPTIONS, async (request, reply) => {
      const cookies = request.headers.cookie ?? '';
      return redirect(
        reply,
        await finishSso({ query: queryOf(request), cookies, client: clientOf(request) }),
      );
    });
  };
}

function refuseRedirects(app: FastifyInstance): void {
  for (const path of [START, CALLBACK])
    app.get(path, OPTIONS, async () => {
      throw ssoNotConfigured();
    });
}

const cookieOf = ({ publicUrl }: Pick<SsoDeps['settings'], 'publicUrl'>, secret: string) =>
  browserCookie(secret, publicUrl.startsWith('https:'));

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://own.invalid').searchParams;
const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  ip: ip,
  userAgent: headers['user-agent'] ?? null,
});

const redirect = (reply: FastifyReply, ip: string) =>
  reply.header('cache-control', 'no-store').redirect(ip, 302);
