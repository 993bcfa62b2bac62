import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;

/** What axe finds that keeps somebody from using the screen: rule and element, one line each. */
async function faultsOf(page: Page): Promise<string[]> {
  // The other mode is for frames of other origins, which we have not, and takes twice as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Looks at the screen in both themes, and on a phone for anything wider than it. */
export async function expectFaultless(page: Page, screen: string) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await faultsOf(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
  const size = page.viewportSize();
  if (!size) throw new Error('the window has no size');
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: `${screen} is as wide as a phone` }).toBe(390);
  await page.setViewportSize(size);
}
