import { expect, type Page } from '@playwright/test';
import { button, dialog, openUnder, type ScreenState } from './screen-state.ts';

export async function openRegistration(page: Page) {
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Mfa' }).check();
  await button(page, 'Register Mfa').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
}

/** The profile and what opens over it. */
export const PROFILE_STATES: readonly ScreenState[] = [
  {
    name: 'the profile and its sessions',
    open: async (page) => {
      await page.goto('/profile');
      return page.getByRole('region', { name: 'Signed in' }).getByRole('button', { name: /Sign out Safari/ });
    },
  },
  {
    name: 'signing out everywhere',
    open: (page) => openUnder(page, '/profile', button(page, 'Sign out everywhere'), 'Sign out everywhere'),
  },
  {
    name: 'the deletion of the account, with an error',
    open: async (page) => {
      const shown = await openUnder(page, '/profile', button(page, 'Delete account'), 'Delete account');
      const password = shown.getByLabel('Password', { exact: true });
      await password.fill('not the password');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAccessibleDescription('The password is wrong.');
      return shown;
    },
  },
  {
    name: 'the change of the password',
    open: async (page) => {
      await page.goto('/change-password');
      await page.getByLabel('Current password').fill('short');
      await button(page, 'Change Password').click();
      await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
      return page.getByRole('heading', { name: 'Change Password' });
    },
  },
  {
    name: 'the registration of an authenticator, with an error',
    open: async (page) => {
      await openRegistration(page);
      await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
      await page.keyboard.press('Enter');
      await expect(dialog(page, 'Mfa Registration').getByRole('alert')).toBeVisible();
      return dialog(page, 'Mfa Registration');
    },
  },
];
