import type { Page } from '@playwright/test';
import { fillLogin } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { tabTo } from '../support/keys.ts';
import { readQrCode } from '../support/qr-code.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import { signIn } from '../support/session.ts';
import { makeAuthenticator } from '../support/totp.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
const settings = (page: Page) => page.getByRole('region', { name: 'Mfa Settings' });
const toggle = (page: Page) => settings(page).getByRole('switch', { name: 'Mfa' });
const update = (page: Page) => settings(page).getByRole('button', { name: 'Update' });
const digits = (page: Page) => page.getByRole('textbox', { name: 'Six digits' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify MFA' });
const storedMfa = (page: Page) =>
  page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    return user.userAttributes.find(({ Name }: { Name: string }) => Name === 'custom:mfaEnabled').Value;
  });

async function logOut(page: Page, email: string) {
  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
}

async function openRegistration(page: Page) {
  await page.goto('/profile');
  await expect(settings(page).getByText('For extra security Mfa Should be enabled')).toBeVisible();
  await expect(settings(page).getByRole('button', { name: 'Register Mfa' })).toBeDisabled();
  await toggle(page).check();
  await expect(settings(page)).toContainText('not registered');
  await settings(page).getByRole('button', { name: 'Register Mfa' }).click();
  return page.getByRole('dialog', { name: 'Mfa Registration' });
}

test('an authenticator is registered by the QR code on the screen and opens the next login', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person);
  const dialog = await openRegistration(page);
  await expect(dialog).toContainText('Scan the QR code in your authenticator app');
  await expect(dialog).toContainText('register the 6-digit otp for the next login');
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(425);

  const link = new URL(await readQrCode(dialog.getByRole('img', { name: /QR code/ })));
  expect(decodeURIComponent(link.href)).toContain(`otpauth://totp/Recto:${person.email}?`);
  expect(link.searchParams.get('issuer')).toBe('Recto');
  const secret = link.searchParams.get('secret') ?? '';
  await expect(dialog.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  const app = makeAuthenticator(secret);

  const register = dialog.getByRole('button', { name: 'Register Totp' });
  await expect(digits(page)).toBeFocused();
  await expect(register).toBeDisabled();
  const shown = await app.code();
  await digits(page).fill(shown === '000000' ? '000001' : '000000');
  await register.click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('This code is wrong');
  // It stands above the picture.
  const gap = async () => {
    const [above, below] = [await refusal.boundingBox(), await dialog.getByRole('img').boundingBox()];
    return (below?.y ?? Number.NaN) - (above?.y ?? Number.NaN) - (above?.height ?? Number.NaN);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect(digits(page)).toHaveValue('');

  const right = await app.lateCode();
  await digits(page).fill(right);
  await register.click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveText(Array.from({ length: 10 }, () => /^\w{5}-\w{5}$/));
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toContainText('nobody can show them to you again');
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recto-recovery-codes.txt');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(settings(page).getByRole('button', { name: 'Register Mfa' })).toBeFocused();

  // Registering alone switches nothing on.
  await expect(settings(page).getByText('off', { exact: true })).toBeVisible();
  expect(await storedMfa(page)).toBe('0');
  await update(page).click();
  await expect(toasts(page)).toContainText('Mfa is on');
  await expect.poll(() => storedMfa(page)).toBe('1');
  await page.reload();
  await expect(toggle(page)).toBeChecked();

  await logOut(page, person.email);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/mfa$/);
  await digits(page).fill(right);
  await verify(page).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong or has been used');
  await digits(page).fill(await app.code());
  await verify(page).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
});

test('nothing opens before the second step, and a deep link comes back after it', async ({
  page,
  server,
  request,
}) => {
  const person = await makePerson(server);
  const { app } = await addSecondFactor(server, person);
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
  await page.goto('/files');
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${server.url}/mfa?next=%2Ffiles`);
  await expect(page.getByRole('heading', { name: 'Give Your Mfa Code' })).toBeVisible();
  for (const path of ['/', '/chat', '/profile', '/change-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/mfa/);
    await expect(page.getByRole('heading', { name: 'Give Your Mfa Code' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  // Neither a page nor the socket has asked for anything of the account.
  expect(
    calls.filter((path) => /^\/(api|socket\.io)/.test(path) && !/config|auth\/login/.test(path)),
  ).toEqual([]);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(`${server.url}/api/v2/auth/sessions`, { headers })).status()).toBe(403);

  await page.goto('/files');
  await digits(page).pressSequentially('12a45');
  await expect(digits(page)).toHaveValue('1245');
  await expect(verify(page)).toBeDisabled();
  await digits(page).fill(await app.code());
  await verify(page).click();
  await expect(page).toHaveURL(`${server.url}/files`);
  await expect(page.getByText('No documents here yet')).toBeVisible();
});

test('a recovery code opens one login', async ({ page, server }) => {
  const person = await makePerson(server);
  const { recoveryCodes } = await addSecondFactor(server, person);
  const use = async (code: string) => {
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await verify(page).click();
  };
  const [first = '', second = ''] = recoveryCodes;
  await page.goto('/login');
  await use(` ${first.toUpperCase()} `);
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await logOut(page, person.email);
  await use(first);
  await expect(page.getByRole('alert')).toContainText('This recovery code is wrong or has been used');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(second);
  await verify(page).click();
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
});

test('the login link of the second step begins anew', async ({ page, server }) => {
  const person = await makePerson(server);
  const other = await makePerson(server);
  await addSecondFactor(server, person);
  await page.goto('/login');
  await fillLogin(page, person);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await fillLogin(page, other);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the switch is put back where no authenticator is registered', async ({ page, server }) => {
  await signIn(page, await makePerson(server), '/profile');
  await toggle(page).check();
  await update(page).click();
  await expect(toasts(page)).toContainText('Register an authenticator app first.');
  expect(await storedMfa(page)).toBe('0');
  await expect(settings(page).getByRole('button', { name: 'Register Mfa' })).toBeEnabled();
  await page.reload();
  await expect(toggle(page)).not.toBeChecked();
});

test('switching off takes the password, and another authenticator too', async ({ page, server }) => {
  const person = await makePerson(server);
  const { app } = await addSecondFactor(server, person);
  await page.goto('/login');
  await fillLogin(page, person);
  await digits(page).fill(await app.code());
  await verify(page).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('/profile');
  await settings(page).getByRole('button', { name: 'Register Mfa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mfa Registration' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('The password is wrong.');
  await password.fill(person.password);
  await password.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await toggle(page).uncheck();
  await update(page).click();
  const off = page.getByRole('dialog', { name: 'Switch Mfa off' });
  await expect(off.getByLabel('Password', { exact: true })).toBeFocused();
  await off.getByRole('button', { name: 'Cancel' }).click();
  await expect(toggle(page)).toBeChecked();
  await toggle(page).uncheck();
  await update(page).click();
  await off.getByLabel('Password', { exact: true }).fill(person.password);
  await off.getByRole('button', { name: 'Switch off' }).click();
  await expect(toasts(page)).toContainText('Mfa is off');
  await logOut(page, person.email);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('login, second step and profile need no mouse', async ({ page, server }) => {
  const person = await makePerson(server);
  const { app } = await addSecondFactor(server, person);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/login?next=/profile');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await press('Enter');
  await expect(digits(page)).toBeFocused();
  await page.keyboard.type(await app.code());
  await press('Enter');
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expect(toggle(page)).toBeChecked();

  await tabTo(page, toggle(page));
  await press('Space');
  await expect(toggle(page)).not.toBeChecked();
  await tabTo(page, update(page));
  await press('Enter');
  const off = page.getByRole('dialog', { name: 'Switch Mfa off' });
  await expect(off.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await press('Enter');
  await expect(toasts(page)).toContainText('Mfa is off');
  await expect(off).toBeHidden();
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.type('Augusta');
  await press('Enter');
  await expect(toasts(page)).toContainText('Your name was changed');
  await tabTo(page, page.getByRole('button', { name: 'Delete account' }));
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete account' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
});
