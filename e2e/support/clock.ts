import type { Page } from '@playwright/test';

/** Longer than any message takes to reach a page, and shorter than a socket lives without news of the other side. */
const AHEAD_MS = 20_000;

/** Stops the clock of a page, which must be installed. What was due up to then happens at once. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}

/**
 * Waits until a page has done what it had put off: React draws, and draws conclusions, in tasks of their own. With a clock
 * that stands, only then may it be turned on. Not by a timer, which would stand, too.
 */
export async function workIsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
}
