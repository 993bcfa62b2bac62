import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, logIn, makePerson, test } from '../support/product.ts';
import { plantSession, signIn } from '../support/session.ts';

const FIRST_LOAD_KB = 130;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });

async function openPalette(page: Page, query: string) {
  // One dialog does not open over another, nor over one that is just leaving.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(query);
}

test('the login page needs no more JavaScript than it should', async ({ page }) => {
  const sizes: number[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      pending.push(response.body().then((body) => void sizes.push(gzipSync(body).length)));
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(FIRST_LOAD_KB);
});

test('on a slow line the frame is drawn before code and styles have come, for visitors the mark', async ({
  page,
  server,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const person = await makePerson(server);
  await plantSession(page, person);
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/files', { waitUntil: 'commit' });
  const [frame, mark] = [page.locator('.startup-side'), page.locator('.startup-logo')];
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(300);
  await expect(mark).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await expect(frame).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(mark).toBeHidden();
});

test('Page Not Found goes back one step', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create Now' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('the palette goes to screens, finds files anywhere and does things, by keyboard alone', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  const lease = await library.send('Umowa_najmu_Łódź.pdf', tinyPdf([['Lease']], person.email), contracts._id);
  await library.settled(lease);
  await signIn(page, person);

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await openPalette(page, 'fil');
  await expect(palette(page).getByRole('option', { name: 'Files' }).locator('b')).toHaveText('Fil');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.getByRole('button', { name: /Search or jump to/ }).click();
  await palette(page).getByRole('combobox').fill('lodz');
  const found = palette(page).getByRole('option', { name: /najmu/ });
  await expect(found).toContainText('Contracts · 1 page');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat\\?file=${lease._id}`));

  await openPalette(page, 'notice period');
  await expect(palette(page).getByRole('option', { name: /^Ask about “notice period”/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /ask/i });
  await expect(field).toHaveValue('notice period');
  await expect(field).toBeFocused();

  await openPalette(page, '>dark');
  await expect(palette(page).getByRole('option')).toHaveText(['Dark theme']);
  await expect(palette(page).getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openPalette(page, 'create folder');
  await palette(page).getByRole('option', { name: 'Create folder', exact: true }).click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('From the palette');
  await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
  await expect(toasts(page)).toContainText('Folder Created');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openPalette(page, 'log out');
  await palette(page).getByRole('option', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('? lists the keys of the screen that is shown, and no others', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('One.pdf', tinyPdf([['One']], person.email)));
  await signIn(page, person);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(list.getByRole('region', { name: 'Everywhere' })).toContainText('Search or jump to');
  await expect(list.getByRole('region', { name: 'Document' })).toHaveCount(0);
  await expect(list).toContainText('Ask a document');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.goto(`/chat?file=${file._id}`);
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('?');
  await expect(list.getByRole('region', { name: 'Document' })).toContainText('Next hit');
  await expect(list).toContainText('Ask about this document');
  await expect(list).not.toContainText('Ask a document');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: /ask/i })).toBeFocused();
  await page.keyboard.type('why?');
  await expect(page.getByRole('textbox', { name: /ask/i })).toHaveValue('why?');
  await expect(list).toBeHidden();
});

test('the sidebar is 300 or 70 px wide and stays as it was left, with names beside the icons', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person);
  const sidebar = page.getByRole('complementary');
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(300);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(70);
  await sidebar.getByRole('link', { name: 'Files' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Files');
  await page.reload();
  await expect.poll(width).toBe(70);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person);
  await expect.poll(width).toBe(70);
  await page.setViewportSize({ width: 639, height: 844 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

test('what lies over a screen goes when the address goes back beneath it', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  const dialogs = page.getByRole('dialog');
  const openings = [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('?'),
    () => page.getByRole('button', { name: 'Create folder' }).first().click(),
  ];
  for (const open of openings) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
    await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
    await open();
    await expect(dialogs).toHaveCount(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/files/);
    await expect(dialogs).toHaveCount(0);
  }
  await page.goForward();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a long address keeps its menu inside the window of a phone', async ({ page, server }) => {
  const email = `${'long.'.repeat(11)}name@${'subdomain.'.repeat(8)}example`;
  await signIn(page, await makePerson(server, { email, password: 'a long enough password' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Account menu/ }).click();
  const isInside = async () => {
    const box = await page.getByRole('menu').boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(isInside).toBe(true);
});

test('a browser that stores nothing lets people in for as long as the page is open', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await logIn(page, person);
  await expect(toasts(page)).toContainText('This browser keeps nothing for this page');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
});

test('feedback goes out with the page it was written on, and is not lost before', async ({
  page,
  server,
}) => {
  await signIn(page, await makePerson(server), '/files');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  const openDialog = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Send feedback' }).click();
  };
  await openDialog();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription('Please write a few words.');
  await expect(field).toBeFocused();
  await field.fill('Marks are exact. More of this!');
  await page.keyboard.press('Escape');
  await openDialog();
  await expect(field).toHaveValue('Marks are exact. More of this!');

  await page.route('**/send-feedback', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText('Something went wrong');
  await page.unroute('**/send-feedback');
  const sent = page.waitForRequest('**/send-feedback');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ text: 'Marks are exact. More of this!', page: '/files' });
  expect((await (await sent).response())?.status()).toBe(201);
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Your feedback was sent.');
  await openDialog();
  await expect(field).toHaveValue('');
});

test('no chat assistant is there where none is configured', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  const foreign: string[] = [];
  page.on('request', (call) => {
    if (!call.url().startsWith(server.url) && /^https?:/.test(call.url())) foreign.push(call.url());
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body script')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
