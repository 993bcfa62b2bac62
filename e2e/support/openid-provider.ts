import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  CLIENT,
  openOpenIdProvider,
  type ProviderAnswer,
  type ProviderPerson,
} from '../../apps/server/src/testing/openid-provider.ts';
import { type RunningServer, startServer } from './server.ts';

export type { ProviderPerson };

const DENY = 'Refuse';
const SIGN_IN = 'Sign in at Acme';

const page = (people: Iterable<ProviderPerson>) => `<!doctype html>
<html lang="en"><title>Acme</title><h1>Acme</h1>
<form method="post">
  <label>Who are you? <select name="sub">${[...people].map(({ sub }) => `<option>${sub}</option>`).join('')}</select></label>
  <button name="answer" value="sign-in">${SIGN_IN}</button>
  <button name="answer" value="deny">${DENY}</button>
</form></html>`;

/**
 * An organisation's provider whose login page a person clicks through. It goes by another name than the product, so that
 * for the browser it is another site with cookies of its own, as it is in life.
 */
async function openAcme() {
  const people = new Map<string, ProviderPerson>();
  const ask = async (request: IncomingMessage, response: ServerResponse): Promise<ProviderAnswer | null> => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(people.values()));
      return null;
    }
    const form = new URLSearchParams(await text(request));
    const person = people.get(form.get('sub') ?? '');
    return form.get('answer') === 'sign-in' && person ? person : 'denies';
  };
  const provider = await openOpenIdProvider(null, { hostname: 'localhost', ask });
  const addPerson = (person: ProviderPerson): ProviderPerson => {
    people.set(person.sub, person);
    return person;
  };
  return { ...provider, addPerson };
}

export interface SsoStage {
  readonly acme: Awaited<ReturnType<typeof openAcme>>;
  readonly server: RunningServer;
  close(): Promise<void>;
}

/** The product with a provider that is trusted with the addresses of acme.example. */
export async function openSsoStage(env: Record<string, string> = {}): Promise<SsoStage> {
  const acme = await openAcme();
  const server = await startServer({
    TRUST_PROXY: 'true',
    OIDC_ISSUER: acme.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_DOMAINS: 'acme.example',
    ...env,
  }).catch(async (error: unknown) => {
    await acme.close();
    throw error;
  });
  acme.register(`${server.url}/api/v2/auth/sso/callback`);
  return {
    acme,
    server,
    async close() {
      await server.stop();
      await acme.close();
    },
  };
}
