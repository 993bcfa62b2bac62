import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@recto/contract/questions';
import { type ModelServer, passagesIn, startModelServer } from '@recto/testing/language-model';
import { onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * Sixty of the questions that readers ask of real documents (`bench/answers/readers`), and what a model replied to each:
 * what is right, with its quote; the same and something invented; a changed number or quote; something else altogether.
 */
const Recorded = z.object({
  file: z.string(),
  question: z.string(),
  sort: z.enum(['right', 'half right', 'wrong', 'off the subject']),
  claims: z.array(z.object({ text: z.string(), quotes: z.array(z.string()) })),
});
const recorded = readFileSync(join(import.meta.dirname, 'calibration.replies.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Recorded.parse(JSON.parse(line)));
/** Asked at once. */
const CONCURRENCY = 6;
/** What no document says. */
const INVENTED = /4,711|Lisbon|Bananas/;

let server: ModelServer;
let testApp: TestApp;
beforeAll(async () => {
  server = await startModelServer('openai-compatible');
  server.respond(({ input }) => {
    const [, question = ''] = /<question>\n([\s\S]*)\n<\/question>/.exec(input) ?? [];
    // In another language than the document: its wording for the search.
    if (!input.includes('<passage ')) return { reply: { question: unescape(question) } };
    const reply = recorded.find((one) => one.question === unescape(question));
    const passages = passagesIn(input).map(({ id, text }) => ({ id, text: lettersOf(text) }));
    const nameOf = (quote: string) =>
      (passages.find(({ text }) => text.includes(lettersOf(quote))) ?? passages[0])?.id ?? 'P1';
    const claims = reply?.claims.map(({ text, quotes }) => ({
      text,
      citations: quotes.map((quote) => ({ passage: nameOf(quote), quote })),
      calculation: null,
    }));
    return claims ? { reply: { answered: true, claims } } : { status: 400 };
  });
  testApp = await openTestApp({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.url,
    LLM_MODEL: 'recorded',
  });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The pages of a PDF as another program reads them; null where that is not installed. */
function readIndependently(file: string): string[] | null {
  const read = (mode: string) =>
    execFileSync('pdftotext', [mode, '-enc', 'UTF-8', realDocument(file), '-'], {
      timeout: 60_000,
      encoding: 'utf8',
    }).split('\f');
  try {
    const raw = read('-raw');
    return read('-layout').map((page, at) => `${lettersOf(page)} ${lettersOf(raw[at] ?? '')}`);
  } catch (error) {
    if (process.env['REQUIRE_TEST_DATA'] === '1') throw error;
    return null;
  }
}

test('of sixty recorded replies nothing is an answer that has no quote on its page', {
  ...onRealDocuments('the replies were recorded on them'),
  timeout: 120_000,
}, async () => {
  const person = await testApp.signUp();
  await testApp.sendOutside(person);
  const files = new Map<string, { readonly id: string; readonly pages: string[] | null }>();
  for (const file of new Set(recorded.map((one) => one.file))) {
    const bytes = Buffer.from(readTestData(file));
    const { _id } = await testApp.uploadAndWait(person, { bytes, name: file.split('/').at(-1) ?? '' });
    files.set(file, { id: _id, pages: readIndependently(file) });
  }
  const waiting = [...recorded];
  const answered: { readonly reply: (typeof recorded)[number]; readonly answer: Question }[] = [];
  const askSome = async () => {
    for (let reply = waiting.shift(); reply; reply = waiting.shift()) {
      const fileId = files.get(reply.file)?.id ?? '';
      answered.push({ reply, answer: await testApp.askAndWait(person, fileId, reply.question) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askSome));
  expect(answered).toHaveLength(60);

  for (const { reply, answer } of answered) {
    const about = `${reply.sort}: ${reply.question}`;
    expect(`${answer.answer} ${JSON.stringify(answer.claims)}`, about).not.toMatch(INVENTED);
    if (answer.kind === 'answer')
      expect(
        answer.claims.every(({ citations }) => citations.length > 0),
        about,
      ).toBe(true);
    if (reply.sort === 'wrong' || reply.sort === 'off the subject')
      expect(answer, about).toMatchObject({
        answeredBy: 'extract',
        fallback: 'unproven',
        droppedClaims: 2,
      });
    const pages = files.get(reply.file)?.pages;
    if (pages)
      for (const { page, quote } of answer.citations)
        expect(pages[page - 1], `${about}: ${quote}`).toContain(lettersOf(quote));
  }
  const byModel = answered.filter(({ answer }) => answer.answeredBy === 'openai-compatible/recorded');
  const dropped = byModel.filter(({ answer }) => answer.droppedClaims === 1);
  // The others' quotes stand in none of the passages that are offered.
  expect(byModel.filter(({ reply }) => reply.sort === 'right').length).toBeGreaterThanOrEqual(10);
  expect(dropped.length).toBe(byModel.filter(({ reply }) => reply.sort === 'half right').length);
  expect(dropped.length).toBeGreaterThanOrEqual(10);
});
