import type { Page, WebSocketRoute } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { nextIp } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { holdSocket } from '../support/socket.ts';
import { leaveOnceNoted, loadToasts, noteToasts } from '../support/toasts.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const lost = (page: Page) => page.getByText('Reconnecting…');

/** What the server sends as news, put on the wire of this page. */
const sendEvent = (socket: WebSocketRoute, type: string, body: unknown) =>
  socket.send(`42["events",${JSON.stringify({ type, body })}]`);

test('only a stored user has a socket, with token and address', async ({ page, server }) => {
  const opened: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/socket.io/')) opened.push(socket.url());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  expect(opened).toEqual([]);
  const person = await makePerson(server);
  await signIn(page, person);
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  expect(new URL(opened[0] ?? '').searchParams.get('userId')).toBe(person.email);
});

test('notes and errors of the server are toasts, and other news are only logged', async ({
  page,
  server,
}) => {
  const socket = await holdSocket(page);
  await page.clock.install();
  await signIn(page, await makePerson(server));
  const wire = await socket.opened;
  await loadToasts(page);
  // One toast must not go before the other comes.
  await stopClock(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  sendEvent(wire, 'NOTIFY_USER', { message: 'Maintenance at noon' });
  await expect(toasts(page)).toHaveText(['Maintenance at noon']);
  sendEvent(wire, 'error_response', { message: 'It did not work' });
  await expect(toasts(page)).toHaveText(['Maintenance at noon', 'It did not work']);
  sendEvent(wire, 'SOMETHING_NEW', { message: 'Unheard of' });
  await expect.poll(() => logged.filter((text) => text.startsWith('Unknown event')).length).toBe(1);
  await expect(page.getByText('Unheard of')).toHaveCount(0);
});

test('a longer cut is said, and the screen is true again afterwards without a reload', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const socket = await holdSocket(page);
  await signIn(page, person, '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
  await socket.cut();
  await expect(lost(page)).toBeVisible();
  await library.settled(await library.send('Meanwhile.pdf', tinyPdf([['One']], person.email)));
  await library.addFolder('Made meanwhile');
  await expect(page.getByRole('row', { name: 'Meanwhile.pdf' })).toHaveCount(0);
  await socket.restore();
  await expect(page.getByRole('row', { name: 'Meanwhile.pdf' })).toContainText('Complete');
  await expect(page.getByRole('treeitem', { name: 'Made meanwhile' })).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test('where WebSockets are refused, the news come by requests, and what was missed before is shown', async ({
  page,
  server,
}) => {
  // As behind a proxy that does not know them: the attempt meets an answer that is none.
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor() {
        super(new URL('/no-socket', location.href.replace(/^http/, 'ws')));
      }
    };
  });
  const { promise: mayAsk, resolve: letAsk } = Promise.withResolvers<void>();
  await page.route('**/socket.io/**', async (route) => {
    await mayAsk;
    await route.continue();
  });
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await signIn(page, person, '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await library.addFolder('Made meanwhile');
  letAsk();
  await expect(page.getByRole('treeitem', { name: 'Made meanwhile' })).toBeVisible();
  await library.send('Later.pdf', tinyPdf([['One']], person.email));
  await expect(page.getByRole('row', { name: 'Later.pdf' })).toContainText('Complete');
});

test('where WebSockets are neither taken nor refused, the news come by requests', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const silent = class {
      send() {}
      close() {}
    };
    window.WebSocket = silent as unknown as typeof WebSocket;
  });
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await signIn(page, person, '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await expect(lost(page)).toBeVisible();
  await library.send('Early.pdf', tinyPdf([['One']], person.email));
  await expect(page.getByRole('row', { name: 'Early.pdf' })).toContainText('Complete');
  await expect(lost(page)).toHaveCount(0);
  // By now the page tries a WebSocket again, beside its requests.
  await library.send('Later.pdf', tinyPdf([['Two']], person.email));
  await expect(page.getByRole('row', { name: 'Later.pdf' })).toContainText('Complete');
});

test('a file’s details are true again after a cut', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('One.pdf', tinyPdf([['One']], person.email)));
  const socket = await holdSocket(page);
  await signIn(page, person, `/files?details=${file._id}`);
  await expect(page.getByRole('dialog')).toContainText('One.pdf');
  await socket.cut();
  await expect(lost(page)).toBeAttached();
  const asked = page.waitForRequest(`**/documentDetail/${file._id}`);
  await socket.restore();
  expect((await (await asked).response())?.status()).toBe(200);
  await expect(page.getByRole('dialog')).toContainText('One.pdf');
});

test('a session that is ended elsewhere cuts the socket and leaves the product', async ({
  page,
  server,
  request,
}) => {
  const person = await makePerson(server);
  const socket = await holdSocket(page);
  const noted = await noteToasts(page);
  await signIn(page, person);
  await leaveOnceNoted(page, noted);
  // The news would meet an upgrade under way, which the console tells.
  await socket.carries();
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '') as { user: { token: string } }).user.token,
  );
  await request.post(`${server.url}/api/v2/auth/logout`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': nextIp() },
  });
  await expect.poll(noted).toEqual(['Session Timed Out Please Logout and Login AgainLogout']);
  await expect(page).toHaveURL(/\/login/);
});
