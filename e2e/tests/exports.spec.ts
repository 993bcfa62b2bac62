import { readFile } from 'node:fs/promises';
import { gridOf, runBatch } from '../support/batch-grid.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

test('the answers that a filter shows, and the questions of a file, are exported by keys alone', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { batchId, fileIds } = await runBatch(server, person);
  await signIn(page, person, `/batch-element?batch=${batchId}`);
  await expect(gridOf(page)).toBeVisible();
  const open = page.getByRole('button', { name: 'Export' });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Export 4 files, 3 questions')).toBeVisible();
  await expect(menu.getByText('The 4 cited pages with the quotes marked')).toBeVisible();
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Only what the filter shows' })).toBeDisabled();
  await expectAccessible(page, menu, 'the menu of exports');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Not found/ }).click();
  await open.click();
  await menu.getByRole('menuitemcheckbox', { name: 'Only what the filter shows' }).click();
  await expect(menu.getByText('Export 4 answers')).toBeVisible();
  const filtered = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: /^CSV/ }).click();
  const file = await filtered;
  expect(file.suggestedFilename()).toBe('Supplier contracts.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(5);
  expect(rows.slice(1).every((row) => row.includes('"Not found"'))).toBe(true);

  await page.goto(`/chat?file=${fileIds[0]}`);
  await page.getByRole('textbox', { name: /ask/i }).fill('What is the notice period?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The notice period is 1 months.').first()).toBeVisible();
  await page.getByRole('button', { name: 'File menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Export questions and answers' }).focus();
  await page.keyboard.press('ArrowRight');
  const asked = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Report/ }).press('Enter');
  expect((await asked).suggestedFilename()).toBe('Questions on Contract_1.pdf.html');
});
