import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startModelServer } from '@recto/testing/language-model';
import { expect, onTestFinished, test } from 'vitest';
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
