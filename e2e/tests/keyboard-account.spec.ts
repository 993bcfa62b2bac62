import type { Page } from '@playwright/test';
import { arrowTo, enter, tabTo, typeInto } from '../support/keys.ts';
import { readQrCode } from '../support/qr-code.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import { openSession } from '../support/second-factor.ts';
import { signIn } from '../support/session.ts';
import { makeAuthenticator } from '../support/totp.ts';

const NEW_PASSWORD = 'another long enough password';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const digits = (page: Page) => page.getByRole('textbox', { name: 'Six digits' });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** From the login page that is shown into the product. */
async function typeLogin(page: Page, { email, password }: Person) {
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await typeInto(page, field(page, 'Email'), email);
  await typeInto(page, field(page, 'Password'), password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

async function openProfile(page: Page) {
  await enter(page, button(page, /Account menu/));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
}

test('sessions, export, password and the way out without a pointer', async ({ page, server }) => {
  const person = await makePerson(server);
  await openSession(server, person);
  await signIn(page, person);
  await openProfile(page);

  const sessions = card(page, 'Signed in').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await enter(page, card(page, 'Signed in').getByRole('button', { name: /^Sign out (?!everywhere)/ }));
  await expect(sessions).toHaveCount(1);

  const download = page.waitForEvent('download');
  await enter(page, button(page, 'Export'));
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await enter(page, page.getByRole('link', { name: 'Change Password' }));
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await typeInto(page, field(page, 'Current password'), person.password);
  await typeInto(page, field(page, 'New password'), NEW_PASSWORD);
  await tabTo(page, page.getByRole('checkbox', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'New password')).toHaveAttribute('type', 'text');
  await enter(page, button(page, 'Change Password'));
  await expect(page).toHaveURL(/\/login$/);
  await typeLogin(page, { ...person, password: NEW_PASSWORD });

  await openProfile(page);
  const everywhere = button(page, 'Sign out everywhere');
  const leaving = dialog(page, 'Sign out everywhere');
  await enter(page, everywhere);
  await expect(leaving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await expect(everywhere).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, leaving.getByRole('button', { name: 'Sign out everywhere' }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('You are signed out everywhere.');
});

/** Registers an authenticator on the profile page that is shown, saves its recovery codes, and gives it. */
async function register(page: Page) {
  await tabTo(page, page.getByRole('switch', { name: 'Mfa' }));
  await page.keyboard.press('Space');
  await enter(page, button(page, 'Register Mfa'));
  const registration = dialog(page, 'Mfa Registration');
  const code = registration.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  await expect(digits(page)).toBeFocused();
  const app = makeAuthenticator(new URL(await readQrCode(code)).searchParams.get('secret') ?? '');
  await page.keyboard.type(await app.lateCode());
  await enter(page, button(page, 'Register Totp'));

  const codes = dialog(page, 'Your recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const saved = page.waitForEvent('download');
  await enter(page, codes.getByRole('button', { name: 'Download' }));
  expect((await saved).suggestedFilename()).toBe('recto-recovery-codes.txt');
  await enter(page, codes.getByRole('button', { name: 'I have saved them' }));
  await expect(codes).toBeHidden();
  await expect(button(page, 'Register Mfa')).toBeFocused();
  return app;
}

test('a second factor from its QR code to the login, and the end of the account without a pointer', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person);
  await openProfile(page);
  const app = await register(page);
  const settings = card(page, 'Mfa Settings');
  await enter(page, settings.getByRole('button', { name: 'Update' }));
  await expect(toasts(page)).toContainText('Mfa is on');
  // Nothing is left to save, so the button cannot keep the focus.
  await expect(settings).toBeFocused();

  await enter(page, button(page, /Account menu/));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await typeLogin(page, person);
  await expect(digits(page)).toBeFocused();
  await page.keyboard.type(await app.code());
  await enter(page, button(page, 'Verify MFA'));
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();

  await openProfile(page);
  const deleting = dialog(page, 'Delete account');
  await enter(page, button(page, 'Delete account'));
  await expect(deleting.getByLabel('Password', { exact: true })).toBeFocused();
  await enter(page, deleting.getByRole('button', { name: 'Use a code of your authenticator' }));
  await expect(deleting.getByRole('textbox')).toBeFocused();
  await enter(page, deleting.getByRole('button', { name: 'Use your password' }));
  await typeInto(page, deleting.getByLabel('Password', { exact: true }), person.password);
  await enter(page, deleting.getByRole('button', { name: 'Delete account' }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your account and everything in it are deleted.',
  );
});
