import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeFetchPinned } from '#adapters/language-model/fetch-pinned.ts';
import { isForbiddenHost } from '#kernel/forbidden-addresses.ts';

const resolvingTo = (...addresses: string[]) => {
  const found = addresses.map(
    (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
  );
  return makeFetchPinned((_name, _options, callback) => callback(null, found));
};
const REFUSED = { cause: { reason: 'unavailable', message: /services of the cloud/ } };

test('a name that is resolved to a metadata service is refused, whatever else it is resolved to', async () => {
  for (const addresses of [
    ['169.254.169.254'],
    ['127.0.0.1', '100.100.100.200'],
    ['fd00:ec2::254'],
    ['fe80::1'],
  ])
    await expect(resolvingTo(...addresses)('http://models.example/v1')).rejects.toMatchObject(REFUSED);
});

test('the connection goes to the address that was looked at', async () => {
  const server = createServer((request, response) => response.end(request.headers.host));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await resolvingTo('127.0.0.1')(`http://models.example:${port}/v1`);
  expect(await response.text()).toBe(`models.example:${port}`);
});

test.each([
  ['169.254.1.2', true],
  ['[::ffff:a9fe:a9fe]', true],
  ['[64:ff9b::a9fe:a9fe]', true],
  ['[2002:a9fe:a9fe::1]', true],
  ['[fe80::1]', true],
  ['Metadata.Google.Internal.', true],
  ['168.63.129.16', true],
  ['169.253.1.2', false],
  ['10.0.0.5', false],
  ['localhost', false],
  ['[::1]', false],
  ['models.example', false],
])('whether %s is forbidden: %s', (host, isForbidden) => expect(isForbiddenHost(host)).toBe(isForbidden));
