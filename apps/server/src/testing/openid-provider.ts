import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';

export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}
export type ProviderAnswer = ProviderPerson | 'denies';

/** Finds out who sits at a browser; null when it has answered with a page that asks. */
export type AskPerson = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<ProviderAnswer | null>;

export interface ProviderOptions {
  /** The name that browsers and servers know it by. */
  readonly hostname?: string;
  /** Without it nobody is asked: whoever comes is the person of `signInAs`. */
  readonly ask?: AskPerson;
}

export const CLIENT = { id: 'recto', secret: 'a secret that only the two of us know' } as const;

/**
 * A certified OpenID provider (oidc-provider) on a port of its own. It insists on PKCE, and puts e-mail and names where
 * the standard says: not into the ID token. The client's redirect address may be told later, since the client may have
 * to know the issuer before it has one.
 */
export async function openOpenIdProvider(redirectUri: string | null, options: ProviderOptions = {}) {
  const people = new Map<string, ProviderPerson>();
  let current: ProviderAnswer = 'denies';
  const ask: AskPerson = options.ask ?? (async () => current);
  let provider: Provider | null = null;
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway || !provider) return request.socket.destroy();
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    const answer = await ask(request, response);
    if (answer === null) return;
    if (answer !== 'denies') people.set(answer.sub, answer);
    const denial = { error: 'access_denied', error_description: 'not today' };
    const outcome = answer === 'denies' ? denial : { login: { accountId: answer.sub } };
    await provider.interactionFinished(request, response, outcome);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${options.hostname ?? '127.0.0.1'}:${port}`;

  /** Takes the address that browsers are sent back to. */
  const register = (uri: string): void => {
    const made = new Provider(
      issuer,
      configurationOf(uri, people, () => made),
    );
    provider = made;
  };
  if (redirectUri !== null) register(redirectUri);

  return {
    issuer,
    register,
    /** From now on browsers are this person's; or whoever sits there refuses. */
    signInAs(person: ProviderAnswer): void {
      current = person;
    },
    /** Stops answering until `comeBack`. */
    goAway(): void {
      isAway = true;
    },
    comeBack(): void {
      isAway = false;
    },
    /** What a browser does with the provider's sign-in address; gives where it is sent in the end. */
    async visit(url: string): Promise<string> {
      const jar = new Map<string, string>();
      let address = url;
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
          jar.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider stopped at ${address}: ${response.status}`);
        address = new URL(location, address).href;
        if (!address.startsWith(issuer)) return address;
      }
      throw new Error('the provider redirects for ever');
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestOpenIdProvider = Awaited<ReturnType<typeof openOpenIdProvider>>;

function configurationOf(
  redirectUri: string,
  people: ReadonlyMap<string, ProviderPerson>,
  provider: () => Provider,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...people.get(accountId), sub: accountId }),
    }),
    // Everybody has consented to everything.
    async loadExistingGrant(context) {
      const { session, client } = context.oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new (provider().Grant)({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** What the provider keeps; each provider of a test process shares it, as keys are random. */
const kept = new Map<string, AdapterPayload>();
class MemoryAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    kept.set(`${this.#kind}:${id}`, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(`${this.#kind}:${id}`);
  }

  async findByUserCode(): Promise<undefined> {}

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...kept.values()].find((payload) => payload.uid === uid);
  }

  async consume(id: string): Promise<void> {
    const payload = kept.get(`${this.#kind}:${id}`);
    if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(`${this.#kind}:${id}`);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
  }
}
