import { basename } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * Every look is held against the rule of contrast, which themes and layouts decide; two of them against all rules. The first
 * is enough as long as nothing that is looked at has changed: it holds what the server says against them.
 */
const ALL_LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light', isWhole: true },
  { width: 1440, height: 900, colorScheme: 'dark', isWhole: false },
  { width: 390, height: 844, colorScheme: 'dark', isWhole: true },
  { width: 390, height: 844, colorScheme: 'light', isWhole: false },
] as const;
const passedLooks = process.env['E2E_PASSED_LOOKS']?.split(',') ?? [];
const hasPassed = () => passedLooks.includes(basename(test.info().file));

/** A window of 1280 pixels enlarged four times (WCAG 1.4.10). */
const ENLARGED_PX = 320;

const ALL_RULES = { 'target-size': { enabled: true }, region: { enabled: false } };
const CONTRAST = ['color-contrast'];

/**
 * What axe finds, its rule on the size of targets among it. The tabs at the edge of a page are as close as the lines they
 * belong to: the toolbar and the answer lead to the same quotes. A menu that is open is part of no landmark.
 */
async function faultsOf(page: Page, isWhole: boolean): Promise<string[]> {
  // It is half a megabyte that takes longer to load than to run: once for each page that is opened is enough.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    // The other mode is for frames of other origins, which we have not, and takes twice as long.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(isWhole ? { rules: ALL_RULES } : { runOnly: CONTRAST }) })
    .exclude('.viewer-tab')
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${id} (${impact}): ${html.slice(0, 160)}`),
  );
}

/** Sees that `shown` is on the screen and without a fault in both themes, at a desk and on a phone, and not too wide. */
export async function expectAccessible(page: Page, shown: Locator, name = String(shown)): Promise<void> {
  for (const { width, height, colorScheme, isWhole } of hasPassed() ? ALL_LOOKS.slice(0, 1) : ALL_LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(shown, `${name} at ${width} px`).toBeVisible();
    // Faults of a layout that is just becoming another one are none.
    const faults = () => faultsOf(page, isWhole);
    await expect.poll(faults, { message: `${name}, ${colorScheme}, ${width} px` }).toEqual([]);
  }
  for (const width of hasPassed() ? [] : [390, ENLARGED_PX]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => cutOff(page), { message: `${name}: cut off at ${width} px` }).toEqual([]);
  }
  const [{ width, height }] = ALL_LOOKS;
  await page.setViewportSize({ width, height });
  await layoutFollows(page, width);
}

/**
 * Waits until a screen has the layout of its window. What is focused before then may be replaced by its like in the other
 * layout, and the next key goes nowhere.
 */
async function layoutFollows(page: Page, width: number): Promise<void> {
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await page.evaluate(async () => {
    // Observers tell of the new size in the first frame, React shows it by the second.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  });
}

/** Sees what would not outlast another layout, such as a selection, at a desk in both themes. */
export async function expectNoFaults(page: Page, name: string): Promise<void> {
  for (const { colorScheme, isWhole } of ALL_LOOKS.slice(0, hasPassed() ? 1 : 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect.poll(() => faultsOf(page, isWhole), { message: `${name}, ${colorScheme}` }).toEqual([]);
  }
}

/** Controls and words that reach beyond the window, where nothing scrolls them into it; and the page where it does. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollsSideways = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      return false;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], .sr-only, .textLayer');
    const beyond = [...document.querySelectorAll('a, button, input, textarea, select, p, h1, h2, h3, li')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .filter((element) => isSeen(element) && !scrollsSideways(element.parentElement));
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return [...beyond.map((element) => element.outerHTML.slice(0, 120)), ...(isTooWide ? ['the page'] : [])];
  });
