import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks.ts';
import { newPerson } from '../support/people.ts';
import { makePerson } from '../support/product.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import {
  answer,
  button,
  card,
  expect,
  expectNothingKept,
  loginForm,
  logOut,
  newEmployee,
  skipTour,
  test,
} from '../support/sso.ts';
import { closeTab } from '../support/tabs.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });

test('the button leads to the provider, and back to the page that was asked for', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const codes: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/auth/sso/token')) codes.push(sent.postDataJSON().code);
  });
  await page.goto('/files');
  await expect(page).toHaveURL(`${server.url}/login?next=%2Ffiles`);
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
  await expect(page.getByRole('main').getByText(employee.email ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link an identity' })).toHaveCount(0);
  await expectAccessible(page, card(page), 'profile with an identity');
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
  await expectAccessible(page, page.getByRole('main').getByRole('alert'), 'login with a refusal');
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

test('an account with a second factor is asked for it', async ({ page, stage }) => {
  const { acme, server } = stage;
  const employee = acme.addPerson(newEmployee());
  const person = { ...newPerson(), email: employee.email ?? '' };
  await makePerson(server, person);
  const { app } = await addSecondFactor(server, person);
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

test('the rule of one tab hinders nobody on the way back, nor keeps the code in the address', async ({
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
  await closeTab(other);
  await expect(page.getByRole('heading', { name: /Wilhelmina/ })).toBeVisible();
  await expectNothingKept(page);
});
