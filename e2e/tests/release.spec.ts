import type { BrowserContext, Page } from '@playwright/test';
import { fillLogin } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const MISSING = 'A part of this page did not arrive';

/** From now on the server has another release: its pages begin with another script, and parts of this one are gone. */
async function release(page: Page, ...parts: string[]) {
  for (const part of parts)
    await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.route('/', (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js">' });
  });
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
/** Whether the page has been loaded anew since it was marked. */
const isAnew = (page: Page) => page.evaluate(() => !('isFirst' in window)).catch(() => false);

/** What does not arrive is logged as well, and that is no noise here: a page that nobody listens to. */
async function openAlone(page: Page, context: BrowserContext): Promise<Page> {
  await page.close({ runBeforeUnload: true });
  return context.newPage();
}

test('a page left open over a new release loads itself anew when somebody comes back to it', async ({
  page: first,
  context,
}) => {
  const page = await openAlone(first, context);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await mark(page);
  await release(page, 'toaster', 'rules', 'client');
  await page.getByLabel('Email').click();
  await expect.poll(() => isAnew(page)).toBe(true);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('what was typed is not lost to it: the person loads the page anew', async ({ page, server }) => {
  const person = await makePerson(server);
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached();
  await mark(page);
  await release(page, 'client');
  await fillLogin(page, person);
  await expect(toasts(page)).toContainText([MISSING]);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  expect(await isAnew(page)).toBe(false);
  await toasts(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isAnew(page)).toBe(true);
});

test('a screen of a new release is there after a click, in its new form', async ({
  page: first,
  context,
  server,
}) => {
  const page = await openAlone(first, context);
  await signIn(page, await makePerson(server));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await mark(page);
  await release(page, 'profile.page');
  // What the new pages ask for is there.
  page.on('framenavigated', () => void page.unroute('**/assets/profile.page-*.js'));
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(await isAnew(page)).toBe(true);
});

test('a dialog whose code did not arrive can be asked for again', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.route('**/assets/palette-*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(toasts(page)).toContainText([MISSING]);
  await page.unroute('**/assets/palette-*.js');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
});
