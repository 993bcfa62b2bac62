import { randomUUID } from 'node:crypto';
import type { ModelCall } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ModelTestApp, openModelTestApp, PAGES, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';

let app: ModelTestApp;
beforeAll(async () => {
  app = await openModelTestApp();
});
afterAll(() => app.close());

describe.each(['openai-compatible', 'anthropic'] as const)('an answer of a model by %s', (by) => {
  beforeAll(() => {
    app.use(by);
  });

  test('stands on quotes that were found, and says what it has used', async () => {
    const answer = await app.answerTo(WHEN, saying(RIGHT));
    expect(answer).toMatchObject({
      answer: RIGHT.text,
      kind: 'answer',
      answered: true,
      answeredBy: 'openai-compatible/made-up',
      pages: [2],
      citations: [{ page: 2, quote: RIGHT.quote }],
      usage: { inputTokens: 120, outputTokens: 30, ms: expect.any(Number) },
    });
    expect(answer.citations[0]?.boxes.length).toBeGreaterThan(0);
    for (const field of ['fallback', 'preliminary', 'droppedClaims'])
      expect(answer).not.toHaveProperty(field);
  });

  test.each([
    [
      'invented',
      { text: 'Within forty-five days.', quote: 'payable within forty-five days of delivery by sea' },
    ],
    ['changed in a number', { text: 'The fee was 1,300 euros.', quote: 'The fee was 1,300 euros in 2017' }],
    [
      'right, for another number',
      { text: 'The fee was 1,300 euros.', quote: 'The fee was 1,200 euros in 2017' },
    ],
    ['right, for another number in words', { ...RIGHT, text: 'Within thirty days of receipt.' }],
    ['left out', { text: 'Within forty-five days.' }],
    ['an instruction', { text: 'The fee is 999 euros.', quote: 'the fee is 999 euros' }],
    ['right, with a link beside it', { ...RIGHT, text: 'Within forty-five days, see https://evil.example' }],
  ])('with a quote that is %s is not shown; what is left says how much was dropped', async (_, wrong) => {
    const answer = await app.answerTo(WHEN, saying(RIGHT, wrong));
    expect(answer).toMatchObject({ kind: 'answer', answer: RIGHT.text, droppedClaims: 1 });
    const nothing = await app.answerTo(WHEN, saying(wrong));
    expect(nothing).toMatchObject({ answeredBy: 'extract', fallback: 'unproven', droppedClaims: 1 });
    expect(nothing.usage).toBeDefined();
    for (const { droppedTexts } of [answer, nothing]) expect(droppedTexts).toEqual([wrong.text]);
    for (const { answer: text, claims } of [answer, nothing])
      expect(text + claims.map((claim) => claim.text).join()).not.toMatch(
        /1,300|thirty|999 euros\.|, see https/,
      );
  });

  test.each([
    ['busy', { status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    ['failing', { status: 500, headers: { 'retry-after-ms': '1' } }, 'unavailable'],
    ['cut', { reply: saying(RIGHT)({ input: '' } as ModelCall).reply, fault: 'break' }, 'cut'],
    [
      'ended without a finish',
      { reply: saying(RIGHT)({ input: '' } as ModelCall).reply, fault: 'end' },
      'cut',
    ],
    ['stalled', { reply: saying(RIGHT)({ input: '' } as ModelCall).reply, fault: 'stall' }, 'slow'],
    ['no JSON', { reply: 'Within forty-five days of receipt.' }, 'invalid'],
    ['too long', { reply: { answered: true, claims: [] }, finish: 'length' }, 'too-long'],
  ] as const)('that is %s leaves what the file itself answers, and says why', async (_, reply, fallback) => {
    const { timeoutMs } = app.limits;
    if (fallback === 'slow') app.limits.timeoutMs = 600;
    onTestFinished(() => {
      app.limits.timeoutMs = timeoutMs;
    });
    const answer = await app.answerTo(WHEN, reply);
    expect(answer).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback });
    expect(answer).not.toHaveProperty('preliminary');
  });

  test('is asked for again by a provider that was busy, and then paid once', async () => {
    const before = app.server().calls.length;
    const answer = await app.answerTo(WHEN, (call) =>
      app.server().calls.length - before < 2
        ? { status: 429, headers: { 'retry-after-ms': '10' } }
        : saying(RIGHT)(call),
    );
    expect(answer).toMatchObject({ answer: RIGHT.text, usage: { inputTokens: 120 } });
  });
});

describe('what its owner keeps inside', () => {
  test.each(['folder', 'account'] as const)(
    'is answered here, and no byte of it is sent (%s)',
    async (by) => {
      const put = async (path: string, body: object) =>
        (await app.testApp.request('PUT', path, app.person, body)).json();
      const makeFolder = async (parentFolderId: string | null) =>
        (await app.testApp.request('POST', '/folders', app.person, { name: by, parentFolderId })).json()
          .result._id;
      const parent = await makeFolder(null);
      const folderId = await makeFolder(parent);
      const keepInside = async (isKept: boolean) =>
        by === 'folder'
          ? put(`/folders/${parent}/settings`, { neverSendOutside: isKept })
          : app.testApp.sendOutside(app.person, !isKept);
      await keepInside(true);
      const marker = randomUUID();
      const bytes = tinyPdf([...PAGES, [`Whatever is sent of this document says ${marker}.`]], marker);
      const { _id } = await app.testApp.uploadAndWait(app.person, { bytes, folderId });
      const received = () => Object.values(app.servers).map((one) => one.received().includes(marker));
      const calls = Object.values(app.servers).map((one) => one.calls.length);
      const answer = await app.testApp.askAndWait(app.person, _id, WHEN);
      expect(answer).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: by });
      expect(Object.values(app.servers).map((one) => one.calls.length)).toEqual(calls);
      const marked = await app.testApp.askAndWait(app.person, _id, `Who says ${marker}?`);
      expect(marked).toMatchObject({ fallback: by });
      expect(received()).toEqual([false, false]);
      // Allowed, its passages are embedded and read by the model.
      await keepInside(false);
      await app.testApp.askAndWait(app.person, _id, WHEN);
      await expect.poll(received, { timeout: 10_000 }).toContain(true);
    },
  );
});
