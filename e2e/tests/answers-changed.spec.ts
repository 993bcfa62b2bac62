import { contract } from '@recto/contract';
import { connect, logIn, makeTemplate, uploadAndWait, waitForBatch } from '@recto/testing/api';
import { contractVersions } from '@recto/testing/pdf';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

test('a newer version is asked the same, and exactly the answers that changed are shown with both pages', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const { earlier, newer, questions, changed } = contractVersions(person.email);
  const older = await uploadAndWait(api, { name: 'Services_agreement_v2.pdf', content: earlier });
  const template = await makeTemplate(api, { name: 'Contract basics', questions });
  const body = { fileIds: [older._id], templateId: template._id };
  const { batchId } = await api.call(contract.batches.start, { body });
  await waitForBatch(api, batchId);
  const fields = { previousFileId: older._id };
  const file = await uploadAndWait(api, { name: 'Services_agreement_v3.pdf', content: newer, fields });

  await signIn(page, person, `/batch-element?batch=${batchId}`);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText(
    'A newer version of 1 file is there: asking it the same is 10 questions',
  );
  await versions.getByRole('button', { name: 'Ask the newer version' }).click();
  await expect(page).toHaveURL(/\/batch\?batch=/);
  await page.getByRole('link', { name: 'Answers that changed' }).click();
  await expect(page.getByRole('heading', { name: 'Three of ten answers changed' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(changed);
  await expect(page.locator('del, ins')).toHaveText([
    'ninety (90',
    'sixty (60',
    '18,400',
    '19,900',
    "Each party's",
    "Meridian's",
  ]);
  await expectAccessible(page, page.getByRole('heading', { level: 2 }), 'answers that changed');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const both = page.getByRole('button', { name: `Both pages: ${changed[1]}` });
  await expect(both).toBeFocused();
  await page.keyboard.press('Enter');
  for (const label of ['Page before', 'Page now'])
    await expect(page.getByRole('region', { name: label }).getByTestId('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/&answer=/);
  await expectAccessible(page, both, 'a changed answer with both pages');
  await page.keyboard.press('1');
  const row = page.getByRole('listitem').filter({ hasText: changed[1] ?? '' });
  await expect(row.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '7 unchanged' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
  await page.reload();
  await expect(both).toHaveAttribute('aria-expanded', 'true');
  await row.getByRole('link', { name: 'PDF 2' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat\\?file=${older._id}&question=.+&page=2&hit=1`));
  await expect(page.getByTestId('mark').first()).toBeVisible();
  await page.goto(`/answers-changed?file=${file._id}`);
  await expect(page.getByRole('heading', { name: 'Three of ten answers changed' })).toBeVisible();
});
