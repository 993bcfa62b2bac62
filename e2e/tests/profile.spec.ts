import type { Page } from '@playwright/test';
import { contract } from '@recto/contract';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { fillLogin, type Person } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { openSession } from '../support/second-factor.ts';
import { signIn } from '../support/session.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user as { userName: string });

async function openProfile(page: Page, person: Person) {
  await signIn(page, person);
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(card(page, 'Signed in').getByText('this device')).toBeVisible();
}

test('the user menu leads to the profile, and that to the change of the password', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await openProfile(page, person);
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();
  for (const name of ['Mfa Settings', 'Full Name', 'Your data'])
    await expect.poll(async () => (await card(page, name).boundingBox())?.width, name).toBe(350);
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('both names are required; what else is wrong the server says in a toast', async ({ page, server }) => {
  const person = await makePerson(server);
  await openProfile(page, person);
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')];
  const update = card(page, 'Full Name').getByRole('button', { name: 'Update' });
  await expect(first).toHaveValue('Adaline');
  await expect(last).toHaveValue('Lovelace');
  await last.fill('');
  await update.click();
  await expect(last).toHaveAccessibleDescription('Last name is required');
  await expect(last).toBeFocused();

  await last.fill('Byron');
  await first.fill('x'.repeat(101));
  await update.click();
  await expect(toasts(page)).toContainText('Name must be at most 100 characters.');
  await expect(first).toHaveAccessibleDescription('Name must be at most 100 characters.');
  expect((await storedUser(page)).userName).toBe('Adaline');

  await first.fill('Augusta');
  await update.click();
  await expect(toasts(page)).toContainText('Your name was changed');
  await expect.poll(async () => (await storedUser(page)).userName).toBe('Augusta');
  await expect(page.getByRole('button', { name: new RegExp(person.email) })).toContainText('AB');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Augusta/ })).toBeVisible();
});

test('sessions are named, ended one by one, and all at once', async ({ page, server, request }) => {
  const person = await makePerson(server);
  const phone = await openSession(server, person, PHONE);
  const isOpen = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request.get(`${server.url}/api/v2/auth/sessions`, { headers })).ok();
  };
  await openProfile(page, person);
  const rows = card(page, 'Signed in').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Chrome on Linux');
  await expect(rows.first()).toContainText('this device');
  expect(await isOpen(phone)).toBe(true);
  await page.getByRole('button', { name: 'Sign out Safari on an iPhone' }).click();
  await expect(rows).toHaveCount(1);
  await expect.poll(() => isOpen(phone)).toBe(false);

  const again = await openSession(server, person, PHONE);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await isOpen(again)).toBe(true);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('You are signed out everywhere.');
  await expect(toasts(page).getByText('Session Timed Out')).toHaveCount(0);
  await expect.poll(() => isOpen(again)).toBe(false);
});

test('the export is one archive of everything', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.settled(await library.send('Charter.pdf', tinyPdf([['The charter.']], person.email)));
  await openProfile(page, person);
  const download = page.waitForEvent('download');
  await card(page, 'Your data').getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page).toHaveURL(/\/profile$/);
});

test('an account is deleted with its password, and is gone', async ({ page, server }) => {
  const person = await makePerson(server);
  await openProfile(page, person);
  await card(page, 'Your data').getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toContainText(person.email);
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('The password is wrong.');
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your account and everything in it are deleted.',
  );
  await fillLogin(page, person);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The e-mail address or the password is wrong.',
  );
});

test('a token is made, opens the API to a program until it is deleted, and is shown once', async ({
  page,
  server,
  request,
}) => {
  const person = await makePerson(server);
  await openProfile(page, person);
  const tokens = card(page, 'Access tokens');
  await expect(tokens.getByText('You have no tokens.')).toBeVisible();
  await tokens.getByRole('button', { name: 'New token' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, dialog, 'new access token');
  await dialog.getByLabel('Name').fill('Nightly import');
  await dialog.getByLabel('Name').press('Enter');
  const shown = dialog.getByText(/^recto_pat_\w+$/);
  await expectAccessible(page, shown, 'token that was made');
  const token = await shown.innerText();
  const status = async () => {
    const url = `${server.url}/api/v2${contract.history.list.path}`;
    return (await request.get(url, { headers: { authorization: `Bearer ${token}` } })).status();
  };
  expect(await status()).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  await page.reload();
  await expect(tokens.getByText(/^recto_pat_.*read, ask · Last used/)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page, tokens.getByText('Nightly import'), 'list of tokens');
  await tokens.getByRole('button', { name: 'Delete Nightly import' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete token' }).press('Enter');
  await expect(tokens.getByText('You have no tokens.')).toBeVisible();
  expect(await status()).toBe(401);
});
