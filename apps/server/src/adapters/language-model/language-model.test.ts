import { type ModelServer, type Protocol, startModelServer } from '@recto/testing/language-model';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeLanguageModel } from '#adapters/language-model/make-language-model.ts';
import { LanguageModelError, type ModelRequest } from '#kernel/language-model.ts';

const Greeting = z.object({ words: z.array(z.string()), tone: z.string().nullable().default(null) });
type Greeting = z.infer<typeof Greeting>;
const SECRET = 'the text of a document';
const WORDS = { words: ['good', 'morning', 'to', 'all', 'of', 'you'], tone: 'warm' };
/** What an event of one character takes, about. */
const BYTES_PER_CRUMB = 130;
const MODELS: Readonly<Record<Protocol, string>> = {
  'openai-compatible': 'made-up',
  anthropic: 'claude-sonnet-4-5',
};

describe.each(['openai-compatible', 'anthropic'] as const)('a model by the protocol %s', (provider) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(provider);
  });
  afterAll(() => server.close());

  const generate = (more: Partial<ModelRequest<Greeting>> = {}, stalledMs = 5_000) =>
    makeLanguageModel({
      provider,
      baseUrl: server.url,
      apiKey: 'key-1',
      model: MODELS[provider],
      stalledMs,
    }).generate({
      instructions: 'Greet.',
      input: SECRET,
      reply: Greeting,
      timeoutMs: 10_000,
      maxTokens: 400,
      ...more,
    });
  const failure = async (running: Promise<unknown>) => {
    const error = await running.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(LanguageModelError);
    // What was sent must not get into a log with the error.
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(SECRET);
    expect((error as LanguageModelError).cause).toBeUndefined();
    return (error as LanguageModelError).reason;
  };

  test('replies in the form that was asked for, shown as it comes, with what it has used', async () => {
    server.respond({ reply: WORDS, pauseMs: 60 });
    const partials: unknown[] = [];
    const reply = await generate({ onPartial: (partial) => partials.push(partial) });
    expect(reply).toEqual({ value: WORDS, usage: { inputTokens: 120, outputTokens: 30 } });
    expect(partials.length).toBeGreaterThan(1);
    expect(partials.at(-1)).toMatchObject({ words: expect.arrayContaining(['good']) });
    const call = server.calls.at(-1);
    expect(call).toMatchObject({ instructions: expect.stringContaining('Greet.'), input: SECRET });
    expect(call?.body).toMatchObject({ stream: true, max_tokens: 400 });
    expect(call?.body['tools']).toBeUndefined();
    expect(JSON.stringify(call?.headers)).toContain('key-1');
    expect(JSON.stringify(call?.body)).toContain('"required":["words","tone"]');
  });

  test('is understood where it adds words, code fences or leaves something out', async () => {
    server.respond({ reply: `Here you are:\n\`\`\`json\n${JSON.stringify({ words: ['hello'] })}\n\`\`\`` });
    expect((await generate()).value).toEqual({ words: ['hello'], tone: null });
  });

  test('that is busy is asked again when it says, within the time there is', async () => {
    const before = server.calls.length;
    server.respond(() =>
      server.calls.length - before < 3
        ? { status: 429, headers: { 'retry-after-ms': '20' } }
        : { reply: WORDS },
    );
    expect((await generate()).value).toEqual(WORDS);
    expect(server.calls.length - before).toBe(3);
  });

  test('that asks for more patience than there is has failed at once', async () => {
    const before = server.calls.length;
    server.respond({ status: 429, headers: { 'retry-after': '3600' } });
    expect(await failure(generate())).toBe('busy');
    expect(server.calls.length - before).toBe(1);
  });

  test.each([
    ['a fault of the server', { status: 500, headers: { 'retry-after-ms': '1' } }, 'unavailable', 4],
    ['a wrong key', { status: 401 }, 'unavailable', 1],
    ['a connection that breaks', { reply: WORDS, fault: 'break' }, 'cut', 1],
    ['an end without a finish', { reply: WORDS, fault: 'end' }, 'cut', 1],
    ['a reply that stands still', { reply: WORDS, fault: 'stall' }, 'slow', 1],
    ['too many tokens', { reply: WORDS, finish: 'length' }, 'too-long', 1],
    ['a reply that is declined', { reply: '', finish: 'declined' }, 'declined', 1],
    ['no JSON', { reply: 'I would rather chat.' }, 'invalid', 1],
    ['JSON that breaks off', { reply: '{"words": ["good"' }, 'invalid', 1],
    ['JSON of another form', { reply: { word: 'good' } }, 'invalid', 1],
  ] as const)('%s', async (_, reply, reason, calls) => {
    const before = server.calls.length;
    server.respond(reply);
    expect(await failure(generate({}, reason === 'slow' ? 150 : undefined))).toBe(reason);
    expect(server.calls.length - before).toBe(calls);
  });

  test('something that is no protocol at all', async () => {
    server.respond({ raw: 'data: {"choices": [ {\n\n' });
    expect(['cut', 'unavailable']).toContain(await failure(generate()));
  });

  test('a first word that never comes takes no longer than there is time', async () => {
    server.respond({ reply: '', fault: 'stall' });
    expect(await failure(generate({ timeoutMs: 200 }))).toBe('slow');
  });

  test('is left at once when it is called off', async () => {
    server.respond({ reply: WORDS, pauseMs: 2_000 });
    const stopping = new AbortController();
    const running = failure(generate({ signal: stopping.signal, onPartial: () => stopping.abort() }));
    expect(await running).toBe('stopped');
    await expect.poll(() => server.calls.at(-1)?.isLeft).toBe(true);
  });

  test('that writes far more than it was allowed to is left before the end', async () => {
    server.respond({ reply: { words: ['x'.repeat(600)] }, pauseMs: 20 });
    expect(await failure(generate({ maxTokens: 1 }))).toBe('too-long');
    await expect.poll(() => server.calls.at(-1)?.isLeft).toBe(true);
  });

  test.each(['text', 'reasoning', 'comments', 'line'] as const)(
    'that sends %s without end is left once that is more than any reply',
    async (endless) => {
      server.respond({ endless });
      expect(await failure(generate({ maxTokens: 50, timeoutMs: 60_000 }))).toBe('too-long');
      await expect.poll(() => server.calls.at(-1)?.isLeft).toBe(true);
    },
  );

  test('that sends a character at a time costs no more work than its bytes, and lets others have their turn', async () => {
    const words = Array.from({ length: 1_000 }, (_, index) => `word${index}`);
    server.respond({ crumbs: JSON.stringify({ words }) });
    const parse = vi.spyOn(JSON, 'parse');
    let turns = 0;
    const count = () => {
      turns++;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const { value } = await generate({ maxTokens: 4_000, onPartial: () => {} });
    clearImmediate(turning);
    const parsed = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    parse.mockRestore();
    expect(value.words).toEqual(words);
    const sent = JSON.stringify({ words }).length * BYTES_PER_CRUMB;
    // Every event is parsed once, and what has come so far now and then.
    expect(parsed).toBeLessThan(2 * sent);
    expect(turns).toBeGreaterThan(sent / 32_768);
  });

  test('is not asked elsewhere because it sends its callers there', async () => {
    const elsewhere = await startModelServer(provider);
    server.respond({ status: 307, headers: { location: `${elsewhere.url}/chat/completions` } });
    expect(await failure(generate({ timeoutMs: 400 }))).toBe('unavailable');
    expect(elsewhere.received()).toBe('');
    await elsewhere.close();
  });

  test('has the name of its provider and its own', () => {
    const model = makeLanguageModel({ provider, baseUrl: server.url, apiKey: 'k', model: 'some/model:8b' });
    expect(model.name).toBe(`${provider}/some/model:8b`);
  });

  test('that is not there cannot be reached', async () => {
    const gone = await startModelServer(provider);
    await gone.close();
    const model = makeLanguageModel({ provider, baseUrl: gone.url, apiKey: 'k', model: MODELS[provider] });
    const request = { instructions: '', input: SECRET, reply: Greeting, timeoutMs: 300, maxTokens: 10 };
    expect(await failure(model.generate(request))).toBe('unavailable');
  });
});
