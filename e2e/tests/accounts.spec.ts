import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { readCode } from '@recto/testing/api';
import { fillLogin, newPerson, signUp } from '../support/people.ts';
import { expect, logIn, makePerson, test } from '../support/product.ts';
import { plantSession, signIn } from '../support/session.ts';
import { leaveOnceNoted, noteToasts } from '../support/toasts.ts';

const WRONG_CREDENTIALS = 'The e-mail address or the password is wrong.';
const TIMED_OUT = 'Session Timed Out Please Logout and Login Again';
const UNREACHABLE = 'Something went wrong, we get back to you soon!';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
/** The area above the form. The toasts say the same in a region of their own. */
const formArea = (page: Page) => page.getByRole('main');
const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '') as { user: object });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Holds calls to an address back until the given function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the login form says beside each field what is wrong with it, until it is edited', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login');
  await expect(page.getByText('Enter your company email to analyze documents with AI-powered')).toBeVisible();
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  const submit = page.getByRole('button', { name: 'Recto' });

  await submit.click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await expect(email).toBeFocused();

  await email.fill('ada@northwind');
  await expect(email).toHaveAccessibleDescription('');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await password.fill('seven77');
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Email is invalid');
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeVisible();
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('a field that has the focus is ringed, a wrong one too, by day and by night', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Recto' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveCSS('box-shadow', /0px 0px 0px 3px/);
    await email.fill('a');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveCSS('box-shadow', /0px 0px 0px 3px/);
    await email.fill('');
  }
});

test('a wrong password is refused in a toast and above the form, after Please wait', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await page.goto('/login');
  const release = await holdBack(page, '**/auth/login');
  await fillLogin(page, { ...person, password: 'not the password' });
  const waiting = page.getByRole('button', { name: 'Please wait' });
  await expect(waiting).toBeDisabled();
  release();

  await expect(toasts(page)).toContainText(WRONG_CREDENTIALS);
  await expect(formArea(page).getByRole('alert')).toHaveText(WRONG_CREDENTIALS);
  await expect(page.getByRole('button', { name: 'Recto' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Recto' })).toBeEnabled();
  await expect(formArea(page).getByRole('alert')).toHaveCount(0);
});

test('sign-up says beside each field what is wrong with it', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('x');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lov');
  await page.getByLabel('Password', { exact: true }).fill('seven77');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const says = (label: string, message: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  await says('Email', 'Email must be at least 2 characters.');
  await says('First name', 'Name must be at least 4 characters.');
  await says('Last name', 'Last Name must be at least 4 characters.');
  await says('Password', 'Password must be at least 8 characters.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(/\/signup$/);
});

test('nobody signs up without the terms, and the toast opens them', async ({ page, server }) => {
  const person = newPerson();
  await page.clock.install();
  await page.goto('/signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill('Adaline');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  // What shows toasts is loaded in an idle moment, and there is none while the clock stands.
  await expect(toasts(page)).toBeAttached();
  // The toast stays for as long as this takes.
  await stopClock(page);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(toasts(page)).toContainText('Terms and Conditions are not accepted');
  await expect(toasts(page)).toContainText('You have to accept terms and Conditions to use app');
  await toasts(page).getByRole('button', { name: 'Open Terms' }).click();
  await page.clock.resume();
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByRole('checkbox')).toBeChecked();

  const release = await holdBack(page, '**/auth/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
  release();
  await expect(page.getByText('Check your email for One Time Password (OTP)')).toBeVisible();

  const otp = page.getByRole('textbox', { name: 'One Time Password' });
  const verify = page.getByRole('button', { name: 'Verify Otp' });
  const code = await readCode(server.dataFolder, person.email);
  await otp.pressSequentially('12a34');
  await expect(otp).toHaveValue('1234');
  await otp.fill('123');
  await verify.click();
  await expect(otp).toHaveAccessibleDescription('Otp must be at least 4 characters.');
  await otp.fill(code === '123456' ? '654321' : '123456');
  await verify.click();
  await expect(formArea(page).getByRole('alert')).toContainText('This code is wrong or no longer valid.');
  await expect(toasts(page).getByText('This code is wrong')).toHaveCount(0);
  await expect(otp).toHaveValue('');

  await otp.fill(code);
  await verify.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(formArea(page).getByRole('status')).toContainText('Account created successfully');
});

test('the label of the terms opens them on the sign-up page', async ({ page }) => {
  await page.goto('/signup');
  await page.getByText('I accept the').click();
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('whoever has not confirmed the address is led there at login and can have a new code', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const person = await signUp(server);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(formArea(page)).toContainText(person.email);
  await expect(page.getByText(/You can ask for a new code in 0:\d\d/)).toBeVisible();

  await page.clock.runFor('00:31');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(toasts(page)).toContainText('a new code is on its way');
  // After those of the sign-up and of the login.
  await page.getByRole('textbox').fill(await readCode(server.dataFolder, person.email, 3));
  await page.getByRole('button', { name: 'Verify Otp' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a deep link comes back after login, and leads to our own pages only', async ({ page, server }) => {
  const person = await makePerson(server);
  await page.goto('/upload?folder=none');
  await expect(page).toHaveURL(`${server.url}/login?next=${encodeURIComponent('/upload?folder=none')}`);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${server.url}/upload?folder=none`);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=//elsewhere.example/files');
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('local storage holds the session and nothing else, and nothing after logout', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('left over', 'by somebody'));
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual(['auth']);
  const stored = await storedSession(page);
  // A reload, and the screens for visitors, which lead whoever is signed in on into the product.
  for (const address of ['/', '/login', '/signup', '/verify-email']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }

  await page.evaluate(() => localStorage.setItem('left over', 'by somebody'));
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();

  // The other tests begin with a session that no login page has stored: it is the same but for its tokens.
  await plantSession(page, person);
  const tokens = { token: expect.any(String), idToken: expect.any(String), refreshToken: expect.any(String) };
  expect(await storedSession(page)).toEqual({ ...stored, user: { ...stored.user, ...tokens } });
});

/** Puts a token into the stored session that the server does not know. */
const spoilTokens = (page: Page, names: readonly string[]) =>
  page.evaluate((spoilt) => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
    for (const name of spoilt) session.user[name] = `${session.user[name].slice(0, -4)}xxxx`;
    localStorage.setItem('auth', JSON.stringify(session));
    return session.user.token as string;
  }, names);

test('an access token that has run out is renewed without a word', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  const spoilt = await spoilTokens(page, ['token']);
  await page.goto('/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.token);
  expect(token).not.toBe(spoilt);
  await expect(toasts(page).getByText(TIMED_OUT)).toHaveCount(0);
});

test('a session that cannot be renewed ends with a toast and the login page', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await spoilTokens(page, ['token', 'refreshToken']);
  const noted = await noteToasts(page);
  await leaveOnceNoted(page, noted);
  await page.goto('/files');
  await expect.poll(noted).toEqual([`${TIMED_OUT}Logout`]);
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedKeys(page)).toEqual([]);
});

test('a server out of reach is warned of, and what was typed stays', async ({ page, server }) => {
  const person = await makePerson(server);
  await page.goto('/login');
  await page.route('**/auth/login', (route) => route.abort());
  await fillLogin(page, person);
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await page.unroute('**/auth/login');
  await page.getByRole('button', { name: 'Recto' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the picture beside the forms is no sliver on a small window, and gone on a phone', async ({ page }) => {
  const picture = page.getByRole('complementary', { name: 'Moving picture' });
  for (const width of [640, 650, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(180);
    expect((await page.getByRole('button', { name: 'Recto' }).boundingBox())?.width).toBeGreaterThanOrEqual(
      340,
    );
  }
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(picture).toHaveCount(0);
});
