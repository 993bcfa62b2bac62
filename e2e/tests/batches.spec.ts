import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@recto/contract';
import { connect, logIn, makeTemplate } from '@recto/testing/api';
import { startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

const QUESTIONS = [
  'When are invoices payable?',
  'What is the notice period?',
  'Who is the supplier?',
  'Which vitamins does a kiwi fruit contain?',
];
const FILES = 5;
/** What the model says of the answers: a line that these bear out, and one with a number that none of them has. */
const SUMMARY = {
  lines: [
    { question: 'Q1', statements: [{ text: '90 days', answers: ['A1'] }] },
    { question: 'Q2', statements: [{ text: 'some months, 1 to 5', answers: ['A1', 'A5'] }] },
  ],
};
/** Of one answer of the model: so long that somebody sees the batch run. */
const DELAY_MS = 700;

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  model = await startModelServer('openai-compatible');
  model.respond(async ({ input }) => {
    await wait(DELAY_MS);
    if (input.includes('<answer id=')) return { reply: SUMMARY };
    return { reply: 'of no use, so that the answers of the files stand' };
  });
  server = await startServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'llama-3.3',
  });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

test('several files are asked with a template, and the screen is true after a cut connection', async ({
  page,
  context,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  await api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
  await makeTemplate(api, { name: 'Supplier contracts', questions: QUESTIONS });
  for (let at = 1; at <= FILES; at += 1) {
    const lines = [
      `Invoices are payable within ${at % 2 === 0 ? 30 : 45} days of receipt.`,
      `The notice period is ${at} months.`,
      'The supplier is Northwind Ltd.',
    ];
    await library.settled(await library.send(`Contract_${at}.pdf`, tinyPdf([lines], `batch ${at}`)));
  }
  const broken = await library.send('Broken.pdf', Buffer.from('%PDF-1.7 nothing'));
  await library.settled(broken);

  await signIn(page, person, '/qna');
  await page.getByRole('link', { name: 'Ask several files with a template' }).click();
  const start = page.getByRole('button', { name: 'Start Question Answering' });
  await expect(start).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Broken.pdf' })).toBeDisabled();
  await page.getByRole('button', { name: 'Select all complete' }).click();
  await page.getByRole('radio', { name: 'Supplier contracts' }).check();
  await expect(page.getByText('This batch is 20 questions')).toBeVisible();
  await expect(page.getByText(/a few seconds|about (\d+ seconds|a minute)/)).toBeVisible();
  await expectAccessible(page, start, 'choosing files and a template');
  await start.click();

  await expect(page.getByRole('heading', { name: 'Supplier contracts' })).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Questions with an answer' });
  await expect(page.getByText('Summaries take time, kindly wait or check in sometime.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /45 days/ }).first()).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => model.calls.length).toBeGreaterThanOrEqual(FILES * 2);
  await context.setOffline(false);
  await expect(progress).toHaveAttribute('aria-valuenow', '20');
  const summary = page.getByRole('region', { name: 'Batch summary' });
  await expect(summary).toContainText('3 of 5: “45 days”');
  await expect(summary).toContainText('What is the notice period? some months, 1 to 5 (2 of 5');
  await expect(summary).toContainText('written by openai-compatible/llama-3.3.');
  await expect(summary).toContainText('All 5 files say “Northwind Ltd”');
  await expect(page.getByRole('cell', { name: 'Not found' })).toHaveCount(FILES);
  await expectAccessible(page, page.getByRole('heading', { name: 'Supplier contracts' }), 'a batch');

  await page.getByRole('button', { name: 'Run again' }).click();
  await page.getByRole('button', { name: 'Cancel batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel batch' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Not asked' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^Done/)).toBeVisible();
  // The second question of the first file.
  const map = page.getByRole('figure').getByRole('img');
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  await map.click({ position: { x: width / FILES / 2, y: (height / QUESTIONS.length) * 1.5 } });
  await expect(page).toHaveURL(/\/batch-element\?batch=.+&file=.+&question=2/);
  await page.goBack();
  await page.getByRole('link', { name: 'Contract_1.pdf' }).click();
  await expect(page).toHaveURL(/\/history-element\?item=/);
  const answer = page.getByRole('listitem').filter({ hasText: 'What is the notice period?' });
  await answer.getByRole('button', { name: 'More' }).click();
  await expect(answer.getByText('The notice period is 1 months.').last()).toBeVisible();
  await answer.getByRole('button', { name: 'To check' }).click();
  await expect(answer.getByRole('button', { name: 'To check' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, answer.first(), 'the answers of a file');
  await answer.getByRole('link', { name: 'Page PDF 1', exact: true }).first().click();
  await expect(page).toHaveURL(/\/chat\?file=.+&question=.+&page=1/);
  await expect(page.getByTestId('mark').first()).toBeVisible();
});
