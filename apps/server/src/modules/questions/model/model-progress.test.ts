import type { ServerEvent } from '@recto/contract/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { answerWithModel } from '#modules/questions/jobs.ts';
import { keepReply } from '#testing/keep-reply.ts';
import { type ModelTestApp, openModelTestApp, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';

let app: ModelTestApp;
beforeAll(async () => {
  app = await openModelTestApp();
});
afterAll(() => app.close());

const LONG = { ...RIGHT, text: `${RIGHT.text} `.repeat(20) };

describe('while a model answers', () => {
  test('the answer of the file itself stands first; what is written is shown and replaced when it is checked', async () => {
    const events = await app.listen();
    app.server().respond((call) => ({
      ...saying(RIGHT, { text: 'Nobody said so.', quote: 'Nobody said so' })(call),
      pauseMs: 50,
    }));
    const id = await app.ask(WHEN);
    await expect.poll(async () => (await app.read(id)).preliminary, { timeout: 10_000 }).toBe(true);
    const first = await app.read(id);
    expect(first).toMatchObject({ completed: false, answeredBy: 'extract', kind: 'answer' });
    // Nothing is kept of what is still being written.
    const review = await app.testApp.request('POST', `/qna/review/${id}`, app.person, { mark: 'accepted' });
    expect(review.statusCode).toBe(422);
    await expect.poll(async () => (await app.read(id)).completed, { timeout: 15_000 }).toBe(true);
    const seen = () =>
      events.flatMap((event) => {
        if (event.type === 'chat_partial') return event.body.questionId === id ? event.body.phase : [];
        const question = event.type === 'chat_response' ? event.body.questions[0] : undefined;
        return question?._id === id ? (question.preliminary ?? 'final') : [];
      });
    await expect.poll(() => seen().at(-1)).toBe('final');
    expect(seen()[0]).toBe(true);
    expect(new Set(seen().filter((phase) => phase !== 'checking'))).toEqual(
      new Set([true, 'reading', 'writing', 'final']),
    );
    const texts = events.flatMap((event) => (event.type === 'chat_partial' ? (event.body.text ?? []) : []));
    expect(texts.at(-1)).toContain('Within forty-five');
    expect((await app.read(id)).answer).toBe(RIGHT.text);
    // What was not checked lies nowhere any more.
    const { rows } = await sql`select type from outbox_event where ${id} = any(about)`.execute(
      app.testApp.installation.database.root,
    );
    expect(rows).toEqual([{ type: 'chat_response' }]);
  });

  test('somebody may stop it: the answer of the file itself stands, nothing more is shown, and the provider is left', async () => {
    app.server().respond((call) => ({ ...saying(LONG)(call), pauseMs: 60 }));
    const calls = app.server().calls.length;
    const events = await app.listen();
    const id = await app.ask(WHEN);
    const isWriting = () =>
      events.some(({ type, body }) => type === 'chat_partial' && body.questionId === id);
    await expect.poll(isWriting).toBe(true);
    const other = await app.testApp.signUp();
    expect((await app.stop(id, other)).statusCode).toBe(404);
    const stopped = (await app.stop(id)).json().result.questions[0];
    expect(stopped).toMatchObject({
      completed: true,
      answeredBy: 'extract',
      fallback: 'stopped',
    });
    await expect.poll(() => app.server().calls.at(-1)?.isLeft, { timeout: 5_000 }).toBe(true);
    expect(app.server().calls.length).toBe(calls + 1);
    const isFinal = ({ type, body }: ServerEvent) => type === 'chat_response' && body.questions[0]?.completed;
    await expect.poll(() => events.some(isFinal)).toBe(true);
    expect(events.slice(events.findIndex(isFinal)).map(({ type }) => type)).toEqual(['chat_response']);
    expect(await app.read(id)).toEqual(stopped);
    // Once more it changes nothing.
    expect((await app.stop(id)).json().result.questions[0]).toEqual(stopped);
  });

  test('it may be stopped before there is anything to show; then it is not asked at all', async () => {
    app.server().respond(saying(RIGHT));
    const calls = app.server().calls.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    app.holdAnswers(promise);
    onTestFinished(() => resolve());
    const id = await app.ask(WHEN);
    expect((await app.stop(id)).json().result.questions[0]).toMatchObject({
      completed: false,
      answeredBy: '',
    });
    resolve();
    await expect.poll(async () => (await app.read(id)).completed, { timeout: 10_000 }).toBe(true);
    expect(await app.read(id)).toMatchObject({ answeredBy: 'extract', kind: 'answer', fallback: 'stopped' });
    expect(app.server().calls.length).toBe(calls);
  });

  test('a question that is deleted has its call ended', async () => {
    app.server().respond((call) => ({ ...saying(RIGHT)(call), pauseMs: 400 }));
    const calls = app.server().calls.length;
    const id = await app.ask(WHEN);
    await expect.poll(() => app.server().calls.length).toBe(calls + 1);
    expect((await app.testApp.request('DELETE', `/history/id/${id}`, app.person)).statusCode).toBe(200);
    await expect.poll(() => app.server().calls.at(-1)?.isLeft, { timeout: 5_000 }).toBe(true);
  });
});

describe('a question', () => {
  test('whose reply was there before a kill has it checked, and the model is not asked again', async () => {
    const { database } = app.testApp.installation;
    const { _id: questionId } = await app.answerTo(WHEN, saying(RIGHT));
    const calls = app.server().calls.length;
    const passageId = `p2.0-${'Payment Invoices are payable within forty-five days of receipt.'.length}`;
    const draft = {
      kind: 'answer' as const,
      isWorded: true,
      claims: [
        { text: 'In forty-five days.', citations: [{ passageId, quote: RIGHT.quote }] },
        { text: 'In nine days.', citations: [{ passageId, quote: 'payable within nine days' }] },
      ],
    };
    // As the kill has left it.
    const { accountId } = app.person;
    const call = { purpose: 'question', subjectId: questionId, round: 'answer', accountId } as const;
    await keepReply(database.root, { ...call, reply: draft });
    await database.root
      .updateTable('question')
      .set({ completed_at: null })
      .where('id', '=', questionId)
      .execute();
    const payload = { questionId, fileIds: [app.fileId], accountId: app.person.accountId };
    await database.transaction((trx) => app.jobs.enqueue(trx, answerWithModel, payload));
    await expect.poll(async () => (await app.read(questionId)).completed, { timeout: 10_000 }).toBe(true);
    expect(await app.read(questionId)).toMatchObject({
      answer: 'In forty-five days.',
      answeredBy: 'made/up',
      droppedClaims: 1,
      usage: { inputTokens: 7, outputTokens: 8, ms: 9 },
    });
    expect(app.server().calls.length).toBe(calls);
    const booked = await database.root
      .selectFrom('model_call')
      .select(['outcome', 'reply', 'input_tokens', 'output_tokens'])
      .where('subject_id', '=', questionId)
      .execute();
    expect(booked).toEqual([{ outcome: 'replied', reply: null, input_tokens: 7, output_tokens: 8 }]);
  });

  test('is asked of the model once, whatever runs twice', async () => {
    const { database } = app.testApp.installation;
    app.server().respond((call) => ({ ...saying(RIGHT)(call), pauseMs: 30 }));
    const calls = app.server().calls.length;
    const id = await app.ask(WHEN);
    await expect.poll(() => app.server().calls.length).toBe(calls + 1);
    // As after a kill: the job is there again.
    const payload = { questionId: id, fileIds: [app.fileId], accountId: app.person.accountId };
    await database.transaction((trx) => app.jobs.enqueue(trx, answerWithModel, payload));
    await expect.poll(async () => (await app.read(id)).completed, { timeout: 15_000 }).toBe(true);
    expect(app.server().calls.length).toBe(calls + 1);
  });
});
