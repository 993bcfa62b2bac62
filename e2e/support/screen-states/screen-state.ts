import type { Locator, Page } from '@playwright/test';
import type { Reader } from '../reader.ts';

/** What a screen can look like. */
export interface ScreenState {
  readonly name: string;
  /** Brings the state about and gives what shows it. */
  readonly open: (page: Page, reader: Reader) => Promise<Locator>;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** A screen that an address opens. */
export const at = (
  name: string,
  address: (reader: Reader) => string,
  shown: (page: Page) => Locator,
): ScreenState => ({
  name,
  open: async (page, reader) => {
    await page.goto(address(reader));
    return shown(page);
  },
});

/** The dialog that a button of a screen opens. */
export async function openUnder(page: Page, address: string, opener: Locator, name: string | RegExp) {
  await page.goto(address);
  await opener.first().click();
  return dialog(page, name);
}
