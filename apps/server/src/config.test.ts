import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, trustedProxies } from '#config.ts';

describe('reading the environment', () => {
  test('nothing needs to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      signup: 'open',
      throttle: 'on',
      production: false,
    });
  });

  test('every problem is named at once', () => {
    const read = () => readConfig({ PORT: 'eighty', SIGNUP: 'maybe', SIGNUP_DOMAINS: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*SIGNUP/);
  });

  test('production needs a secret and keeps its limiters', () => {
    expect(() => readConfig({ NODE_ENV: 'production', THROTTLE: 'off' })).toThrow(
      /APP_SECRET[\s\S]*THROTTLE/,
    );
  });

  test('signing up by domain needs domains', () => {
    expect(() => readConfig({ SIGNUP: 'domains' })).toThrow(/SIGNUP_DOMAINS/);
    expect(readConfig({ SIGNUP: 'domains', SIGNUP_DOMAINS: 'A.example, b.example' }).signupDomains).toEqual([
      'a.example',
      'b.example',
    ]);
  });
});

test('trusted proxies are nobody, everybody, a number of hops or addresses', () => {
  expect(trustedProxies('')).toBe(false);
  expect(trustedProxies('true')).toBe(true);
  expect(trustedProxies('10.0.0.1, 10.0.0.2')).toEqual(['10.0.0.1', '10.0.0.2']);
  const hops = trustedProxies('1');
  expect(typeof hops === 'function' && [hops('x', 0), hops('x', 1)]).toEqual([true, false]);
});
