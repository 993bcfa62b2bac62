import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFaultless } from '../support/faults.ts';
import { openSsoStage, type ProviderPerson, type SsoStage } from '../support/openid-provider.ts';
import { fillLogin, newPerson } from '../support/people.ts';
import { expect, logIn, makePerson, test as base } from '../support/product.ts';
import { addSecondFactor } from '../support/second-factor.ts';

/** The product is configured by the environment alone, with a provider that speaks to it over HTTP. */
const test = base.extend<object, { stage: SsoStage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const stage = await openSsoStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  server: [async ({ stage }, use) => use(stage.server), { scope: 'worker' }],
});

const button = (page: Page) => page.getByRole('link', { name: 'Continue with single sign-on' });
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' });
const card = (page: Page) => page.getByRole('region', { name: 'Single sign-on' });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });

const newEmployee = (more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@acme.example`,
  email_verified: true,
  given_name: 'Wilhelmina',
  family_name: 'Acme',
  ...more,
});

/** Answers the page of the provider that is shown. */
async function answer(page: Page, { sub }: ProviderPerson, what = 'Sign in at Acme') {
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
  await page.getByLabel('Who are you?').selectOption(sub);
  await page.getByRole('button', { name: what }).click();
}

/** Neither a step of the browser's history nor what is stored holds anything of the way back. */
async function expectNothingKept(page: Page, codes: readonly string[] = []) {
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  const { origin } = new URL(page.url());
  const ours = entries.filter(({ url }) => url.startsWith(origin)).map(({ url }) => url);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((url) => /#|sso/.test(url))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(codes.filter((code) => stored.includes(code))).toEqual([]);
}

async function skipTour(page: Page) {
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeHidden();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /@/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(loginForm(page)).toBeVisible();
}

test('the button leads to the provider, and back to the page that was asked for', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const codes: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/auth/sso/token')) codes.push(sent.postDataJSON().code);
  });
  await page.goto('/files');
  await expect(page).toHaveURL(`${server.url}/login?next=%2Ffiles`);
  await expectFaultless(page, 'login with single sign-on');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await answer(page, employee);
  await expect(page).toHaveURL(`${server.url}/files`);
  await skipTour(page);
  await expect(page.getByText('No documents here yet')).toBeVisible();
  expect(codes).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  await expectNothingKept(page, codes);

  await page.goto('/profile');
  await expect(card(page)).toContainText(new URL(acme.issuer).host);
  await expect(page.getByLabel('First name')).toHaveValue('Wilhelmina');
  await expect(page.getByRole('main').getByText(employee.email ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link an identity' })).toHaveCount(0);
  await expectFaultless(page, 'profile with an identity');
  // Nothing else opens this account.
  await card(page)
    .getByRole('button', { name: /Unlink/ })
    .click();
  await expect(toasts(page)).toContainText('This is your only way to sign in.');
  await expect(card(page)).toContainText(new URL(acme.issuer).host);
});

test('whoever is signed in at the provider still comes in by one click', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  await page.goto('/login');
  await button(page).click();
  await answer(page, employee);
  await skipTour(page);
  await logOut(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: /Wilhelmina/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('an address of a foreign domain is refused in our words', async ({ page, stage }) => {
  const { acme, server } = stage;
  const stranger = acme.addPerson(newEmployee({ email: `${randomUUID()}@elsewhere.example` }));
  await page.goto('/login?next=%2Ffiles');
  await button(page).click();
  await answer(page, stranger);
  await expect(page.getByRole('alert')).toHaveText(
    'Addresses of this domain cannot sign in this way, unless the identity is linked in the profile.',
  );
  await expect(page).toHaveURL(`${server.url}/login?next=%2Ffiles`);
  await expectFaultless(page, 'login with a refusal');
  await expectNothingKept(page);
  await page.reload();
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an address that the provider has not confirmed is refused', async ({ page, stage }) => {
  const { acme } = stage;
  const { email_verified: _, ...unconfirmed } = newEmployee();
  acme.addPerson(unconfirmed);
  await page.goto('/login');
  await button(page).click();
  await answer(page, unconfirmed);
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in provider has not confirmed your e-mail address yet.',
  );
});

test('who refuses at the provider, goes back or waits may try again', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  await page.goto('/login?next=%2Ffiles');
  await button(page).click();
  await answer(page, employee, 'Refuse');
  await expect(page.getByRole('alert')).toHaveText('The sign-in was broken off at the provider.');
  await expectNothingKept(page);

  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
  await page.goBack();
  await expect(loginForm(page)).toBeVisible();
  await button(page).click();
  await answer(page, employee);
  await expect(page).toHaveURL(`${server.url}/files`);
});

test('a provider that is away is said, and the password still works', async ({ page, request }) => {
  // One that has never answered: what a provider has said about itself is kept.
  const { acme, server, close } = await openSsoStage();
  try {
    acme.goAway();
    const person = await makePerson(server, request);
    await page.goto(`${server.url}/login`);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in provider does not answer just now.');
    await expect(page).toHaveURL(`${server.url}/login`);
    await fillLogin(page, person);
    await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  } finally {
    await close();
  }
});

test('the address of the callback works once', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const callbacks: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/auth/sso/callback')) callbacks.push(sent.url());
  });
  await page.goto('/login');
  await button(page).click();
  await answer(page, employee);
  await skipTour(page);
  const [callback = ''] = callbacks;
  expect(new URL(callback).searchParams.get('code')).toBeTruthy();

  // Signed in, it changes nothing.
  await page.goto(callback);
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { name: /Wilhelmina/ })).toBeVisible();
  await logOut(page);
  await page.goto(callback);
  await expect(page.getByRole('alert')).toContainText('This sign-in has expired');
  await expect(page).toHaveURL(`${server.url}/login`);
  await expectNothingKept(page);
});

test('an account with a second factor is asked for it', async ({ page, stage, request }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const person = { ...newPerson(), email: employee.email ?? '' };
  await makePerson(server, request, person);
  const { app } = await addSecondFactor(server, request, person);
  await page.goto('/files');
  await button(page).click();
  await answer(page, employee);
  await expect(page).toHaveURL(`${server.url}/mfa?next=%2Ffiles`);
  await expectNothingKept(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'Six digits' }).fill(await app.code());
  await page.getByRole('button', { name: 'Verify MFA' }).click();
  await expect(page).toHaveURL(`${server.url}/files`);
  await expect(page.getByText('No documents here yet')).toBeVisible();
});

test('an identity of any domain is linked in the profile, opens the account, and is unlinked', async ({
  page,
  stage,
  request,
}) => {
  const { acme, server } = stage;
  const host = new URL(acme.issuer).host;
  const identity = acme.addPerson(newEmployee({ email: `${randomUUID()}@elsewhere.example` }));
  const person = await makePerson(server, request);
  await logIn(page, person);
  await page.goto('/profile');
  await expect(card(page)).toContainText('Link the identity of your organisation');
  await expectFaultless(page, 'profile without an identity');
  const link = card(page).getByRole('button', { name: 'Link an identity' });
  await link.click();
  await answer(page, identity, 'Refuse');
  await expect(toasts(page)).toContainText('The sign-in was broken off at the provider.');
  await expect(page).toHaveURL(`${server.url}/profile`);
  await link.click();
  await answer(page, identity);
  await expect(toasts(page)).toContainText('Your identity is linked');
  await expect(card(page)).toContainText(host);
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expectNothingKept(page);

  await logOut(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await page.goto('/profile');
  await card(page)
    .getByRole('button', { name: `Unlink ${host}` })
    .click();
  await expect(toasts(page)).toContainText('The identity is unlinked');
  await expect(link).toBeVisible();
  await logOut(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('unless the identity is linked in the profile');
});

test('the rule of one tab neither hinders the way back nor keeps its code', async ({
  page,
  context,
  stage,
}) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const notice = (tab: Page) => tab.getByRole('heading', { name: /opened in one tab/ });
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await expect(notice(other)).toBeVisible();
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
  // The tab that waited has the product now; whoever comes back has to close it first.
  await expect(loginForm(other)).toBeVisible();
  await answer(page, employee);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expectNothingKept(page);
  await other.close({ runBeforeUnload: true });
  await expect(loginForm(page)).toBeVisible();
  await button(page).click();
  await expect(page.getByRole('heading', { name: /Wilhelmina/ })).toBeVisible();
});

test('a login that lies back some time takes the password before an identity is linked', async ({
  page,
  stage,
  request,
}) => {
  const { acme, server } = stage;
  const identity = acme.addPerson(newEmployee({ email: `${randomUUID()}@elsewhere.example` }));
  const person = await makePerson(server, request);
  await logIn(page, person);
  await page.goto('/profile');
  // As the server answers after ten minutes; what it is sent then is let through to it.
  const sent: unknown[] = [];
  await page.route('**/auth/sso/link', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const result = { code: 'auth.reauth_needed' };
    const json = { ok: false, status: 403, message: 'Give your password.', result };
    return route.fulfill({ status: 403, json });
  });
  await card(page).getByRole('button', { name: 'Link an identity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link an identity' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectFaultless(page, 'proof before linking');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await answer(page, identity);
  await expect(toasts(page)).toContainText('Your identity is linked');
  expect(sent).toEqual([{}, { password: person.password }]);
});

test('an account without a password is deleted after a login just now', async ({ page, stage }) => {
  const { acme } = stage;
  const employee = acme.addPerson(newEmployee());
  await page.goto('/login?next=%2Fprofile');
  await button(page).click();
  await answer(page, employee);
  await skipTour(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toContainText('You log in by single sign-on alone');
  await expectFaultless(page, 'Delete account without a password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(loginForm(page)).toBeVisible();
  // The provider makes a new one for whom it vouches.
  await button(page).click();
  await skipTour(page);
});
