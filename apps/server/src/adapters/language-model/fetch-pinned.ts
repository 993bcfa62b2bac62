import { lookup as lookupByDns, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, fetch as fetchBy } from 'undici';
import { isForbiddenHost, isForbiddenIp } from '#kernel/forbidden-addresses.ts';
import { LanguageModelError } from '#kernel/language-model.ts';

/** Gives all addresses of a name. */
type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const refused = () =>
  new LanguageModelError(
    'unavailable',
    'its address belongs to services of the cloud, which are never asked',
  );

/**
 * Resolves a name and refuses it where any of its addresses is forbidden. The connection is made to what is answered here, so
 * that a name cannot lead elsewhere once it has been looked at.
 */
const makeLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.some(({ address }) => isForbiddenIp(address))) return callback(refused(), []);
      const [first] = found;
      if (options.all) return callback(null, found);
      callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

/**
 * `fetch` for an address that somebody has typed on a screen: never to a metadata service, and never on to where a redirect
 * leads.
 */
export function makeFetchPinned(resolve: Resolve = lookupByDns): typeof fetch {
  const dispatcher = new Agent({ connect: { lookup: makeLookup(resolve) } });
  return async (url, init) => {
    const target = new URL(url instanceof Request ? url.url : url);
    if (isForbiddenHost(target.hostname)) throw refused();
    const asked = init as Parameters<typeof fetchBy>[1];
    const response = await fetchBy(target, { ...asked, redirect: 'manual', dispatcher });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new LanguageModelError('unavailable', 'it answered with a redirect, which is not followed');
    }
    return response as unknown as Response;
  };
}

export const fetchPinned = makeFetchPinned();
