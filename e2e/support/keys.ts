import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** The window itself and what can be scrolled are stops, too. */
const OTHER_STOPS = 10;

/**
 * Whether a round through everything that could be a stop is over: a wanted one that is out of reach fails instead of
 * running on. A long conversation has some hundred of them, and a screen may still be growing.
 */
const isRoundOver = async (page: Page, presses: number) =>
  presses > OTHER_STOPS &&
  presses >
    OTHER_STOPS +
      (await page
        .locator('a[href], button, input, textarea, [tabindex], [role=option], [role=treeitem]')
        .count());

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/**
 * Whether the element with the focus is drawn with an outline or a ring; a code has one around its next digit, a field with
 * buttons in it around them, too.
 */
const focusIsDrawn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const digits = element?.closest('[data-input-otp-container]')?.querySelectorAll('[aria-hidden] span');
    return [element, element?.parentElement, ...(digits ?? [])].some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      // A shadow without offset and blur that spreads is a ring.
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || /0px 0px 0px [1-9]/.test(boxShadow);
    });
  });

/** Menus move the focus in a task of their own after the key. */
const keyIsHandled = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

async function pressUntilFocused(page: Page, key: string, target: Locator) {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; !(await isRoundOver(page, presses)); presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await keyIsHandled(page);
  }
  const reached = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`A round of ${key} does not reach ${target}; the focus is on ${reached}`);
}

/** Walks to a control as somebody without a pointer does, and sees that its focus can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await pressUntilFocused(page, key, target);
  await expect.poll(() => focusIsDrawn(page), { message: `the focus on ${target} is seen` }).toBe(true);
}

/** Walks to an entry of a menu or a tree. */
export const arrowTo = (page: Page, target: Locator): Promise<void> =>
  pressUntilFocused(page, 'ArrowDown', target);

/** Walks to an option of a list that is chosen from while the focus stays in the field. */
export async function arrowUntilSelected(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await keyIsHandled(page);
  for (let presses = 0; !(await isRoundOver(page, presses)); presses++) {
    if ((await option.getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press('ArrowDown');
    await keyIsHandled(page);
  }
  throw new Error(`A round of ArrowDown does not select ${option}`);
}

/** Walks to a control and presses it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Walks to a field and writes into it, in place of what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens the dialog for uploads and chooses files in it. */
export async function chooseUploads(
  page: Page,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  // Asked for now: a key can reach the page before it knows that somebody waits for its choice of files.
  const chooser = page.waitForEvent('filechooser');
  await enter(page, page.getByRole('button', { name: 'Upload Documents', exact: true }));
  await expect(page.getByRole('button', { name: /choose them/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}
