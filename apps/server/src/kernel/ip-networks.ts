import { isIPv4, isIPv6 } from 'node:net';

/**
 * What throttles count as one place: an IPv4 address, or the /64 of an IPv6 address, since whoever has one of its
 * addresses has them all. IPv4 written as IPv6 is the same place as plain IPv4.
 */
export const networkOf = (ip: string): string => prefixOf(ip, 4);

/**
 * What counts as one place for a single account: a /48 of IPv6, since providers give a customer up to so many networks.
 * For one account nobody else is likely to be in it.
 */
export const siteOf = (ip: string): string => prefixOf(ip, 3);

/** An IPv4 address, or the first so many 16-bit groups of an IPv6 address. */
function prefixOf(ip: string, length: number): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return dotted(groups[6] ?? 0, groups[7] ?? 0);
  return `${groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')}::/${length * 16}`;
}

/** The eight 16-bit groups of a valid IPv6 address. */
function groupsOf(ip: string): number[] {
  const [left = '', right] = ip.split('::');
  const before = readGroups(left);
  if (right === undefined) return before;
  const after = readGroups(right);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/**
 * What counts as one place to sign in from: wider than what a throttle counts for IPv4 (a /24), since providers hand
 * out another address of the same network every night.
 */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip);
  return isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : network;
}
