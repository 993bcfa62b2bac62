import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { lockedPdf, oddPdf } from '@recto/testing/pdf';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

/** Somebody with one file, looking at the list of files. */
async function openFiles(page: Page, server: RunningServer, make: typeof oddPdf) {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Contract.pdf', make(person.email)));
  await signIn(page, person, '/files');
  return file;
}

const report = (page: Page) => page.getByRole('dialog', { name: 'Details of Contract.pdf' });
const map = (page: Page) => report(page).getByRole('group', { name: 'Pages by state' });
/** The name of the page that has the focus. */
const focused = (page: Page) => page.locator(':focus').getAttribute('aria-label');

test('the report tells what became of every page, and keys walk over its map', async ({ page, server }) => {
  const file = await openFiles(page, server, oddPdf);
  const opener = page.getByRole('button', { name: 'Details of Contract.pdf' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(report(page).getByRole('heading', { name: '28 of 30 pages were read' })).toBeVisible();
  await expect(report(page)).toContainText('One page is damaged in the file itself.');
  await expect(map(page).getByRole('link')).toHaveCount(30);

  // What is worth a look comes first: the map begins at the damaged page, the last.
  const current = map(page).locator('[aria-current]');
  await expect(current).toHaveAccessibleName('Page 30: Damaged');
  await current.focus();
  const walk: [string, string][] = [
    ['ArrowRight', 'Page 30: Damaged'],
    ['ArrowLeft', 'Page 29: Text'],
    ['Home', 'Page 27: Text'],
    ['ArrowDown', 'Page 27: Text'],
    ['ArrowUp', 'Page 1: Text'],
    ['ArrowLeft', 'Page 1: Text'],
    ['End', 'Page 26: Text'],
    ['ArrowRight', 'Page 27: Text'],
  ];
  for (const [key, wanted] of walk) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(wanted);
  }
  // The map is one stop of the Tab key.
  await page.keyboard.press('Tab');
  await expect(map(page).locator(':focus')).toHaveCount(0);

  await map(page).getByRole('link', { name: 'Page 20' }).focus();
  await expect(report(page)).toContainText(
    '30 characters that nobody sees are left out: white on nothing and too small to be read.',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat\\?file=${file._id}&page=20`));
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', '20');
});

test('filters dim the other pages, hidden text among them, and are taken back', async ({ page, server }) => {
  await openFiles(page, server, oddPdf);
  await page.getByRole('button', { name: 'Details of Contract.pdf' }).click();
  const filters = report(page).getByRole('group', { name: 'Show pages by state' });
  await expect(filters.getByRole('button')).toHaveText([
    'All30',
    'Text27',
    'Blank1',
    'Damaged1',
    'Needs OCR1',
    'Hidden text2',
  ]);
  const dimmed = () =>
    map(page)
      .getByRole('link')
      .evaluateAll((cells) => cells.filter((cell) => getComputedStyle(cell).opacity !== '1').length);
  await expect.poll(dimmed).toBe(0);
  await filters.getByRole('button', { name: 'Hidden text' }).click();
  await expect.poll(dimmed).toBe(28);
  await filters.getByRole('button', { name: 'Blank' }).click();
  await expect.poll(dimmed).toBe(29);
  await filters.getByRole('button', { name: 'Blank' }).click();
  await expect.poll(dimmed).toBe(0);

  const facts = report(page).getByRole('complementary', { name: 'About the file' });
  await expect(facts).toContainText('Hidden text, left out');
  await expect(facts).toContainText('26 characterson 2 pages');
  // Yellow is evidence; a flag is none.
  const colours = await map(page)
    .getByRole('link', { name: /hidden text left out/ })
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').backgroundColor));
  expect(colours).toEqual(['rgb(77, 80, 87)', 'rgb(77, 80, 87)']);
});

test('what nobody sees is in no answer, and the words that were read stand beside their page', async ({
  page,
  server,
}) => {
  const file = await openFiles(page, server, oddPdf);
  await page.goto(`/chat?file=${file._id}&page=20`);
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Extracted text' }).click();
  const text = page.getByRole('region', { name: 'Extracted text of page 20' });
  await expect(text).toContainText('Clause 20. The price stands.');
  await expect(text).not.toContainText('White');
  await expect(text).not.toContainText('twice');

  const sheet = page.getByTestId('pdf-page');
  await expect(async () => {
    const [left, right] = [await sheet.boundingBox(), await text.boundingBox()];
    expect(left && right && left.x + left.width <= right.x).toBe(true);
  }).toPass();
});

test('a PDF under a password is read once it is given', async ({ page, server }) => {
  await openFiles(page, server, lockedPdf);
  const row = page.getByRole('row').filter({ hasText: 'Contract.pdf' });
  const opener = row.getByRole('button', { name: 'Unlock' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unlock this file' });
  const field = dialog.getByLabel('Password of the file', { exact: true });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Unlock' })).toBeDisabled();

  await field.fill('greek');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(dialog).toContainText(/password/i);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill('latin');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Complete');
  await expect(row.getByRole('link').first()).toBeVisible();
});
