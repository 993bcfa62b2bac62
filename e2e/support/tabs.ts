import type { Page } from '@playwright/test';

/** Closes a tab as a person does: it may still do what it does on leaving. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
