import { expect, type Page } from '@playwright/test';
import { breakAboveScreens } from '../support/broken-app.ts';
import type { Screen } from './stage.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /BOEING|Services_agreement/ }).first()).toBeVisible();
}

async function openPalette(page: Page, query: string) {
  await page.getByRole('button', { name: /Search or jump to/ }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('option', { name: /\.pdf/ }).first()).toBeVisible();
  await palette.getByRole('combobox').fill(query);
  await expect(palette.getByRole('option').first()).toBeVisible();
}

/** Lets the server answer a call by an error, so that its message can be seen. */
const refuse = (page: Page, address: string, status: number) =>
  page.route(address, (route) => route.fulfill({ status, body: 'refused' }));

export const frameScreens: readonly Screen[] = [
  {
    name: 'palette',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/files');
      await expect(page.getByRole('row', { name: /Supplier_questionnaire/ })).toBeVisible();
      await openPalette(page, 'agree');
    },
  },
  {
    name: 'palette-empty',
    viewer: 'reader',
    async show({ page }) {
      await openHome(page);
      await openPalette(page, '');
    },
  },
  {
    name: 'shortcuts',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/chat?file=${stage.report._id}`);
      await expect(page.getByRole('textbox', { name: /ask/i })).toBeVisible();
      // Letters belong to the field while it has the focus.
      await page.locator('#content').focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'feedback',
    viewer: 'reader',
    async show({ page }) {
      await openHome(page);
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Send feedback' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Please write a few words.')).toBeVisible();
    },
  },
  {
    name: 'connection-lost',
    viewer: 'reader',
    async show({ page }) {
      await page.route('**/socket.io/**', (route) => route.abort());
      await openHome(page);
      await expect(page.getByText('Reconnecting…')).toBeAttached();
    },
  },
  {
    name: 'something-went-wrong',
    viewer: 'reader',
    async show({ page }) {
      await openHome(page);
      await page.route('**/assets/qna.page*', (route) => route.abort());
      await page.getByRole('link', { name: 'Chat', exact: true }).locator('visible=true').click();
      await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
    },
  },
  {
    // What fails above all screens is left to the outermost view.
    name: 'unexpected-error',
    viewer: 'nobody',
    async show({ page }) {
      await breakAboveScreens(page);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
  },
  {
    name: 'one-tab',
    viewer: 'nobody',
    async show({ page }) {
      const owner = await page.context().newPage();
      await owner.goto('/login');
      await expect(owner.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: /opened in one tab/ })).toBeVisible();
    },
  },
  {
    name: 'sidebar-collapsed',
    viewer: 'uploader',
    async show({ page }) {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Charter.pdf', exact: true })).toBeVisible();
      const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
      if (!(await collapse.isVisible())) return;
      await collapse.click();
      await page.getByRole('link', { name: 'Files', exact: true }).hover();
      await expect(page.getByRole('tooltip')).toBeAttached();
    },
  },
  {
    name: 'toasts',
    viewer: 'uploader',
    async show({ page }) {
      await page.goto('/files');
      await expect(page.getByRole('row', { name: 'Charter.pdf' })).toBeVisible();
      await page.keyboard.press('Shift');
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
      await page.route('**/login', () => new Promise<void>(() => undefined));
      await refuse(page, '**/api/v2/folders', 504);
      await page.getByRole('button', { name: 'Create folder' }).locator('visible=true').first().click();
      await page.getByRole('textbox', { name: 'Folder name' }).fill('Contracts');
      await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
      await expect(toasts(page).filter({ hasText: 'Session Timed Out' })).toBeVisible();
    },
  },
];
