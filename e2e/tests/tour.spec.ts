import type { Locator, Page } from '@playwright/test';
import { expectFaultless } from '../support/faults.ts';
import { makeNewcomer } from '../support/people.ts';
import { expect, logIn, makePerson, test } from '../support/product.ts';

const step = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
const ASK = 'Ask a document';
const FILES = 'Your documents';
const END = 'Here whenever you want it back';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const needsTour = (page: Page) =>
  page.evaluate(() => Boolean(JSON.parse(localStorage.getItem('auth') ?? '{}').needTour));

const names = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

test.describe('the walk over the menu', () => {
  test('begins after the first login, and once it is through it does not come again', async ({
    page,
    server,
    request,
  }) => {
    const person = await makeNewcomer(server, request);
    await logIn(page, person);
    await expect(step(page, ASK)).toContainText('Step 1 of 3');
    expect(await names(step(page, ASK).getByRole('button'))).toEqual(['Close', 'Skip', 'Next']);
    expect(await needsTour(page)).toBe(true);

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(step(page, FILES)).toContainText('Step 2 of 3');
    expect(await names(step(page, FILES).getByRole('button'))).toEqual(['Close', 'Skip', 'Back', 'Next']);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(step(page, ASK)).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(step(page, END)).toContainText('Step 3 of 3');
    expect(await names(step(page, END).getByRole('button'))).toEqual(['Close', 'Back', 'Last']);
    await page.getByRole('button', { name: 'Last', exact: true }).click();

    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await needsTour(page)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await logIn(page, person);
    await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('has the sizes of the specification, and no entry of the menu is the current one', async ({
    page,
    server,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, await makeNewcomer(server, request));
    await menu(page).getByRole('link', { name: 'Files' }).waitFor();
    await expect(step(page, ASK)).toBeVisible();
    expect((await step(page, ASK).boundingBox())?.width).toBe(380);

    const spot = await page.getByTestId('spotlight').locator('path').nth(1).boundingBox();
    const entry = await menu(page).getByRole('link', { name: 'Chat' }).boundingBox();
    if (!spot || !entry) throw new Error('the entry is not lit');
    for (const [edge, wanted] of [
      [spot.x, entry.x - 10],
      [spot.y, entry.y - 10],
      [spot.width, entry.width + 20],
      [spot.height, entry.height + 20],
    ] as const)
      expect(Math.abs(edge - wanted)).toBeLessThanOrEqual(1);

    await page.goto('/files');
    await expect(step(page, ASK)).toBeVisible();
    await expect(menu(page).locator('[aria-current]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const beacon = page.getByRole('button', { name: 'Open the dialog', exact: true });
    expect(await beacon.boundingBox()).toMatchObject({ width: 36, height: 36 });
    await expect(menu(page).locator('[aria-current]')).toHaveText('Files');
  });

  test('is skipped for good', async ({ page, server, request }) => {
    await logIn(page, await makeNewcomer(server, request));
    await step(page, ASK).getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await needsTour(page)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
    await expect(page.getByTestId('button-beacon')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('goes on after a reload where it was, open or put aside', async ({ page, server, request }) => {
    await logIn(page, await makeNewcomer(server, request));
    await step(page, ASK).getByRole('button', { name: 'Next', exact: true }).click();
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

  test('passes over an entry that is not there, both ways', async ({ page, server, request }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = '[data-tour=files] { display: none }';
        document.head.append(style);
      });
    });
    await logIn(page, await makeNewcomer(server, request));
    await expect(step(page, ASK)).toContainText('Step 1 of 2');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(step(page, END)).toContainText('Step 2 of 2');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(step(page, ASK)).toBeVisible();
  });

  test('by keyboard alone: the focus stays in the step, Esc leaves it, Enter takes it up again', async ({
    page,
    server,
    request,
  }) => {
    await logIn(page, await makeNewcomer(server, request));
    const focused = page.locator(':focus');
    await expect(focused).toHaveText('Next');
    for (const wanted of ['Close', 'Skip', 'Next', 'Close']) {
      await page.keyboard.press('Tab');
      expect(await names(focused)).toEqual([wanted]);
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
    await page.keyboard.press('Enter');
    await expect(step(page, END)).toBeVisible();
    await expect(focused).toHaveText('Last');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('walks over the bottom bar of a phone, and ends at the account menu', async ({
    page,
    server,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, await makeNewcomer(server, request));
    await expect(step(page, ASK)).toBeVisible();
    const box = await step(page, ASK).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(step(page, END)).toContainText('Step 3 of 3');
    expect((await step(page, END).boundingBox())?.y).toBeLessThan(200);
    await page.getByRole('button', { name: 'Last', exact: true }).click();

    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Guided tour' }).click();
    const tour = page.getByRole('dialog', { name: 'Guided tour' });
    await expect(tour).toBeVisible();
    await tour.getByRole('button', { name: 'Walk over the menu' }).click();
    await expect(step(page, ASK)).toBeVisible();
  });

  test('has no serious fault', async ({ page, server, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, await makeNewcomer(server, request));
    await expect(step(page, ASK)).toBeVisible();
    await expectFaultless(page, 'a step of the tour');
    await expect(step(page, ASK)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('button-beacon')).toBeVisible();
    await expectFaultless(page, 'the beacon of the tour');
  });
});

test.describe('the topics', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Guided tour' });
  /** The slide that is shown: the others are hidden from everybody. */
  const shown = (page: Page, place: string) => dialog(page).getByRole('group', { name: place, exact: true });
  const opener = (page: Page) => menu(page).getByRole('button', { name: 'Guided tour' });
  const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

  async function openTour(page: Page) {
    await opener(page).click();
    await expect(shown(page, '1 of 4')).toBeVisible();
  }

  /** How far the slides are moved, in slides. */
  const shift = (page: Page) =>
    page.getByRole('region', { name: /Usage/ }).evaluate((frame) => {
      const row = frame.firstElementChild;
      const width = frame.getBoundingClientRect().width;
      return row ? (frame.getBoundingClientRect().left - row.getBoundingClientRect().left) / width : 0;
    });

  test('turn every 3,000 ms and take 350 ms for it, until somebody looks closer', async ({
    page,
    server,
    request,
  }) => {
    await page.clock.install();
    await logIn(page, await makePerson(server, request));
    await openTour(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    // Choosing a topic begins its show.
    await button(page, 'Chat Usage').click();
    await expect(shown(page, '1 of 4')).toContainText('Select one file');

    await page.clock.runFor(2999);
    await expect(shown(page, '1 of 4')).toBeVisible();
    await page.clock.runFor(1);
    await expect(shown(page, '2 of 4')).toBeVisible();
    await page.clock.runFor(300);
    expect(await shift(page)).toBeGreaterThan(0.5);
    expect(await shift(page)).toBeLessThan(0.9999);
    await page.clock.runFor(50 + 32);
    expect(await shift(page)).toBeCloseTo(1, 3);

    // Pointing at the slides, or reaching a control by keys, holds the show; leaving lets it go on.
    await shown(page, '2 of 4').hover();
    await page.clock.runFor(9000);
    await expect(shown(page, '2 of 4')).toBeVisible();
    await page.mouse.move(20, 800);
    await button(page, 'Back').focus();
    await page.clock.runFor(9000);
    await expect(shown(page, '2 of 4')).toBeVisible();
    await button(page, 'Pause').focus();
    await page.clock.runFor(3000);
    await expect(shown(page, '3 of 4')).toBeVisible();

    await button(page, 'Pause').press('Enter');
    await page.clock.runFor(9000);
    await expect(shown(page, '3 of 4')).toBeVisible();
    await button(page, 'Play').press('Enter');
    await page.clock.runFor(3000);
    await expect(shown(page, '4 of 4')).toBeVisible();
    await page.clock.runFor(9000);
    await expect(shown(page, '4 of 4')).toBeVisible();
    await button(page, 'Play').press('Enter');
    await expect(shown(page, '1 of 4')).toBeVisible();
  });

  test('are turned by buttons, keys and swipes, which stop the show', async ({ page, server, request }) => {
    await logIn(page, await makePerson(server, request));
    await openTour(page);
    await button(page, 'Next').click();
    await expect(shown(page, '2 of 4')).toBeVisible();
    await expect(button(page, 'Play')).toBeVisible();
    await button(page, 'Back').click();
    await expect(shown(page, '1 of 4')).toBeVisible();
    await expect(button(page, 'Back')).toBeDisabled();

    for (const [key, place] of [
      ['ArrowRight', '2 of 4'],
      ['End', '4 of 4'],
      ['ArrowRight', '4 of 4'],
      ['ArrowLeft', '3 of 4'],
      ['Home', '1 of 4'],
      ['ArrowLeft', '1 of 4'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown(page, place)).toBeVisible();
    }

    const frame = await page.getByRole('region', { name: 'Files Usage' }).boundingBox();
    if (!frame) throw new Error('the slides are not shown');
    const swipe = async (distance: number) => {
      const [x, y] = [frame.x + frame.width / 2, frame.y + 100];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(-200);
    await expect(shown(page, '2 of 4')).toBeVisible();
    await swipe(200);
    await expect(shown(page, '1 of 4')).toBeVisible();
    // The number turns before the slides have come to rest; a hand laid on them under way would catch them halfway.
    await expect.poll(() => shift(page)).toBeCloseTo(0, 3);
    await swipe(-4);
    await expect.poll(() => shift(page)).toBeCloseTo(0, 3);
    await expect(shown(page, '1 of 4')).toBeVisible();
  });

  test('follow a finger', async ({ page, server, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, await makePerson(server, request));
    await page.goto('/files?tour=chat-usage');
    await expect(shown(page, '1 of 4')).toBeVisible();
    const frame = await page.getByRole('region', { name: 'Chat Usage' }).boundingBox();
    if (!frame) throw new Error('the slides are not shown');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: frame.y + 60 }],
      });
    await touch('touchStart', 300);
    for (let x = 290; x >= 100; x -= 10) await touch('touchMove', x);
    await touch('touchEnd', 100);
    await expect(shown(page, '2 of 4')).toBeVisible();
  });

  test('are reached by their address, follow each other, and give the focus back', async ({
    page,
    server,
    request,
  }) => {
    await logIn(page, await makePerson(server, request));
    await page.goto('/files?tour=chat-usage');
    await expect(button(page, 'Chat Usage')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/files`);

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(shown(page, '1 of 4')).toContainText('A folder, or none');
    await expect(button(page, 'Files Usage')).toBeFocused();
    await page.keyboard.press('End');
    await expect(shown(page, '4 of 4')).toBeVisible();
    await button(page, 'Next topic: Chat Usage').press('Enter');
    await expect(shown(page, '1 of 4')).toContainText('Select one file');
    await expect(page).toHaveURL(/\?tour=chat-usage$/);
    await page.keyboard.press('End');
    await button(page, 'Done').press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/files`);
    await expect(opener(page)).toBeFocused();
  });

  test('stand still under reduced motion, and have no serious fault', async ({ page, server, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await logIn(page, await makePerson(server, request));
    await openTour(page);
    await page.clock.runFor(9000);
    await expect(shown(page, '1 of 4')).toBeVisible();
    await button(page, 'Next').click();
    await page.clock.runFor(32);
    expect(await shift(page)).toBeCloseTo(1, 3);
    await button(page, 'Play').click();
    await page.mouse.move(20, 800);
    await page.clock.runFor(3000);
    await expect(shown(page, '3 of 4')).toBeVisible();
    await button(page, 'Pause').click();
    await expectFaultless(page, 'the guided tour');
  });
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
