import {
  EMBEDDING_TOKENS,
  type EmbeddingReply,
  type ModelServer,
  startModelServer,
} from '@recto/testing/language-model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmbeddingModel } from '#adapters/language-model/make-embedding-model.ts';
import type { EmbeddingRequest } from '#kernel/embedding-model.ts';
import { LanguageModelError } from '#kernel/language-model.ts';

const TEXTS = ['the text of a document', 'more of it'];
const VECTORS = [
  [0.5, -1, 2],
  [1e-3, 0, 3],
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer('openai-compatible');
});
afterAll(() => server.close());

const embed = (more: Partial<EmbeddingRequest> = {}) =>
  makeEmbeddingModel({ baseUrl: server.url, apiKey: 'key-1', model: 'made-up' }).embed({
    texts: TEXTS,
    timeoutMs: 10_000,
    ...more,
  });
const failure = async (running: Promise<unknown>) => {
  const error = await running.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LanguageModelError);
  // What was sent must not get into a log with the error.
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(TEXTS[0]);
  expect((error as LanguageModelError).cause).toBeUndefined();
  return (error as LanguageModelError).reason;
};

test('gives a vector for each text, with what it has used', async () => {
  server.respondToEmbeddings(() => ({ vectors: VECTORS }));
  expect(await embed()).toEqual({ vectors: VECTORS, inputTokens: 2 * EMBEDDING_TOKENS });
  const call = server.embeddingCalls.at(-1);
  expect(call).toMatchObject({ texts: TEXTS, body: { model: 'made-up', encoding_format: 'float' } });
  expect(JSON.stringify(call?.headers)).toContain('key-1');
  const { name } = makeEmbeddingModel({ baseUrl: server.url, model: 'some/model' });
  expect(name).toBe('openai-compatible/some/model');
});

test('of a provider that does not say what it has used has used nothing', async () => {
  const data = VECTORS.map((embedding) => ({ embedding }));
  server.respondToEmbeddings(() => ({ raw: JSON.stringify({ data }) }));
  expect(await embed()).toEqual({ vectors: VECTORS, inputTokens: 0 });
});

test('of a provider that is busy is asked for again when it says, within the time there is', async () => {
  const before = server.embeddingCalls.length;
  server.respondToEmbeddings(() =>
    server.embeddingCalls.length - before < 3
      ? { status: 429, headers: { 'retry-after-ms': '20' } }
      : { vectors: VECTORS },
  );
  expect((await embed()).vectors).toEqual(VECTORS);
  expect(server.embeddingCalls.length - before).toBe(3);
  server.respondToEmbeddings(() => ({ status: 429, headers: { 'retry-after': '30' } }));
  expect(await failure(embed())).toBe('busy');
  expect(server.embeddingCalls.length - before).toBe(4);
});

test.each<[string, EmbeddingReply, string, number]>([
  ['a fault of the server', { status: 500, headers: { 'retry-after-ms': '1' } }, 'unavailable', 4],
  ['a model that is not there', { status: 404 }, 'unavailable', 1],
  ['fewer vectors than texts', { vectors: VECTORS.slice(1) }, 'invalid', 1],
  ['more of them', { vectors: [...VECTORS, [1, 2, 3]] }, 'invalid', 1],
  [
    'vectors of several lengths',
    {
      vectors: [
        [1, 2, 3],
        [1, 2],
      ],
    },
    'invalid',
    1,
  ],
  ['empty vectors', { vectors: [[], []] }, 'invalid', 1],
  [
    'vectors without a direction',
    {
      vectors: [
        [0, 0],
        [1, 0],
      ],
    },
    'invalid',
    1,
  ],
  ['vectors that are too long', { vectors: [Array(9_000).fill(1), Array(9_000).fill(1)] }, 'invalid', 1],
  [
    'components that are no numbers',
    {
      vectors: [
        [Number.NaN, 1],
        [1, 0],
      ],
    },
    'invalid',
    1,
  ],
  [
    'components that are too large',
    { raw: '{"data":[{"embedding":[1e999]},{"embedding":[1]}]}' },
    'invalid',
    1,
  ],
  ['NaN as some servers write it', { raw: '{"data":[{"embedding":[NaN]},{"embedding":[1]}]}' }, 'invalid', 1],
  ['a connection that breaks', { vectors: VECTORS, fault: 'break' }, 'invalid', 1],
  [
    'far more than vectors take',
    {
      raw: `${JSON.stringify({ data: VECTORS.map((embedding) => ({ embedding })) })}${' '.repeat(3_000_000)}`,
    },
    'invalid',
    1,
  ],
  ['a reply that stands still', { vectors: VECTORS, fault: 'stall' }, 'slow', 1],
])('%s is no embedding', async (_, reply, reason, calls) => {
  const before = server.embeddingCalls.length;
  server.respondToEmbeddings(() => reply);
  expect(await failure(embed(reason === 'slow' ? { timeoutMs: 150 } : {}))).toBe(reason);
  expect(server.embeddingCalls.length - before).toBe(calls);
});

test('is left at once when it is called off', async () => {
  const stopping = new AbortController();
  server.respondToEmbeddings(() => {
    stopping.abort();
    return { vectors: VECTORS, fault: 'stall' };
  });
  expect(await failure(embed({ signal: stopping.signal }))).toBe('stopped');
  await expect.poll(() => server.embeddingCalls.at(-1)?.isLeft).toBe(true);
});

test('is not asked for elsewhere because its provider sends its callers there', async () => {
  const elsewhere = await startModelServer('openai-compatible');
  const location = `${elsewhere.url}/embeddings`;
  server.respondToEmbeddings(() => ({ status: 307, headers: { location } }));
  expect(await failure(embed({ timeoutMs: 400 }))).toBe('unavailable');
  expect(elsewhere.received()).toBe('');
  await elsewhere.close();
});
