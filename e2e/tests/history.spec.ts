import { contract } from '@recto/contract';
import { askAndWait, connect, logIn, makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

/** With a batch more than one page of the list. */
const QUESTIONS = 11;

test('what was asked is listed by day, page by page and by kind, leads to its answer, and is deleted', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person, '/history');
  await expect(page.getByRole('heading', { name: 'Nothing asked yet' })).toBeVisible();
  await expectAccessible(page, page.getByRole('main'), 'an empty history');

  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const lines = ['Invoices are payable within 30 days of receipt.', 'The notice period is 3 months.'];
  const file = await library.settled(await library.send('Contract.pdf', tinyPdf([lines], 'history')));
  for (let number = 1; number < QUESTIONS; number += 1)
    await askAndWait(api, file._id, 'When are invoices payable?');
  await askAndWait(api, file._id, 'How long is the notice period?');
  const template = await makeTemplate(api, {
    name: 'Supplier contracts',
    questions: ['What is the notice period?'],
  });
  const { batchId } = await api.call(contract.batches.start, {
    body: { fileIds: [file._id], templateId: template._id },
  });
  await waitForBatch(api, batchId);

  await page.getByRole('link', { name: 'Files' }).first().click();
  await page.getByRole('link', { name: 'History' }).first().click();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem')).toHaveCount(10);
  await expect(today.getByRole('listitem').first()).toContainText('Supplier contracts');
  await expect(today.getByText('Answer found on Pages :').first()).toBeVisible();
  await expect(page.getByText(`1 batch, ${QUESTIONS} questions`)).toBeVisible();
  await expectAccessible(page, today, 'a history');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(today.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('11–12 of 12')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('notice contract');
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await expect(today.getByRole('link', { name: 'How long is the notice period?' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=notice\+contract$/);
  await page.keyboard.press('Escape');
  await page.keyboard.type('supplier');
  await expect(page.getByText('Found: 1 batch, 0 questions')).toBeVisible();
  await page.keyboard.type(' nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing found for “supplier nowhere”' })).toBeVisible();
  await expectAccessible(page, page.getByRole('main'), 'a search without a result');
  await page.getByRole('button', { name: 'Show the whole history' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(10);

  await page.getByRole('button', { name: 'Batches' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Supplier contracts' }).click();
  await expect(page).toHaveURL(new RegExp(`/batch-element\\?batch=${batchId}`));
  await page.goBack();
  await page.getByRole('button', { name: 'Questions' }).click();
  const first = today.getByRole('listitem').first();
  await expect(first).toContainText('notice period');
  await first.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(first).toContainText('invoices');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('notice period');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/chat\?file=.+&question=/);
  await expect(page.getByRole('article', { name: 'Answer' }).last()).toContainText('3 months');
});
