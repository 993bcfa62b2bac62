import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startModelServer } from '@recto/testing/language-model';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { findLocalServers } from '#adapters/language-model/find-local-servers.ts';
import { describeLocalModels } from '#compose/local-models.ts';

test('a model server at its usual port is named with the lines that would use it, and asked nothing', async () => {
  const server = await startModelServer('openai-compatible');
  // Something else that happens to listen there.
  const other = createServer((_, response) => response.end('<html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await server.close();
    other.close();
  });
  const find = () =>
    findLocalServers([
      { name: 'Ollama', port: Number(new URL(server.url).port) },
      { name: 'llama.cpp', port: (other.address() as AddressInfo).port },
      { name: 'nobody', port: 1 },
    ]);
  const lines = await describeLocalModels({ llmProvider: undefined }, find);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Ollama answers on this machine and is not used.');
  expect(lines[1]).toContain(`LLM_PROVIDER=openai-compatible LLM_BASE_URL=${server.url} LLM_MODEL=made-up`);
  expect(server.received()).toBe('GET /v1/models\n\n');
  expect(await describeLocalModels({ llmProvider: 'anthropic' }, find)).toEqual([]);
});

test('models come with what their server says of them, and a reply without end is none', async () => {
  const replies: Record<string, object> = {
    '/v1/models': {
      data: [
        { id: 'a', max_model_len: 8192 },
        { id: 'b', meta: { size: 9, n_ctx_train: 4096 } },
      ],
    },
    '/more': { models: [{ name: 'b', size: 4 }] },
  };
  const server = createServer(({ url = '' }, response) => response.end(JSON.stringify(replies[url])));
  const endless = createServer((_, response) => {
    const write = (): void => void response.write(' '.repeat(65_536), () => response.destroyed || write());
    write();
  });
  for (const one of [server, endless])
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    endless.closeAllConnections();
    endless.close();
  });
  const form = z.object({ models: z.array(z.object({ name: z.string(), size: z.int() })) });
  const details = {
    path: '/more',
    form: form.transform(({ models }) => models.map(({ name, size: bytes }) => ({ name, bytes }))),
  };
  const portOf = (one: typeof server) => (one.address() as AddressInfo).port;
  const [found, ...others] = await findLocalServers([
    { name: 'vLLM', port: portOf(server), details },
    { name: 'endless', port: portOf(endless) },
  ]);
  expect(others).toEqual([]);
  expect(found?.models).toEqual([
    { name: 'a', contextTokens: 8192 },
    { name: 'b', bytes: 4, contextTokens: 4096 },
  ]);
});
