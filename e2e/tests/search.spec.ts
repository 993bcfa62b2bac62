import type { Page } from '@playwright/test';
import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Search names and contents' });
const hitsOf = (page: Page) => page.getByRole('region', { name: 'Contents' });

/** A library whose files say the words in several forms and languages. */
async function fillLibrary(...[server, person]: Parameters<typeof openLibrary>) {
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  const suppliers = await library.addFolder('Suppliers', contracts._id);
  await library.addFolder('Licence requests');
  const files = await Promise.all([
    library.send(
      'Master_agreement.pdf',
      tinyPdf(
        [
          ['The parties are named above.'],
          ['All licences were terminated at the end of March.', 'A licence ends with the year.'],
        ],
        person.email,
      ),
      suppliers._id,
    ),
    library.send('Licence_2026.txt', Buffer.from('Fees are due every quarter.'), contracts._id),
    library.send(
      'Umowa.txt',
      Buffer.from('Dostawca otrzymał licencje od spółki w Łodzi.'),
      contracts._id,
      'pl',
    ),
    library.send('供应商要求.txt', Buffer.from('供应商应当在仓库中保存所有记录，并按时付款。'), '', 'zh'),
    library.send(
      'ملحق.txt',
      Buffer.from('يلتزم المُورِّد بالحفاظ على سرية المعلومات طوال مدة العقد.'),
      '',
      'ar',
    ),
  ]);
  await Promise.all(files.map(library.settled));
  return { contracts, suppliers };
}

test('a search finds names and pages in every language, and a hit opens its page with the mark', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { contracts, suppliers } = await fillLibrary(server, person);
  await signIn(page, person, '/files');

  await test.step('from the palette, by keyboard', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('terminating a licence');
    await expect(palette(page).getByRole('option', { name: /^Search all documents/ })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/files\?q=terminating\+a\+licence$/);
    await expect(fieldOf(page)).toBeFocused();
    await expect(hitsOf(page).locator('mark').first()).toHaveText('licences');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });

  await test.step('the page of the hit, with its words marked', async () => {
    await expect(page).toHaveURL(/\/chat\?file=.*&page=2&words=licences$/);
    await expect(page.getByRole('textbox', { name: 'Search in the document' })).toHaveValue('licences');
    await expect(page.getByRole('navigation', { name: 'Hits' })).toContainText('licences were terminated');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue('terminating a licence');
  });

  await test.step('names of files and folders, and what a folder holds', async () => {
    await fieldOf(page).fill('licence');
    const names = page.getByRole('region', { name: 'Names' });
    await expect(names.getByRole('link')).toHaveText([/^Licence requests/, /Licence_2026\.txtContracts/]);
    await expectAccessible(page, hitsOf(page), 'search');
    await page.getByRole('link', { name: 'Contracts › Suppliers' }).click();
    await expect(page).toHaveURL(new RegExp(`q=licence&folder=${suppliers._id}$`));
    await expect(page.getByText('1 page in 1 document', { exact: true })).toBeVisible();
    await fieldOf(page).fill('仓库');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('link', { name: 'Search all documents' }).click();
    await expect(hitsOf(page).locator('mark')).toHaveText('仓库');
    await fieldOf(page).fill('المورد');
    await expect(hitsOf(page).locator('mark')).toHaveText('المُورِّد');
    await fieldOf(page).fill('lodz');
    await expect(hitsOf(page).locator('mark')).toHaveText('Łodz');
  });

  await test.step('narrowed to names or contents, a language and a type', async () => {
    await page.goto('/files?q=licence');
    const tabs = page.getByRole('navigation', { name: 'What to show' });
    await expect(tabs).toHaveText('AllNames2Contents1');
    await expect(page.getByText('1 page in 1 document', { exact: true })).toBeVisible();
    await tabs.getByRole('link', { name: 'Names' }).click();
    await expect(page).toHaveURL(/q=licence&in=names$/);
    await expect(hitsOf(page)).toHaveCount(0);
    await expect(page.getByText('2 names', { exact: true })).toBeVisible();
    await tabs.getByRole('link', { name: 'Contents' }).click();
    await expect(page.getByRole('region', { name: 'Names' })).toHaveCount(0);
    await fieldOf(page).fill('licence licencje');
    await expect(page.getByText('2 pages in 2 documents', { exact: true })).toBeVisible();
    const language = page.getByRole('region', { name: 'Language' });
    await expect(language.getByRole('link')).toHaveText(['English1', 'Polish1']);
    await language.getByRole('link', { name: 'Polish' }).click();
    await expect(hitsOf(page).getByRole('heading', { level: 3 })).toHaveText(['Umowa.txt']);
    await expect(language.getByRole('link', { name: 'English' })).toBeVisible();
    await language.getByRole('link', { name: 'Polish' }).click();
    await page.getByRole('region', { name: 'Type' }).getByRole('link', { name: 'PDF' }).click();
    await expect(page).toHaveURL(/in=contents&type=PDF$/);
    await expect(hitsOf(page).getByRole('heading', { level: 3 })).toHaveText(['Master_agreement.pdf']);
  });

  await test.step('in another order, which the address keeps', async () => {
    await page.goto('/files?q=licence+dostawca+otrzymał&in=contents');
    const documents = hitsOf(page).getByRole('heading', { level: 3 });
    await expect(documents).toHaveText(['Umowa.txt', 'Master_agreement.pdf']);
    await page.getByRole('button', { name: 'Order: Best first' }).click();
    await page.getByRole('menuitemradio', { name: 'By name' }).press('Enter');
    await expect(page).toHaveURL(/in=contents&sort=name$/);
    await expect(documents).toHaveText(['Master_agreement.pdf', 'Umowa.txt']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Order: By name' })).toBeFocused();
    await page.reload();
    await expect(documents).toHaveText(['Master_agreement.pdf', 'Umowa.txt']);
  });

  await test.step('from a folder, and without words', async () => {
    await page.goto(`/files?folder=${contracts._id}`);
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('quarter');
    await page.getByRole('link', { name: 'Search contents' }).first().click();
    await expect(hitsOf(page).locator('mark')).toHaveText('quarter');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('heading', { name: 'Search all documents' })).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
  });
});

test('a search that fails can be tried again', async ({ page, server }) => {
  const person = await makePerson(server);
  await signIn(page, person, '/files');
  await page.route('**/api/v2/search?*', (route) => route.abort());
  await page.goto('/files?q=notice');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v2/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
