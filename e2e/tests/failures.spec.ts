import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, makePerson, test } from '../support/product.ts';
import { plantSession } from '../support/session.ts';
import { blockSocket, TAKEN_IN } from '../support/socket.ts';
import { closeTab } from '../support/tabs.ts';
import { leaveOnceNoted, loadToasts, noteToasts } from '../support/toasts.ts';

const TIMED_OUT = 'Session Timed Out Please Logout and Login Again';
/** As it is noted, with its action. */
const TOLD_ONCE = [`${TIMED_OUT}Logout`];
const UNREACHABLE = 'Something went wrong, we get back to you soon!';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const timedOut = (page: Page) => toasts(page).filter({ hasText: TIMED_OUT });
const answer = (page: Page, address: string, status: number) =>
  page.route(address, (route) => route.fulfill({ status, body: 'from a gateway' }));

const storedEntries = (page: Page) => page.evaluate(() => localStorage.length);

/** A call that a person makes, and whose answer is awaited. */
async function createFolder(page: Page) {
  await page.getByRole('button', { name: 'Create folder' }).first().click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Contracts');
  await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
}

/** Puts a token into the stored session that the server does not know. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '') as { user: { token: string } };
    session.user.token = 'run-out';
    localStorage.setItem('auth', JSON.stringify(session));
  });

/** Somebody who looks at their files, with what shows toasts at hand. */
async function visitFiles(page: Page) {
  await page.goto('/files');
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await loadToasts(page);
}

test.beforeEach(async ({ page, server }) => {
  await plantSession(page, await makePerson(server));
});

test('a 504 is told at once, without asking again, and leads to the login page', async ({ page }) => {
  const noted = await noteToasts(page);
  await leaveOnceNoted(page, noted);
  // A socket that opens late has everything asked for again.
  await blockSocket(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/folders/')) asked.push(pathname);
  });
  await answer(page, '**/api/v2/folders/**', 504);
  await page.goto('/files');
  await expect.poll(noted).toEqual(TOLD_ONCE);
  await expect(page).toHaveURL(/\/login$/);
  expect(noted()).toEqual(TOLD_ONCE);
  // Tried again before it was told, there would be three: the call and its two tries. A page that is shown after its
  // loader's call has failed may ask once for itself.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await storedEntries(page)).toBe(0);
});

test('two seconds after it was told the login page opens with an empty storage', async ({ page }) => {
  await visitFiles(page);
  await page.clock.install();
  await stopClock(page);
  await answer(page, '**/api/v2/folders', 504);
  await createFolder(page);
  await expect(timedOut(page)).toBeVisible();
  await page.clock.runFor(1_999);
  expect(await storedEntries(page)).toBeGreaterThan(0);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedEntries(page)).toBe(0);
});

test('its Logout action leaves at once', async ({ page }) => {
  await visitFiles(page);
  await page.clock.install();
  await stopClock(page);
  await answer(page, '**/api/v2/folders', 504);
  await createFolder(page);
  // The clock stands: only the action can lead on.
  await timedOut(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedEntries(page)).toBe(0);
});

test('a token that has run out is exchanged once, unseen, for all calls at once', async ({ page }) => {
  await visitFiles(page);
  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) exchanges += 1;
  });
  await spoilToken(page);
  // The socket's refusal arrives when a call has exchanged its token already.
  const exchanged = page.waitForResponse(/\/auth\/refresh-token$/);
  const takenIn = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void exchanged.then(() => server.send(message)));
    server.onMessage((message) => {
      socket.send(message);
      if (TAKEN_IN.test(String(message))) takenIn.resolve();
    });
  });
  await page.reload();
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await takenIn.promise;
  expect(exchanges).toBe(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('an upload, sent in another way than other calls, tells the same', async ({ page }) => {
  const noted = await noteToasts(page);
  await leaveOnceNoted(page, noted);
  await page.goto('/upload');
  await answer(page, '**/api/v2/files', 504);
  const buffer = tinyPdf([['One']], 'one');
  await page
    .getByLabel('Choose documents')
    .setInputFiles({ name: 'One.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect.poll(noted).toEqual(TOLD_ONCE);
  await expect(page).toHaveURL(/\/login/);
});

test('a server out of reach is told for calls, uploads and code alike, and the screen stays', async ({
  page,
  context,
}) => {
  await visitFiles(page);
  await page.goto('/upload');
  const buffer = tinyPdf([['One']], 'one');
  await page
    .getByLabel('Choose documents')
    .setInputFiles({ name: 'One.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Upload 1 file' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(toasts(page)).toHaveText([UNREACHABLE]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('Waiting for the connection');

  // The palette was never opened, so its code has to be fetched.
  await expect(toasts(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(toasts(page)).toHaveText([UNREACHABLE]);
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await context.setOffline(false);
  await expect(uploads).toContainText('1 uploaded');
});

test('a screen whose code does not arrive says so, and is there once it can be', async ({
  page: signedIn,
  context,
}) => {
  // That the error is logged, too, is no noise here.
  await closeTab(signedIn);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await visitFiles(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await expect.poll(() => logged.filter((text) => text.startsWith('Route error'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Try this page again' }).click();
  await expect(toasts(page)).toContainText([UNREACHABLE]);
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try this page again' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toHaveCount(0);
});

test('a document that cannot be fetched tells why', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('One.pdf', tinyPdf([['One']], person.email)));
  await page.evaluate(() => localStorage.clear());
  await plantSession(page, person);
  const noted = await noteToasts(page);
  await leaveOnceNoted(page, noted);
  await page.route('**/download/**', (route) => route.abort());
  await page.goto(`/chat?file=${file._id}`);
  await expect.poll(noted).toEqual([UNREACHABLE]);
  await page.unroute('**/download/**');
  await answer(page, '**/download/**', 504);
  await page.reload();
  await expect.poll(noted).toEqual([UNREACHABLE, ...TOLD_ONCE]);
});
