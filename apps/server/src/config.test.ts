import { describe, expect, test } from 'vitest';
import { ConfigError, paymentsOf, readConfig } from '#config.ts';
import { trustedProxies } from '#kernel/client-ip.ts';

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

  test('an address of another kind than is meant ends the start, and an empty one is none', () => {
    expect(() => readConfig({ SMTP_URL: 'mail.example', PUBLIC_URL: 'recto.example' })).toThrow(
      /PUBLIC_URL: an address such as https:[^]*SMTP_URL: an address such as smtps:/,
    );
    expect(readConfig({ SMTP_URL: '', PUBLIC_URL: '' })).toMatchObject({ smtpUrl: undefined });
  });

  test('a database that is none of PostgreSQL ends the start, and a socket may stand in place of its host', () => {
    expect(() => readConfig({ DATABASE_URL: 'db.example:5432/recto' })).toThrow(
      /DATABASE_URL: an address such as/,
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://db.example/recto' })).toThrow(
      /DATABASE_URL: an address such as/,
    );
    for (const url of ['postgresql://db.example/recto', 'postgres://recto@/recto?host=/run/postgresql'])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  test('the secret that was replaced is as long as the one that replaces it', () => {
    expect(() => readConfig({ APP_SECRET_PREVIOUS: 'short' })).toThrow(/APP_SECRET_PREVIOUS: at least 32/);
    const secret = 'x'.repeat(32);
    expect(readConfig({ APP_SECRET_PREVIOUS: secret }).appSecretPrevious).toBe(secret);
    expect(readConfig({ APP_SECRET_PREVIOUS: '' }).appSecretPrevious).toBeUndefined();
  });

  test('signing up by domain needs domains', () => {
    expect(() => readConfig({ SIGNUP: 'domains' })).toThrow(/SIGNUP_DOMAINS/);
    expect(readConfig({ SIGNUP: 'domains', SIGNUP_DOMAINS: 'A.example, b.example' }).signupDomains).toEqual([
      'a.example',
      'b.example',
    ]);
  });
});

describe('a translation provider', () => {
  test('is configured whole or not at all', () => {
    const llm = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'a',
    };
    expect(readConfig({}).translationProvider).toBeUndefined();
    expect(readConfig({ ...llm, TRANSLATION_PROVIDER: 'llm' }).translationProvider).toBe('llm');
    const deepl = { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'k' };
    expect(readConfig(deepl)).toMatchObject({ translationProvider: 'deepl', translationApiKey: 'k' });
    // By the model that is set on the screen.
    expect(readConfig({ TRANSLATION_PROVIDER: 'llm' }).translationProvider).toBe('llm');
    expect(() => readConfig({ ...llm, ...deepl, TRANSLATION_PROVIDER: 'llm' })).toThrow(/LLM_API_KEY/);
    expect(() => readConfig({ TRANSLATION_PROVIDER: 'deepl' })).toThrow(/TRANSLATION_API_KEY/);
    expect(() => readConfig({ TRANSLATION_PROVIDER: 'libretranslate' })).toThrow(/TRANSLATION_BASE_URL/);
    expect(() => readConfig({ TRANSLATION_API_KEY: 'k' })).toThrow(/TRANSLATION_PROVIDER/);
  });
});

describe('a language model', () => {
  const local = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
    LLM_MODEL: 'llama3.1',
  };

  test('is configured whole or not at all', () => {
    expect(readConfig({}).llmProvider).toBeUndefined();
    expect(readConfig(local)).toMatchObject({
      llmBaseUrl: 'http://127.0.0.1:11434/v1',
      llmTimeoutS: 120,
      llmMaxTokens: 2000,
    });
    expect(() => readConfig({ LLM_PROVIDER: 'openai-compatible' })).toThrow(/LLM_MODEL[\s\S]*LLM_BASE_URL/);
    expect(() => readConfig({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' })).toThrow(/LLM_API_KEY/);
    expect(() => readConfig({ LLM_MODEL: 'llama3.1' })).toThrow(/LLM_PROVIDER/);
    expect(() => readConfig({ ...local, LLM_PROVIDER: 'magic' })).toThrow(/LLM_PROVIDER/);
    expect(() => readConfig({ ...local, LLM_TIMEOUT_S: '600', LLM_MAX_TOKENS: '1' })).toThrow(
      /LLM_TIMEOUT_S[\s\S]*LLM_MAX_TOKENS/,
    );
    const claude = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'k' };
    expect(readConfig(claude).llmBaseUrl).toBeUndefined();
    expect(readConfig({ ...local, EMBEDDING_MODEL: 'bge-m3' }).embeddingModel).toBe('bge-m3');
    expect(() => readConfig({ EMBEDDING_MODEL: 'bge-m3' })).toThrow(/LLM_PROVIDER/);
    expect(() => readConfig({ ...claude, EMBEDDING_MODEL: 'bge-m3' })).toThrow(/EMBEDDING_MODEL/);
  });

  test('is sent documents over TLS, or in a private network', () => {
    const at = (url: string) => () => readConfig({ ...local, LLM_BASE_URL: url });
    for (const url of [
      'http://api.example.org/v1',
      'http://11.0.0.1/v1',
      'http://127.example.org',
      'ftp://ollama',
      'x',
    ])
      expect(at(url), url).toThrow(/LLM_BASE_URL: an https/);
    for (const url of [
      'https://api.example.org/v1',
      'http://ollama:11434/v1',
      'http://192.168.1.5/v1',
      'http://[::1]:1',
    ])
      expect(at(url), url).not.toThrow();
  });
});

describe('payments', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PRICE_ID_10: 'price_1',
    STRIPE_PRICE_ID_75: 'price_2',
    STRIPE_PRICE_ID_150: 'price_3',
  };
  const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };

  test('go by Stripe where it is configured, whole or not at all', () => {
    expect(paymentsOf(readConfig(stripe))).toBe('stripe');
    expect(readConfig(stripe).stripeUrl).toBe('https://api.stripe.com');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(
      /STRIPE_PRICE_ID_10[\s\S]*STRIPE_PRICE_ID_75[\s\S]*STRIPE_PRICE_ID_150/,
    );
    expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow(/STRIPE_SECRET_KEY/);
    expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/STRIPE_SECRET_KEY/);
    expect(() => readConfig({ ...stripe, STRIPE_URL: 'http://stripe.example' })).toThrow(/STRIPE_URL/);
  });

  test('are tried without keys by a checkout that charges nothing, in production only on request', () => {
    expect(paymentsOf(readConfig({}))).toBe('test');
    expect(paymentsOf(readConfig(production))).toBe('none');
    expect(paymentsOf(readConfig({ ...production, PAYMENTS: 'test' }))).toBe('test');
    expect(paymentsOf(readConfig({ ...stripe, PAYMENTS: 'none' }))).toBe('none');
  });
});

describe('single sign-on', () => {
  const oidc = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'recto',
    OIDC_CLIENT_SECRET: 'a secret',
  };

  test('needs all of its settings or none', () => {
    expect(() => readConfig({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow(
      /OIDC_CLIENT_ID[\s\S]*OIDC_CLIENT_SECRET/,
    );
    expect(() => readConfig({ OIDC_DOMAINS: 'example.org' })).toThrow(/OIDC_ISSUER/);
    expect(readConfig(oidc)).toMatchObject({ oidcIssuer: oidc.OIDC_ISSUER, oidcPlan: 'PRICE_ID_150' });
  });

  test('is refused without TLS, except within this machine', () => {
    for (const issuer of ['http://login.example.org', 'ftp://localhost', 'http://localhost.example.org', 'x'])
      expect(() => readConfig({ ...oidc, OIDC_ISSUER: issuer }), issuer).toThrow(/OIDC_ISSUER: an https/);
    for (const issuer of ['http://localhost:4000', 'http://127.0.0.1:4000/realm', 'http://[::1]:4000'])
      expect(readConfig({ ...oidc, OIDC_ISSUER: issuer }).oidcIssuer).toBe(issuer);
  });
});

test('a store of files is named whole, with a key and its secret or with neither', () => {
  const read = (env: Readonly<Record<string, string>>) => readConfig({ S3_BUCKET: 'files', ...env });
  expect(read({}).s3Region).toBe('us-east-1');
  expect(() => read({ S3_BUCKET: '', S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET: needed');
  expect(() => read({ S3_ACCESS_KEY_ID: 'k' })).toThrow('S3_SECRET_ACCESS_KEY: needed');
  expect(() => read({ S3_SECRET_ACCESS_KEY: 's' })).toThrow('S3_ACCESS_KEY_ID: needed');
  expect(() => read({ S3_ENDPOINT: 'http://s3.example' })).toThrow('S3_ENDPOINT: an https address');
});

test('a process that only serves, or only works, shares a database', () => {
  expect(() => readConfig({ RECTO_ROLE: 'worker' })).toThrow('RECTO_ROLE: worker needs DATABASE_URL');
  expect(readConfig({ RECTO_ROLE: 'api', DATABASE_URL: 'postgres://db' }).role).toBe('api');
});

test('the chat assistant comes over TLS or from this machine', () => {
  expect(readConfig({}).chatWidgetSrc).toBeUndefined();
  expect(() => readConfig({ CHAT_WIDGET_SRC: 'http://chat.example.org/w.js' })).toThrow(/CHAT_WIDGET_SRC/);
  expect(() => readConfig({ CHAT_WIDGET_SRC: 'javascript:alert(1)' })).toThrow(/CHAT_WIDGET_SRC/);
  const script = 'https://chat.example.org/w.js';
  expect(readConfig({ CHAT_WIDGET_SRC: script }).chatWidgetSrc).toBe(script);
});

test('trusted proxies are nobody, everybody, a number of hops or addresses', () => {
  expect(trustedProxies('')).toBe(false);
  expect(trustedProxies('true')).toBe(true);
  expect(trustedProxies('10.0.0.1, 10.0.0.2')).toEqual(['10.0.0.1', '10.0.0.2']);
  const hops = trustedProxies('1');
  expect(typeof hops === 'function' && [hops('x', 0), hops('x', 1)]).toEqual([true, false]);
});
