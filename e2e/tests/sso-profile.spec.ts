import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/product.ts';
import { signIn } from '../support/session.ts';
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

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });

test('an identity of any domain is linked in the profile, opens the account, and is unlinked', async ({
  page,
  stage,
}) => {
  const { acme, server } = stage;
  const host = new URL(acme.issuer).host;
  const identity = acme.addPerson(newEmployee({ email: `${randomUUID()}@elsewhere.example` }));
  const person = await makePerson(server);
  await signIn(page, person, '/profile');
  await expect(card(page)).toContainText('Link the identity of your organisation');
  await expectAccessible(page, card(page), 'profile without an identity');
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

test('a login that lies back some time takes the password before an identity is linked', async ({
  page,
  stage,
}) => {
  const { acme, server } = stage;
  const identity = acme.addPerson(newEmployee({ email: `${randomUUID()}@elsewhere.example` }));
  const person = await makePerson(server);
  await signIn(page, person, '/profile');
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
  await expectAccessible(page, dialog, 'proof before linking');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
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
  await expectAccessible(page, dialog, 'Delete account without a password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(loginForm(page)).toBeVisible();
  // The provider makes a new one for whom it vouches.
  await button(page).click();
  await skipTour(page);
});
