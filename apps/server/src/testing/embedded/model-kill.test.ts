import { contract } from '@recto/contract';
import { ask, uploadAndWait, waitForAnswer } from '@recto/testing/api';
import { passagesIn, startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test } from 'vitest';
import { startKillable } from '#testing/killable-server.ts';

const QUOTE = 'payable within forty-five days of receipt';

test('killed while a model answers and sums up, everything ends once and the model is asked once', async () => {
  const model = await startModelServer('openai-compatible');
  onTestFinished(model.close);
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'made-up' };
  const { api, kill, start } = await startKillable({ settings });
  const saying = (words: string) => tinyPdf([['Payment', `Invoices are ${words}.`]]);
  const { _id: fileId } = await uploadAndWait(api(), { name: 'a.pdf', content: saying(QUOTE) });
  const newer = saying(QUOTE.replace('five', 'nine'));
  const { _id: newerId } = await uploadAndWait(api(), { name: 'b.pdf', content: newer });
  await api().call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });

  const isSummary = (input: string) => input.includes('<change id=');
  model.respond(({ input }) => {
    if (isSummary(input)) return new Promise<never>(() => {});
    const citations = [{ passage: passagesIn(input)[0]?.id ?? '', quote: QUOTE }];
    return { reply: { answered: true, claims: [{ text: 'In 45 days.', citations }] }, pauseMs: 300 };
  });
  const body = { fileIds: [fileId, newerId] };
  const { comparisonId } = await api().call(contract.comparisons.start, { body });
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBe(1);
  const { _id } = await ask(api(), fileId, 'When are invoices payable?');
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBe(2);
  await kill();
  await expect.poll(() => model.calls.map(({ isLeft }) => isLeft)).toEqual([true, true]);

  await start();
  const answer = await waitForAnswer(api(), _id);
  expect(answer).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: 'interrupted' });
  expect(answer.citations[0]?.quote).toContain(QUOTE);
  const { items } = await api().call(contract.history.list, { query: { kind: 'question', fileId } });
  expect(items).toHaveLength(1);
  const readComparison = () => api().call(contract.comparisons.get, { params: { id: comparisonId } });
  await expect.poll(async () => (await readComparison()).wording?.completed, { timeout: 20_000 }).toBe(true);
  const { generation, wording } = await readComparison();
  expect(generation[0]?.changes).toContain('“forty-five” became “forty-nine”');
  expect(wording).not.toHaveProperty('writtenBy');
  expect(model.calls.map(({ input }) => isSummary(input))).toEqual([true, false]);
});
