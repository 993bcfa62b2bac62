import { expect, test } from 'vitest';
import { z } from 'zod';
import { guardEmbeddings, guardModel, type EgressPolicy, EgressRefusedError } from '#kernel/guard-model.ts';
import type { LanguageModel } from '#kernel/language-model.ts';

const request = { instructions: '', input: 'text', reply: z.string(), timeoutMs: 1, maxTokens: 1 };

test('nothing reaches a model without leave for every file that is concerned', async () => {
  const asked: string[] = [];
  const model: LanguageModel = {
    name: 'made-up/parrot',
    async generate({ input, reply }) {
      asked.push(input);
      return { value: reply.parse(input), usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  const refused: Record<string, 'folder' | 'account'> = { kept: 'folder', other: 'account' };
  const egressPolicy: EgressPolicy = async ({ userId, fileIds }) => {
    const reason = fileIds.map((fileId) => refused[fileId]).find(Boolean);
    return reason && userId === 'a' ? { allowed: false, reason } : { allowed: true };
  };
  const { generate, findRefusal, name } = guardModel(model, egressPolicy);
  expect(name).toBe(model.name);
  const refusal = generate({ userId: 'a', fileIds: ['free', 'kept'] }, request);
  await expect(refusal).rejects.toThrow(EgressRefusedError);
  await expect(refusal).rejects.toMatchObject({ reason: 'folder' });
  expect(asked).toEqual([]);
  expect((await generate({ userId: 'a', fileIds: ['free'] }, request)).value).toBe('text');
  expect(await findRefusal({ userId: 'a', fileIds: ['other'] })).toBe('account');
  expect(await findRefusal({ userId: 'b', fileIds: ['other'] })).toBeNull();

  const embeddings = guardEmbeddings(
    {
      name: 'made-up/vectors',
      async embed({ texts }) {
        asked.push(...texts);
        return { vectors: texts.map(({ length }) => [length]), inputTokens: 1 };
      },
    },
    egressPolicy,
  );
  const texts = { texts: ['more text'], timeoutMs: 1 };
  const unsent = embeddings.embed({ userId: 'a', fileIds: ['free', 'kept'] }, texts);
  await expect(unsent).rejects.toMatchObject({ name: 'EgressRefusedError', reason: 'folder' });
  expect(asked).toEqual(['text']);
  expect((await embeddings.embed({ userId: 'a', fileIds: ['free'] }, texts)).vectors).toEqual([[9]]);
});
