import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { passagesIn, startModelServer } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { expectAccessible } from '../support/looks.ts';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { plantSession } from '../support/session.ts';

const PAYABLE = 'Invoices are payable within forty-five days of receipt.';
const AGREEMENT = tinyPdf(
  [
    ['Services Agreement', 'This agreement is made between Northwind Ltd and Fabrikam Inc.'],
    ['Payment', PAYABLE],
  ],
  'model answers',
);

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  model = await startModelServer('openai-compatible');
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

/** A claim with its quote and one with a made-up quote, a word at a time. */
const reply = (pauseMs: number) =>
  model.respond(({ input }) => {
    const passage = passagesIn(input).find(({ text }) => text.includes('payable'))?.id ?? 'P1';
    const claim = (text: string, quote: string) => ({
      text,
      citations: [{ passage, quote }],
      calculation: null,
    });
    const claims = [
      claim('Invoices have to be paid within forty-five days after they were received.', PAYABLE),
      claim('Late payments bear interest of nine percent.', 'interest of nine percent'),
    ];
    return { pauseMs, reply: { answered: true, claims } };
  });

test('what a model writes is unchecked until its quotes are found, and can be stopped', async ({ page }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const file = await library.settled(await library.send('Agreement.pdf', AGREEMENT));
  await plantSession(page, person);
  await page.goto(`/chat?file=${file._id}`);
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Ask about this document' }).fill(question);
    await page.keyboard.press('Enter');
  };
  const last = page.getByTestId('question').last();

  // Nothing leaves the house before its owner has said so.
  await ask('When are invoices payable?');
  await expect(last.getByText(/Your account sends no text/)).toBeVisible();
  await api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });

  reply(400);
  await ask('When do invoices have to be paid?');
  await expect(last.getByText('Not yet checked')).toBeVisible();
  await page.reload();
  await expect(last.getByText(/Preliminary answer/)).toBeVisible();
  await expectAccessible(page, last.getByText(/Preliminary answer/), 'preliminary answer');
  await last.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(last.getByText(/You stopped the model/)).toBeVisible();

  reply(2);
  await ask('When must an invoice be payable?');
  await expect(last.getByText(/1 statement was left out/)).toBeVisible();
  await expect(last.getByText(/forty-five days after they were received/)).toBeVisible();
  await expect(last.getByText(/nine percent/)).toBeHidden();
  await last.getByRole('button', { name: 'Show it' }).press('Enter');
  await expect(last.getByText(/nine percent/)).toBeVisible();
  await expectAccessible(page, last, 'statement that was left out');
});
