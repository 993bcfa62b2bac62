import type { Page, WebSocket } from '@playwright/test';

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
