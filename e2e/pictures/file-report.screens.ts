import { expect, type Page } from '@playwright/test';
import type { Screen, Stage } from './stage.ts';

/** The report of the file with something of everything, drawn as far as it can be. */
async function showReport(page: Page, { odd }: Stage) {
  await page.goto(`/files?details=${odd._id}`);
  const report = page.getByRole('dialog', { name: `Details of ${odd.name}` });
  await expect(report.getByRole('heading', { name: '28 of 30 pages were read' })).toBeVisible();
  await expect(report.locator('li canvas').first()).toBeVisible({ timeout: 30_000 });
  return report;
}

async function askForPassword(page: Page) {
  await page.goto('/files');
  const row = page.getByRole('row').filter({ hasText: 'Minutes_of_the_board' });
  await row.getByRole('button', { name: 'Unlock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlock this file' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const fileReportScreens: readonly Screen[] = [
  {
    name: 'file-report',
    viewer: 'reader',
    show: async ({ page, stage }) => void (await showReport(page, stage)),
  },
  {
    name: 'file-report-hidden',
    viewer: 'reader',
    async show({ page, stage }) {
      const report = await showReport(page, stage);
      await report.getByRole('button', { name: 'Hidden text' }).first().click();
      await report.getByRole('link', { name: 'Page 20' }).focus();
      await expect(report.getByText('that nobody sees are left out')).toBeVisible();
    },
  },
  {
    name: 'file-report-failed',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await page.getByRole('button', { name: 'Details of Supplier_questionnaire.pdf' }).click();
      await expect(page.getByRole('dialog').getByText('damaged').first()).toBeVisible();
    },
  },
  { name: 'unlock', viewer: 'reader', show: async ({ page }) => void (await askForPassword(page)) },
  {
    name: 'unlock-wrong',
    viewer: 'reader',
    async show({ page }) {
      const dialog = await askForPassword(page);
      await dialog.getByLabel('Password of the file', { exact: true }).fill('greek');
      await page.keyboard.press('Enter');
      await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'chat-text',
    viewer: 'reader',
    async show({ page, stage: { report, found } }) {
      await page.goto(`/chat?file=${report._id}&question=${found._id}&page=${found.pages[0]}&hit=1`);
      await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
      await page.getByRole('button', { name: 'Extracted text' }).click();
      await expect(
        page
          .getByRole('region', { name: /^Extracted text/ })
          .locator('mark')
          .first(),
      ).toBeVisible();
    },
  },
];
