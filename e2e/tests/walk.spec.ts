import { randomUUID } from 'node:crypto';
import { expectMarksOverWords } from '../support/mark-geometry.ts';
import { readCode } from '@recto/testing/api';
import { expect, hasTestData, realDocument, test } from '../support/product.ts';

const FILE = 'BOEING_2017_10K.pdf';
const QUESTION = 'What was the total backlog in 2017?';

// What moves moves here, as it does for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Everything a first visitor does, in one go: from the sign-up form to a quote that glows on its page. */
test('from sign-up to a highlighted answer in a real annual report', async ({ page, server }) => {
  test.skip(!hasTestData, 'the real documents are not here; the made one is asked in answers.spec.ts');
  const email = `${randomUUID()}@people.example`;
  const password = 'a long enough password';

  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Now' }).click();
  // Both forms have a field for the address: the first must be gone before it is filled.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Adaline');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /create account/i }).click();

  await expect(page.getByText('Check your email for One Time Password (OTP)')).toBeVisible();
  await page.getByRole('textbox').fill(await readCode(server.dataFolder, email));
  await page.getByRole('button', { name: 'Verify Otp' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/account created successfully/i)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Recto' }).click();
  await expect(page).toHaveURL(/\/$/);
  const tour = page.getByRole('alertdialog', { name: 'Ask a document' });
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Create folder' }).first().click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Filings');
  await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
  await expect(page.getByText('Folder Created')).toBeVisible();
  await page.getByRole('treeitem', { name: /Filings/ }).click();

  await page.getByRole('button', { name: 'Upload Documents' }).first().click();
  await page.getByLabel('Choose documents').setInputFiles(realDocument(`filings/${FILE}`));
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  const row = page.getByRole('row', { name: new RegExp(FILE) });
  await expect(row).toContainText(/Extracting Document|Analysing Document|Complete/);
  await expect(row).toContainText('Complete');
  await expect(row).toContainText('127');

  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chat\?file=/);
  await page.getByRole('textbox', { name: /ask/i }).fill(QUESTION);
  await page.getByRole('textbox', { name: /ask/i }).press('Enter');
  await expect(page.getByText('Answer found on Pages : ')).toBeVisible();
  await page.getByRole('button', { name: 'Highlight' }).click();

  for (const zoom of [100, 50, 200]) await expectMarksOverWords(page, realDocument(`filings/${FILE}`), zoom);

  // The words that were read stand beside, page by page, with the same quote marked.
  const source = await page.getByTestId('pdf-page').getAttribute('data-page');
  await page.getByRole('button', { name: 'Extracted text' }).click();
  const text = page.getByRole('region', { name: `Extracted text of page ${source}` });
  await expect(text.locator('mark').filter({ hasText: 'Total Backlog' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Extracted text' }).click();
  await expect(text).toBeHidden();

  // The address holds the state: opened anew it shows the same page with the same mark.
  const address = page.url();
  expect(address).toMatch(/question=.+&page=\d+.*hit=1/);
  await page.reload();
  await expect(page.locator('[data-testid=mark][data-hit="1"]').first()).toBeVisible();
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
