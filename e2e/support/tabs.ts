import type { BrowserContext, Page } from '@playwright/test';

/** Closes a tab as a person does: it may still do what it does on leaving. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

export interface TabRecord {
  readonly tab: string;
  readonly timestamp: number;
}

/** What the cookie of a product of this name says of the tab that owns it. */
export async function recordOf(context: BrowserContext, name = 'Recto'): Promise<TabRecord | null> {
  const cookie = (await context.cookies()).find((found) => found.name === name);
  return cookie?.value ? (JSON.parse(decodeURIComponent(cookie.value)) as TabRecord) : null;
}
