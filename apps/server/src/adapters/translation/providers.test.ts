import { startTranslationServer, type TranslationServer } from '@recto/testing/translation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeDeepl } from '#adapters/translation/deepl.ts';
import { makeLibreTranslate } from '#adapters/translation/libretranslate.ts';
import type { TranslateRequest, TranslationProvider } from '#kernel/translation-provider.ts';

const PROVIDERS = {
  deepl: (baseUrl: string) => makeDeepl({ baseUrl, apiKey: 'a-key' }),
  libretranslate: (baseUrl: string) => makeLibreTranslate({ baseUrl }),
} as const;
const SECRET = 'The board resigns on Friday.';

describe.each(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])('%s', (name) => {
  let server: TranslationServer;
  let provider: TranslationProvider;
  beforeAll(async () => {
    server = await startTranslationServer(name);
    provider = PROVIDERS[name](server.url);
  });
  afterAll(() => server.close());
  beforeEach(() => server.failAs(() => null));

  const translate = (more: Partial<TranslateRequest> = {}) =>
    provider.translate({
      texts: [SECRET, 'Good night.'],
      source: 'en',
      target: 'de',
      terms: [],
      glossary: { name: 'recto-1', entries: [] },
      isRetry: false,
      timeoutMs: 5_000,
      ...more,
    });

  test('gives a text for each, in their order', async () => {
    expect((await translate()).texts).toEqual([`${SECRET} (de)`, 'Good night. (de)']);
    expect(server.calls.at(-1)).toMatchObject({ source: 'en', target: 'de' });
  });

  test('is asked again while it is busy or away, and not when it refuses', async () => {
    const before = server.calls.length;
    server.failAs((call) =>
      call < before + 2 ? { status: call === before ? 429 : 503, retryAfter: 0 } : null,
    );
    expect((await translate()).texts).toHaveLength(2);
    expect(server.calls.length - before).toBe(3);
    server.failAs(() => ({ status: 403 }));
    await expect(translate()).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.calls.length - before).toBe(4);
  });

  test.each([
    ['breaks off', 'cut' as const, 'cut'],
    ['has another count', 'count' as const, 'invalid'],
    ['takes too long', { slowMs: 1_000 }, 'slow'],
  ])('whose reply %s has failed by that name, and nothing of the text is said', async (_, fault, reason) => {
    server.failAs(() => fault);
    const failure = await translate({ timeoutMs: fault === 'cut' || fault === 'count' ? 5_000 : 300 }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'LanguageModelError', reason });
    expect(String(failure)).not.toContain('board');
  });

  test('that is not there is away', async () => {
    const gone = PROVIDERS[name]('http://127.0.0.1:9');
    const asked = gone.translate({
      texts: [SECRET],
      source: 'en',
      target: 'de',
      terms: [],
      glossary: { name: 'recto-1', entries: [] },
      isRetry: false,
      timeoutMs: 400,
    });
    await expect(asked).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

test('DeepL makes one glossary for calls at the same time, finds it again after a kill, and lets go of it', async () => {
  const server = await startTranslationServer('deepl');
  const request: TranslateRequest = {
    texts: ['The lessee pays.'],
    source: 'en',
    target: 'de',
    terms: [],
    glossary: { name: 'recto-2', entries: [{ source: 'lessee', target: 'Mieter' }] },
    isRetry: false,
    timeoutMs: 5_000,
  };
  try {
    const provider = makeDeepl({ baseUrl: server.url, apiKey: 'a-key' });
    const replies = await Promise.all([provider.translate(request), provider.translate(request)]);
    expect(replies.map(({ texts }) => texts)).toEqual([['The Mieter pays. (de)'], ['The Mieter pays. (de)']]);
    const restarted = makeDeepl({ baseUrl: server.url, apiKey: 'a-key' });
    await restarted.translate(request);
    expect(server.glossaries()).toEqual(['recto-2']);
    await restarted.dropGlossary('recto-2');
    expect(server.glossaries()).toEqual([]);
  } finally {
    await server.close();
  }
});
