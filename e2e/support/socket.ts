import { expect, type Page, type WebSocket, type WebSocketRoute } from '@playwright/test';

/** What a page sends once its news are to come by the socket, and no longer by requests under way. */
export const UPGRADED = '5';

/** Opens an address, and waits until news come by the socket of that page. */
export async function openWithSocket(page: Page, address: string): Promise<void> {
  // The socket of the page before must not count.
  await page.goto('about:blank');
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload === UPGRADED) resolve();
    });
  page.on('websocket', hear);
  await page.goto(address);
  await promise;
  page.off('websocket', hear);
}

/** Lets the sockets of a page through, hands the first out once it carries the news, and can cut them and keep them cut. */
export async function holdSocket(page: Page) {
  const { promise, resolve } = Promise.withResolvers<WebSocketRoute>();
  const carrying = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      // What comes after this packet comes by this socket.
      if (message !== UPGRADED) return;
      carrying.add(socket);
      resolve(socket);
    });
    socket.onClose((code, reason) => {
      carrying.delete(socket);
      void server.close({ code: code ?? 1000, reason: reason ?? '' });
    });
  });
  return {
    /** The first that was upgraded, also of a page that was left since. */
    upgraded: promise,
    /** Waits until the page that is shown has a socket of its own. */
    carries: () => expect.poll(() => carrying.size).toBe(1),
    cut: async () => {
      // Before its upgrade a page hears the news by a request under way, which cannot be cut from here.
      await expect.poll(() => carrying.size).toBe(1);
      await page.route('**/socket.io/**', (route) => route.abort());
      for (const socket of carrying) await socket.close({ code: 1001, reason: 'cut' });
    },
    restore: () => page.unroute('**/socket.io/**'),
  };
}
