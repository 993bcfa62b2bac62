import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { failureOf } from '#adapters/openid-provider/provider-failure.ts';
import { type Identity, type IdentityProvider, ProviderFailure } from '#modules/accounts/ports.ts';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Somebody waits in front of a browser; a provider that takes longer is away. */
const TIMEOUT_SECONDS = 10;

const text = z.string().optional().catch(undefined);
/** Only what we use; a claim of another type counts as left out. */
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  given_name: text,
  family_name: text,
  name: text,
});
type Claims = z.infer<typeof Claims>;

/** OpenID Connect's authorization code flow with PKCE, state and nonce. The provider is looked up when first needed. */
export function makeOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  const { getConfiguration, discover } = makeDiscovery(settings);
  return {
    check: async () => void (await discover()),

    async begin(redirectUri) {
      const configuration = await getConfiguration();
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },

    async finish(callback, { state, nonce, verifier }) {
      const configuration = await getConfiguration();
      try {
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = Claims.parse(tokens.claims());
        return toIdentity(await complete(configuration, claims, tokens.access_token));
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Asks the provider for its description once; after a failure the next one who needs it asks again. */
function makeDiscovery({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const isPlain = issuer.startsWith('http:');
  const discover = (): Promise<Configuration> =>
    discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // The configuration admits http within this machine only.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      // Whatever is wrong with its description, nobody can sign in until it is put right.
      throw new ProviderFailure('away', `the OpenID provider cannot be used: ${describe(error)}`, error);
    });
  let known: Promise<Configuration> | undefined;
  const getConfiguration = async (): Promise<Configuration> => {
    known ??= discover();
    const asked = known;
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };
  return { getConfiguration, discover };
}

/** By the standard every provider takes the secret in the header, unless its description says otherwise. */
const authenticateClient =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return authenticate(secret)(server, client, body, headers);
  };

/** Many providers put only the subject into the ID token and the rest where it has to be asked for. */
async function complete(configuration: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const answer = await fetchUserInfo(configuration, accessToken, claims.sub);
  return { ...Claims.omit({ iss: true }).parse(answer), iss: claims.iss };
}

function toIdentity(claims: Claims): Identity {
  const [first, ...rest] = (claims.name ?? '').trim().split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true,
    firstName: claims.given_name ?? (first || null),
    lastName: claims.family_name ?? (rest.join(' ') || null),
  };
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
