import { contract } from '@recto/contract';
import { askAndWait, connect, signInNewPerson, uploadAndWait } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findTestDatabase, onlyOn } from '#testing/database.ts';
import { startDeployment } from '#testing/machines/deployment.ts';
import { listen } from '#testing/machines/load.ts';

const WAIT = { timeout: 60_000, interval: 50 };

describe('behind a proxy without affinity', onlyOn('postgres'), () => {
  test('somebody signs up, uploads and asks, and hears of it, whichever process it is', async () => {
    const source = findTestDatabase();
    if (source.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
    const answeredBy = new Set<number>();
    const { url, dataFolder, proxy, close } = await startDeployment({
      ...source,
      settings: { DEFAULT_PLAN: 'none' },
      roles: ['all', 'api'],
      onPassed: (passed) => {
        if (passed.kind === 'answer' && passed.status < 300) answeredBy.add(passed.target);
      },
    });
    onTestFinished(close);
    const person = await signInNewPerson({ api: connect(url), dataFolder });
    const api = connect(url, person.AccessToken);
    // Both processes: each next one comes to the other.
    const listeners = [await listen(url, person), await listen(url, person)];
    onTestFinished(() => {
      for (const { socket } of listeners) socket.disconnect();
    });
    const content = tinyPdf([['The fee is 40 euros a month.']], 'through a proxy');
    const { _id: fileId } = await uploadAndWait(api, { name: 'fee.pdf', content });
    const { claims } = await askAndWait(api, fileId, 'What is the fee?');
    expect(claims).toMatchObject([{ text: expect.stringContaining('40 euros') }]);
    await vi.waitFor(() => {
      for (const { heard } of listeners)
        expect(new Set(heard.map(({ event }) => event.type))).toEqual(
          new Set(['FILE_PROGRESS', 'chat_response']),
        );
    }, WAIT);
    await api.call(contract.files.delete, { params: { id: fileId } });
    expect([answeredBy.size, proxy.counts.lost]).toEqual([2, []]);
  });
});
