import { API_BASE } from '@recto/contract';
import type { LoginResult } from '@recto/contract/accounts';
import { type AccountsTestApp, accountSettings, anyIp } from '#testing/accounts-test-app.ts';

const START = `${API_BASE}/auth/sso/start`;

/** A browser with a jar of its own, speaking to the app as pages and people do. */
export function makeBrowser(testApp: Pick<AccountsTestApp, 'inject'>) {
  const jar = new Map<string, string>();

  const send = async (
    method: 'GET' | 'POST' | 'DELETE' | 'HEAD',
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await testApp.inject({
      method,
      url: path,
      remoteAddress: anyIp(),
      headers: {
        host: new URL(accountSettings.publicUrl).host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    for (const set of cookies) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const type = String(response.headers['content-type']);
    const isJson = response.payload !== '' && type.startsWith('application/json');
    return {
      status: response.statusCode,
      location: String(response.headers.location ?? ''),
      cookies,
      body: isJson ? response.json() : undefined,
    };
  };

  const exchange = (code: string) => send('POST', `${API_BASE}/auth/sso/token`, { body: { code } });

  return {
    jar,
    send,
    start: (query = '') => send('GET', START + query),
    /** Comes back from the provider, to the callback on whatever host it names. */
    comeBack: (ip: string) => {
      const { pathname, search } = new URL(ip);
      return send('GET', pathname + search);
    },
    exchange,
  };
}
export type Browser = ReturnType<typeof makeBrowser>;

/** What stands behind `#sso=` or `#sso-error=`. */
export const outcomeOf = (location: string): { sso?: string; 'sso-error'?: string } =>
  Object.fromEntries(new URLSearchParams(location.split('#')[1] ?? ''));

export const attributesOf = ({ UserAttributes }: LoginResult): Record<string, string> =>
  Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
