import { contract } from '@recto/contract';
import { askAndWait, connect, logIn, makeTemplate, waitFor, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

test('home shows what was asked, compared and uploaded last, and leads to each by pointer and by keys', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person, '/');
  await expect(page.getByRole('heading', { name: 'Drop your first documents here' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Guided tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Guided tour' })).toBeVisible();
  await page.keyboard.press('Escape');

  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const upload = async (version: number) =>
    library.settled(
      await library.send(
        `Contract_v${version}.pdf`,
        tinyPdf([[`The notice period is ${version} months.`]], `home ${version}`),
      ),
    );
  const [older, newer] = [await upload(1), await upload(2)];
  await askAndWait(api, newer._id, 'How long is the notice period?');
  const template = await makeTemplate(api, {
    name: 'Contract review',
    questions: ['What is the notice period?'],
  });
  const { batchId } = await api.call(contract.batches.start, {
    body: { fileIds: [older._id, newer._id], templateId: template._id },
  });
  await waitForBatch(api, batchId);
  const { comparisonId } = await api.call(contract.comparisons.start, {
    body: { fileIds: [older._id, newer._id] },
  });
  await waitFor('the end of the comparison', async () => {
    const { status } = await api.call(contract.comparisons.get, { params: { id: comparisonId } });
    return status === 'complete' || undefined;
  });

  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent questions' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByRole('listitem').first()).toContainText('Contract review');
  const compared = page.getByRole('region', { name: 'Recent comparisons' });
  await expect(compared.getByRole('link', { name: /Contract_v1\.pdf/ })).toContainText('1 change');
  await expect(page.getByRole('region', { name: 'Running now' })).toHaveCount(0);
  const files = page.getByRole('region', { name: 'Recent files' });
  const row = files.getByRole('listitem').filter({ hasText: 'Contract_v2' });
  const ask = row.getByRole('link', { name: 'Ask Contract_v2.pdf' });
  await expect(ask).toHaveCSS('opacity', '1');
  const actions = ask.locator('..');
  await expect(actions).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await expectAccessible(page, page.getByRole('main'), 'home with a row pointed at');
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS('opacity', '0');
  await row.getByRole('link', { name: 'Contract_v2.pdf', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(ask).toBeFocused();
  await expect(actions).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/compare-docs?first=${newer._id}`);

  await page.goBack();
  await compared.getByRole('link', { name: /Contract_v1\.pdf/ }).click();
  await expect(page).toHaveURL(`${server.url}/view-comparison?comparison=${comparisonId}`);
  await page.goBack();
  await recent.getByRole('link', { name: /Contract review/ }).click();
  await expect(page).toHaveURL(`${server.url}/batch-element?batch=${batchId}`);
});

test('home shows a batch while it runs, with how far it is', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const file = await library.settled(
    await library.send('Lease.pdf', tinyPdf([['The rent is 900.']], 'home')),
  );
  const questions = Array.from({ length: 100 }, (_, number) => `What is the rent in year ${number}?`);
  const { _id: templateId } = await makeTemplate(api, { name: 'Rents', questions });
  await signIn(page, person, '/');
  const { batchId } = await api.call(contract.batches.start, { body: { fileIds: [file._id], templateId } });
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Running now' });
  await expect(running.getByRole('link', { name: /Rents/ })).toContainText(/\d+ of 100/);
  await expect(page.getByText('One job is running.')).toBeVisible();
  await waitForBatch(api, batchId);
  await expect(running).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recent questions' })).toContainText('Complete');
});
