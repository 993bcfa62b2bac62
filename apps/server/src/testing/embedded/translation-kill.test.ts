import { contract } from '@recto/contract';
import { uploadAndWait, waitFor } from '@recto/testing/api';
import { startTranslationServer } from '@recto/testing/translation';
import { expect, onTestFinished, test } from 'vitest';
import { startKillable } from '#testing/killable-server.ts';

const SENTENCES = 300;
const LIMIT_MS = 60_000;
/** Groups that are asked for at once, and how many sentences each has at most. */
const IN_FLIGHT = 4 * 50;

test(
  'a translation whose server is killed in the middle goes on there: nothing that was said is asked for again',
  async () => {
    const provider = await startTranslationServer('deepl');
    onTestFinished(() => provider.close());
    provider.failAs(() => ({ slowMs: 300 }));
    const { api, kill, start } = await startKillable({
      settings: {
        TRANSLATION_PROVIDER: 'deepl',
        TRANSLATION_BASE_URL: provider.url,
        TRANSLATION_API_KEY: 'a-key',
      },
    });
    await api().call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
    const lines = Array.from(
      { length: SENTENCES },
      (_, at) => `The tenant of unit ${at + 1} pays ${at + 500} euros.`,
    );
    const file = await uploadAndWait(api(), { name: 'rents.txt', content: Buffer.from(lines.join('\n\n')) });
    const { _id: id } = await api().call(contract.translations.start, {
      body: { fileId: file._id, source: 'en', target: 'de' },
    });
    const look = () => api().call(contract.translations.get, { params: { id } });
    await waitFor('the middle', async () => ((await look()).done > 0 ? true : undefined), LIMIT_MS);
    await kill();
    const kept = new Set(provider.answered.flatMap(({ texts }) => texts));
    const before = provider.calls.length;
    provider.failAs(() => null);
    await start();
    const done = (await look()).done;
    expect(done).toBeGreaterThan(0);
    await waitFor('the end', async () => ((await look()).status === 'running' ? undefined : true), LIMIT_MS);

    expect(await look()).toMatchObject({ status: 'complete', done: SENTENCES, total: SENTENCES });
    const again = provider.calls.slice(before).flatMap(({ texts }) => texts);
    expect(new Set(again).size).toBe(again.length);
    // Only what was under way at that moment: whether it was said nobody knows.
    expect(again.filter((text) => kept.has(text)).length).toBeLessThanOrEqual(IN_FLIGHT);
    expect(again.length).toBeLessThanOrEqual(SENTENCES - done);
    const { items } = await api().call(contract.translations.segments, { params: { id } });
    expect(items.map(({ source }) => source)).toEqual(lines);
    expect(items.every(({ source, target }) => target === `${source} (de)`)).toBe(true);
  },
  LIMIT_MS * 3,
);
