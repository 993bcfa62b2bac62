import type { Page } from '@playwright/test';

/** Goes from the login page to another, and has that fail above all screens: with the timer of the loading fallback. */
export async function breakAboveScreens(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => {
    const { setTimeout } = window;
    const failing = (work: () => void, ms?: number) => {
      if (ms === 300) throw new Error('The timer broke.');
      return setTimeout(work, ms);
    };
    Object.assign(window, { setTimeout: failing });
  });
  // Never arrives, so that it is waited for.
  await page.route('**/assets/sign-up.page*', () => {});
  await page.getByRole('link', { name: 'Create Now' }).click();
}
