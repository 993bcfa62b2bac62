import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { TranslationSegment } from '@recto/contract/translations';
import { startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { startTranslationServer, translateBySegments } from '@recto/testing/translation';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/** A provider whose first calls go wrong in every way, and then no more. */
interface FaultyProvider {
  readonly settings: Readonly<Record<string, string>>;
  readonly calls: () => number;
  /** Every text that it has translated and given back whole. */
  readonly given: () => string[];
  close(): Promise<void>;
}

const FAULTY_CALLS = 40;

async function startFaulty(protocol: 'deepl' | 'libretranslate'): Promise<FaultyProvider> {
  const faults = [
    { status: 429, retryAfter: 0 },
    null,
    'cut',
    { status: 500, retryAfter: 0 },
    'count',
    null,
  ] as const;
  const server = await startTranslationServer(protocol);
  server.failAs((call) => (call < FAULTY_CALLS ? (faults[call % faults.length] ?? null) : null));
  return {
    settings: {
      TRANSLATION_PROVIDER: protocol,
      TRANSLATION_BASE_URL: server.url,
      TRANSLATION_API_KEY: 'a-key',
    },
    calls: () => server.calls.length,
    given: () => server.answered.flatMap(({ texts }) => texts),
    close: server.close,
  };
}

async function startFaultyModel(): Promise<FaultyProvider> {
  const model = await startModelServer('openai-compatible');
  const given: string[] = [];
  let call = 0;
  model.respond(({ input }) => {
    call += 1;
    if (call < FAULTY_CALLS && call % 4 === 1) return { status: 429, headers: { 'retry-after': '0' } };
    if (call < FAULTY_CALLS && call % 4 === 3) return { status: 500 };
    const reply = translateBySegments(input, (text) => `${text} (de)`);
    // The last one is forgotten now and then.
    if (call < FAULTY_CALLS && call % 4 === 0)
      return { reply: { translations: reply.translations.slice(0, -1) } };
    given.push(...reply.translations.map(({ text }) => text.slice(0, -5)));
    return { reply };
  });
  return {
    settings: {
      TRANSLATION_PROVIDER: 'llm',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'made-up',
    },
    calls: () => call,
    given: () => given,
    close: model.close,
  };
}

const PROVIDERS = {
  deepl: () => startFaulty('deepl'),
  libretranslate: () => startFaulty('libretranslate'),
  llm: startFaultyModel,
};

let testApp: TestApp | undefined;
afterAll(() => testApp?.close());

async function listSegments(api: ReturnType<TestApp['apiOf']>, id: string): Promise<TranslationSegment[]> {
  const segments: TranslationSegment[] = [];
  for (let page = 1; ; page++) {
    const part = await api.call(contract.translations.segments, { params: { id }, query: { page } });
    segments.push(...part.items);
    if (segments.length >= part.total || part.items.length === 0) return segments;
  }
}

test.each(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])(
  '100 pages are complete by %s in spite of faults: each sentence once, numbers there, terms honoured or flagged',
  async (name) => {
    const provider = await PROVIDERS[name]();
    onTestFinished(provider.close);
    await testApp?.close();
    testApp = await openTestApp({ ...provider.settings, LLM_TIMEOUT_S: '5' });
    const person = await testApp.signUp();
    await testApp.sendOutside(person);
    const api = testApp.apiOf(person);
    const lines = Array.from({ length: 100 }, (_, page) => [
      `Section ${page + 1}`,
      `The rent of unit ${page + 1} is ${1_000 + page} euros for each month of the year.`,
      `Tenant number ${page + 1} keeps ${page + 3} keys of the building.`,
    ]);
    const file = await testApp.uploadAndWait(person, { lang: 'en', bytes: tinyPdf(lines, randomUUID()) });
    const { _id: terminologyId } = await api.call(contract.terminologies.create, {
      body: { name: 'Rent', terms: [{ texts: { en: 'tenant', de: 'Mieter' } }] },
    });
    const { _id: id } = await api.call(contract.translations.start, {
      body: { fileId: file._id, target: 'de', terminologyId },
    });
    await vi.waitFor(async () => {
      const { status, pages } = await api.call(contract.translations.get, { params: { id } });
      expect([status, pages]).toEqual(['complete', 100]);
    }, 120_000);
    const segments = await listSegments(api, id);
    expect(segments.map(({ index }) => index)).toEqual(segments.map((_, at) => at));
    expect(segments.every(({ done, target }) => done && target.endsWith('(de)'))).toBe(true);
    expect(segments.filter(({ checks }) => checks.some(({ ok }) => !ok))).toEqual([]);
    const terms = segments.flatMap((segment) => segment.terms);
    expect(terms).toHaveLength(100);
    expect(terms.filter(({ applied, reason }) => !applied && !reason)).toEqual([]);
    const rents = provider.given().filter((text) => text.startsWith('The rent of unit'));
    expect(rents).toHaveLength(100);
    expect(new Set(rents).size).toBe(100);
    expect(provider.calls()).toBeGreaterThan(10);
  },
);
