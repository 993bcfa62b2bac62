import { expect, type Page, type WebSocket, type WebSocketRoute } from '@playwright/test';

/** What the server says by a WebSocket once it has taken a page in: from then on its news come by it. */
export const TAKEN_IN = /^40/;

/** What a page says by a WebSocket that follows on requests, because the first one took too long: then news come by it. */
const UPGRADED = '5';

/** Opens an address, and waits until news come by the socket of that page. */
export async function openWithSocket(page: Page, address: string): Promise<void> {
  // The socket of the page before must not count.
  await page.goto('about:blank');
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => {
      if (TAKEN_IN.test(String(payload))) resolve();
    });
    socket.on('framesent', ({ payload }) => {
      if (payload === UPGRADED) resolve();
    });
  };
  page.on('websocket', hear);
  await page.goto(address);
  await promise;
  page.off('websocket', hear);
}

/** Keeps a page without news, however it asks for them, from its next attempt on; gives the function that lets them through again. */
export async function blockSocket(page: Page): Promise<() => Promise<void>> {
  let isBlocked = true;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isBlocked) void socket.close({ code: 1001, reason: 'blocked' });
    else socket.connectToServer();
  });
  await page.route('**/socket.io/**', (route) => route.abort());
  return async () => {
    isBlocked = false;
    await page.unroute('**/socket.io/**');
  };
}

/** Lets the sockets of a page through, hands the first out once it carries the news, and can cut them and keep them cut. */
export async function holdSocket(page: Page) {
  const { promise, resolve } = Promise.withResolvers<WebSocketRoute>();
  const carrying = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close({ code: 1001, reason: 'cut' });
    const server = socket.connectToServer();
    const carry = () => {
      carrying.add(socket);
      resolve(socket);
    };
    server.onMessage((message) => {
      socket.send(message);
      if (TAKEN_IN.test(String(message))) carry();
    });
    socket.onMessage((message) => {
      server.send(message);
      if (message === UPGRADED) carry();
    });
    socket.onClose((code, reason) => {
      carrying.delete(socket);
      void server.close({ code: code ?? 1000, reason: reason ?? '' });
    });
  });
  return {
    /** The first that carried news, also of a page that was left since. */
    opened: promise,
    /** Waits until the page that is shown has a socket of its own. */
    carries: () => expect.poll(() => carrying.size).toBe(1),
    cut: async () => {
      await expect.poll(() => carrying.size).toBe(1);
      isCut = true;
      await page.route('**/socket.io/**', (route) => route.abort());
      for (const socket of carrying) await socket.close({ code: 1001, reason: 'cut' });
    },
    restore: async () => {
      isCut = false;
      await page.unroute('**/socket.io/**');
    },
  };
}
