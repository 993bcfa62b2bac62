import { expect, type Page } from '@playwright/test';
import { at, button, dialog, type ScreenState } from './screen-state.ts';

async function chooseInMenu(page: Page, entry: string, name: string) {
  await page.goto('/files');
  await button(page, /Account menu/).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return dialog(page, name);
}

/** What stands around every screen, and the tour. */
export const FRAME_STATES: readonly ScreenState[] = [
  {
    name: 'the palette with files and questions',
    open: async (page) => {
      await page.goto('/files');
      await button(page, /Search or jump to/).click();
      await page.getByRole('combobox').fill('re');
      await expect(page.getByText('Looking through the files…')).toBeHidden();
      await expect(page.getByRole('option', { name: /^Annual_report/ })).toBeVisible();
      return dialog(page, 'Search or jump to');
    },
  },
  {
    name: 'the list of shortcuts',
    open: (page) => chooseInMenu(page, 'Keyboard shortcuts', 'Keyboard shortcuts'),
  },
  {
    name: 'feedback with an error',
    open: async (page) => {
      const shown = await chooseInMenu(page, 'Send feedback', 'Send feedback');
      await shown.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(shown.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      return shown;
    },
  },
  {
    name: 'the account menu',
    open: async (page) => {
      await page.goto('/files');
      await button(page, /Account menu/).click();
      return page.getByRole('menu');
    },
  },
  at(
    'the topics of the tour',
    () => '/files?tour=chat-usage',
    (page) => dialog(page, 'Guided tour'),
  ),
];
