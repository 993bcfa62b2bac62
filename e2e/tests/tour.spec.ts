import type { Locator, Page } from '@playwright/test';
import { makeNewcomer } from '../support/people.ts';
import { expect, logIn, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const step = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
const ASK = 'Ask a document';
const FILES = 'Your documents';
const TEMPLATES = 'Questions to ask again';
const HISTORY = 'What was asked before';
const END = 'Here whenever you want it back';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const needsTour = (page: Page) =>
  page.evaluate(() => Boolean(JSON.parse(localStorage.getItem('auth') ?? '{}').needTour));

/** Sees that these are the buttons, in this order. */
const expectNames = (buttons: Locator, wanted: readonly string[]) =>
  expect
    .poll(() =>
      buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)),
    )
    .toEqual(wanted);

const next = (page: Page, at: string) =>
  step(page, at).getByRole('button', { name: 'Next', exact: true }).click();

test('the walk over the menu begins after the first login, and once it is through it does not come again', async ({
  page,
  server,
}) => {
  const person = await makeNewcomer(server);
  await logIn(page, person);
  await expect(step(page, ASK)).toContainText('Step 1 of 5');
  await expectNames(step(page, ASK).getByRole('button'), ['Close', 'Skip', 'Next']);
  expect(await needsTour(page)).toBe(true);

  await next(page, ASK);
  await expect(step(page, FILES)).toContainText('Step 2 of 5');
  await expectNames(step(page, FILES).getByRole('button'), ['Close', 'Skip', 'Back', 'Next']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await next(page, ASK);
  for (const at of [FILES, TEMPLATES, HISTORY]) await next(page, at);
  await expect(step(page, END)).toContainText('Step 5 of 5');
  await expectNames(step(page, END).getByRole('button'), ['Close', 'Back', 'Last']);
  await page.getByRole('button', { name: 'Last', exact: true }).click();

  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => needsTour(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the walk over the menu has the sizes of the specification, and no entry of the menu is the current one', async ({
  page,
  server,
}) => {
  await signIn(page, await makeNewcomer(server));
  await menu(page).getByRole('link', { name: 'Files' }).waitFor();
  await expect(step(page, ASK)).toBeVisible();
  await expect.poll(async () => (await step(page, ASK).boundingBox())?.width).toBe(380);

  /** By how many pixels the light misses ten pixels around the entry. */
  const missesBy = async () => {
    const spot = await page.getByTestId('spotlight').locator('path').nth(1).boundingBox();
    const entry = await menu(page).getByRole('link', { name: 'Chat' }).boundingBox();
    if (!spot || !entry) return Number.POSITIVE_INFINITY;
    const [x, y] = [spot.x - entry.x + 10, spot.y - entry.y + 10];
    const [width, height] = [spot.width - entry.width - 20, spot.height - entry.height - 20];
    return Math.max(...[x, y, width, height].map(Math.abs));
  };
  await expect.poll(missesBy).toBeLessThanOrEqual(1);

  await page.goto('/files');
  await expect(step(page, ASK)).toBeVisible();
  await expect(menu(page).locator('[aria-current]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const beacon = page.getByRole('button', { name: 'Open the dialog', exact: true });
  await expect.poll(() => beacon.boundingBox()).toMatchObject({ width: 36, height: 36 });
  await expect(menu(page).locator('[aria-current]')).toHaveText('Files');
});

test('the walk over the menu is skipped for good', async ({ page, server }) => {
  await signIn(page, await makeNewcomer(server));
  await step(page, ASK).getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => needsTour(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
  await expect(page.getByTestId('button-beacon')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the walk over the menu is over when its last step is left, by whatever way', async ({
  page,
  server,
}) => {
  await signIn(page, await makeNewcomer(server));
  for (const at of [ASK, FILES, TEMPLATES, HISTORY]) await next(page, at);
  await expect(step(page, END)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => needsTour(page)).toBe(false);
  await expect(page.getByTestId('button-beacon')).toHaveCount(0);
});

test('the walk over the menu goes on after a reload where it was, open or put aside', async ({
  page,
  server,
}) => {
  await signIn(page, await makeNewcomer(server));
  await next(page, ASK);
  await expect(step(page, FILES)).toBeVisible();
  await page.reload();
  await expect(step(page, FILES)).toBeVisible();

  for (const leave of [
    () => step(page, FILES).getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(1000, 800),
  ]) {
    await leave();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await needsTour(page)).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(step(page, FILES)).toBeVisible();
  }
});

test('the walk over the menu passes over an entry that is not there, both ways', async ({ page, server }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '[data-tour=files] { display: none }';
      document.head.append(style);
    });
  });
  await signIn(page, await makeNewcomer(server));
  await expect(step(page, ASK)).toContainText('Step 1 of 4');
  await next(page, ASK);
  await expect(step(page, TEMPLATES)).toContainText('Step 2 of 4');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(step(page, ASK)).toBeVisible();
});

test('the walk over the menu by keyboard alone: the focus stays in the step, Esc leaves it, Enter takes it up again', async ({
  page,
  server,
}) => {
  await signIn(page, await makeNewcomer(server));
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Next');
  for (const wanted of ['Close', 'Skip', 'Next', 'Close']) {
    await page.keyboard.press('Tab');
    await expectNames(focused, [wanted]);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, FILES)).toBeVisible();
  await expect(focused).toHaveText('Next');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Open the dialog');
  await page.keyboard.press('Enter');
  await expect(step(page, FILES)).toBeVisible();
  await expect(focused).toHaveText('Next');
  for (const at of [TEMPLATES, HISTORY]) {
    await page.keyboard.press('Enter');
    await expect(step(page, at)).toBeVisible();
    await expect(focused).toHaveText('Next');
  }
  await page.keyboard.press('Enter');
  await expect(step(page, END)).toBeVisible();
  await expect(focused).toHaveText('Last');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the walk over the menu goes over the bottom bar of a phone, and ends at the account menu', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await makeNewcomer(server));
  await expect(step(page, ASK)).toBeVisible();
  const isInside = async () => {
    const box = await step(page, ASK).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(isInside).toBe(true);
  await next(page, ASK);
  for (const at of [FILES, TEMPLATES, HISTORY]) await next(page, at);
  await expect(step(page, END)).toContainText('Step 5 of 5');
  await expect.poll(async () => (await step(page, END).boundingBox())?.y).toBeLessThan(200);
  await page.getByRole('button', { name: 'Last', exact: true }).click();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Guided tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Guided tour' });
  await expect(tour).toBeVisible();
  await tour.getByRole('button', { name: 'Walk over the menu' }).click();
  await expect(step(page, ASK)).toBeVisible();
});

test('nothing of the tour is loaded before login', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /tour|joyride|embla/i.test(url))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(1);
});
