import { expect, type Page } from '@playwright/test';
import { damagedPdf, longPdf, tinyPdf } from '@recto/testing/pdf';
import type { Screen } from './stage.ts';

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Lets calls wait for as long as the page lives: what is shown meanwhile is real, only longer. */
const hold = (page: Page, address: string) => page.route(address, () => new Promise<void>(() => undefined));

const homeIsFull = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /BOEING|Services_agreement/ }).first()).toBeVisible();
};

export const libraryScreens: readonly Screen[] = [
  {
    name: 'home-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Drop your first documents here' })).toBeVisible();
    },
  },
  { name: 'home', viewer: 'reader', show: ({ page }) => homeIsFull(page) },
  {
    name: 'home-menu',
    viewer: 'reader',
    async show({ page }) {
      await homeIsFull(page);
      await page.getByRole('button', { name: /Account menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    name: 'files-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/files');
      await expect(page.getByText('No documents here yet')).toBeVisible();
    },
  },
  {
    name: 'files-loading',
    viewer: 'reader',
    async show({ page }) {
      await hold(page, '**/api/v2/folders/root*');
      await page.goto('/files');
      await expect(page.getByText('Loading the documents')).toBeAttached();
    },
  },
  {
    name: 'files-failed',
    viewer: 'reader',
    async show({ page }) {
      await page.route('**/api/v2/folders/root*', (route) => route.abort());
      await page.goto('/files');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'files',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await expect(page.getByRole('row', { name: /Supplier_questionnaire/ })).toBeVisible();
      const folder = page.getByRole('treeitem', { name: 'Contracts' });
      if (await folder.isVisible()) await folder.press('ArrowRight');
      await page.getByRole('row', { name: /Northwind/ }).hover();
    },
  },
  {
    name: 'files-folder',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/files?folder=${stage.folderId}`);
      await expect(page.getByRole('row', { name: /Framework_agreement/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Master agreements' })).toBeVisible();
    },
  },
  {
    name: 'library-search',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files?q=agreement');
      await expect(page.getByRole('region', { name: 'Contents' })).toBeVisible();
    },
  },
  {
    name: 'library-search-none',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files?q=walrus');
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    },
  },
  {
    name: 'files-menu',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await page.getByRole('button', { name: 'Actions for Supplier_questionnaire.pdf' }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    },
  },
  {
    name: 'files-deleted',
    viewer: 'uploader',
    async show({ page }) {
      await page.goto('/upload');
      await page
        .getByLabel('Choose documents')
        .setInputFiles([
          pdf('Old_rate_card_of_the_warehouse_2023.pdf', tinyPdf([['Rates']], 'rates')),
          pdf('Rate_card_2026.pdf', tinyPdf([['Rates of 2026']], 'rates')),
        ]);
      await page.getByRole('button', { name: 'Upload 2 files' }).click();
      for (const name of [/Old_rate/, /Rate_card_2026/])
        await expect(page.getByRole('row', { name })).toContainText('Complete', { timeout: 30_000 });
      await page.getByRole('button', { name: 'Close the list of uploads' }).click();
      await page.getByRole('button', { name: /^Actions for Old_rate/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'files-rename',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await page.getByRole('button', { name: 'Actions for Supplier_questionnaire.pdf' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'File name' }).fill('Questionnaire (final)');
      await expect(page.getByText('Kept as')).toBeVisible();
    },
  },
  {
    name: 'files-delete-folder',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/files?folder=${stage.folderId}`);
      await page.getByRole('button', { name: 'Actions for Master agreements' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toContainText('goes with');
    },
  },
  {
    name: 'files-create-folder',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await page.getByRole('button', { name: 'Create folder' }).locator('visible=true').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click();
      await expect(page.getByText('Give the folder a name.')).toBeVisible();
    },
  },
  {
    name: 'files-uploading',
    viewer: 'uploader',
    async show({ page }) {
      await page.goto('/upload');
      await page
        .getByLabel('Choose documents')
        .setInputFiles([
          pdf('Inventory of the warehouse in Hull.pdf', longPdf(1500, 'inventory')),
          pdf('Charter again.pdf', tinyPdf([['The charter of 2026.']], 'charter')),
          pdf('Damaged.pdf', damagedPdf('damaged')),
          pdf('Drawings.pdf', Buffer.concat([tinyPdf([['Drawings']], 'drawings'), Buffer.alloc(8_000_000)])),
          pdf('Minutes.pdf', tinyPdf([['Minutes']], 'minutes')),
        ]);
      const line = await page.context().newCDPSession(page);
      const throttled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500_000 };
      await line.send('Network.emulateNetworkConditions', throttled);
      await page.getByRole('button', { name: 'Upload 5 files' }).click();
      const panel = page.getByRole('region', { name: 'Uploads' });
      await expect(panel).toContainText('Extracting Document · page', { timeout: 60_000 });
    },
  },
  {
    name: 'upload',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/upload');
      await expect(page.getByRole('button', { name: /up to five files at a time/ })).toBeVisible();
    },
  },
  {
    name: 'upload-chosen',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/upload');
      await page
        .getByLabel('Choose documents')
        .setInputFiles([
          pdf('Umowa najmu lokalu (ąćęłńóśźż).pdf', tinyPdf([['Umowa']], 'umowa')),
          pdf('Minutes.pdf', tinyPdf([['Minutes']], 'minutes')),
        ]);
      await expect(page.getByRole('button', { name: 'Upload 2 files' })).toBeEnabled();
    },
  },
  {
    name: 'upload-refused',
    viewer: 'reader',
    async show({ page }) {
      const minutes = tinyPdf([['Minutes']], 'minutes');
      await page.goto('/upload');
      await page
        .getByLabel('Choose documents')
        .setInputFiles([
          pdf(
            'Minutes of the annual general meeting of shareholders held in Hull on 3 May 2026.pdf',
            minutes,
          ),
          pdf('Minutes copy.pdf', minutes),
          pdf('Budget.numbers', Buffer.from('PK')),
          pdf('Empty.pdf', Buffer.alloc(0)),
          ...['Plan', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) =>
            pdf(`${name}.pdf`, tinyPdf([[name]], name)),
          ),
        ]);
      await expect(page.getByText('It is not added twice.')).toBeVisible();
      await expect(page.getByText('1 file left out.')).toBeVisible();
    },
  },
];
