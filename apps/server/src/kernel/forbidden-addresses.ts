import { BlockList, isIP } from 'node:net';

/**
 * Where the metadata services of clouds listen, which give keys to whoever asks from within: the link-local networks, and
 * the addresses that clouds have chosen elsewhere.
 */
const FORBIDDEN = new BlockList();
FORBIDDEN.addSubnet('169.254.0.0', 16, 'ipv4');
FORBIDDEN.addAddress('100.100.100.200', 'ipv4');
FORBIDDEN.addAddress('168.63.129.16', 'ipv4');
FORBIDDEN.addAddress('192.0.0.192', 'ipv4');
FORBIDDEN.addSubnet('fe80::', 10, 'ipv6');
FORBIDDEN.addSubnet('fd00:ec2::', 32, 'ipv6');
FORBIDDEN.addAddress('fd20:ce::254', 'ipv6');
// The same of IPv4 as IPv6 writes them: NAT64, 6to4 and compatible addresses; mapped ones are known to the list by itself.
for (const [high, low, bits] of [
  ['a9fe', '0', 16],
  ['6464', '64c8', 32],
  ['a83f', '8110', 32],
  ['c000', 'c0', 32],
] as const) {
  FORBIDDEN.addSubnet(`64:ff9b::${high}:${low}`, 96 + bits, 'ipv6');
  FORBIDDEN.addSubnet(`2002:${high}:${low}::`, 16 + bits, 'ipv6');
  FORBIDDEN.addSubnet(`::${high}:${low}`, 96 + bits, 'ipv6');
}

/** Names that lead there, whatever they are resolved to here. */
const FORBIDDEN_NAMES =
  /^(?:metadata|instance-data|(?:[^.]+\.)*metadata\.(?:google\.internal|goog|azure\.internal))$/;

/** Whether an IP address is one that nothing may be sent to. */
export function isForbiddenIp(ip: string): boolean {
  const [bare = ''] = ip.split('%');
  const version = isIP(bare);
  return version !== 0 && FORBIDDEN.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether the host of an address is one that nothing may be sent to, before it is resolved. */
export function isForbiddenHost(hostname: string): boolean {
  const bare = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase();
  return isForbiddenIp(bare) || FORBIDDEN_NAMES.test(bare);
}
