import type { Page } from '@playwright/test';
import { stopClock, workIsDone } from '../support/clock.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

// The topics move as they do for most people, where a test does not say otherwise.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Guided tour' });
/** The slide that is shown: the others are hidden from everybody. */
const shown = (page: Page, place: string) => dialog(page).getByRole('group', { name: place, exact: true });
const opener = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Guided tour' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function openTour(page: Page) {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** How far the slides are moved, in slides; not a number before they can be. */
const shift = (page: Page) =>
  page.getByRole('region', { name: /Usage/ }).evaluate((frame) => {
    const row = frame.firstElementChild;
    const width = frame.getBoundingClientRect().width;
    const isAtHand = row instanceof HTMLElement && row.style.transform !== '';
    return isAtHand
      ? (frame.getBoundingClientRect().left - row.getBoundingClientRect().left) / width
      : Number.NaN;
  });

/** The number turns before the slides have come to rest; a hand laid on them under way would catch them halfway. */
async function expectAtRest(page: Page, place: number) {
  await expect(shown(page, `${place} of 4`)).toBeVisible();
  await expect.poll(() => shift(page)).toBeCloseTo(place - 1, 3);
}

/** Lets time pass, once what has just been done has had its effect. */
async function pass(page: Page, milliseconds: number) {
  await workIsDone(page);
  await page.clock.runFor(milliseconds);
  await workIsDone(page);
}

test('the topics turn every 3,000 ms and take 500 ms for it, until somebody looks closer', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, await makePerson(server));
  await openTour(page);
  await stopClock(page);
  // Choosing a topic begins its show.
  await button(page, 'Chat Usage').click();
  await expect(shown(page, '1 of 4')).toContainText('Select one file');

  await pass(page, 2999);
  await expect(shown(page, '1 of 4')).toBeVisible();
  await pass(page, 1);
  await expect(shown(page, '2 of 4')).toBeVisible();
  await pass(page, 450);
  const underWay = await shift(page);
  expect(underWay).toBeGreaterThan(0.5);
  expect(underWay).toBeLessThan(0.9999);
  await pass(page, 50 + 32);
  expect(await shift(page)).toBeCloseTo(1, 3);

  // Pointing at the slides, or reaching a control by keys, holds the show; leaving lets it go on.
  await shown(page, '2 of 4').hover();
  await pass(page, 9000);
  await expect(shown(page, '2 of 4')).toBeVisible();
  await page.mouse.move(20, 800);
  await button(page, 'Back').focus();
  await pass(page, 9000);
  await expect(shown(page, '2 of 4')).toBeVisible();
  await button(page, 'Pause').focus();
  await pass(page, 3000);
  await expect(shown(page, '3 of 4')).toBeVisible();

  await button(page, 'Pause').press('Enter');
  await pass(page, 9000);
  await expect(shown(page, '3 of 4')).toBeVisible();
  await button(page, 'Play').press('Enter');
  await pass(page, 3000);
  await expect(shown(page, '4 of 4')).toBeVisible();
  await pass(page, 9000);
  await expect(shown(page, '4 of 4')).toBeVisible();
  await button(page, 'Play').press('Enter');
  await expect(shown(page, '1 of 4')).toBeVisible();
});

test('the topics are turned by buttons, keys and swipes, which stop the show', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await makePerson(server));
  // Its code is loaded now, for which time has to pass.
  await openTour(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // The show must not turn before a hand does.
  await stopClock(page);
  await openTour(page);
  await button(page, 'Next').click();
  await expect(shown(page, '2 of 4')).toBeVisible();
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.resume();
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

  await expectAtRest(page, 1);
  const frame = await page.getByRole('region', { name: 'Files Usage' }).boundingBox();
  if (!frame) throw new Error('the slides are not shown');
  const swipe = async (distance: number) => {
    const [x, y] = [frame.x + frame.width / 2 - distance / 2, frame.y + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
  };
  // Past the middle, so that it is no matter how fast a busy machine swipes.
  await swipe(-0.7 * frame.width);
  await expectAtRest(page, 2);
  await swipe(0.7 * frame.width);
  await expectAtRest(page, 1);
  await swipe(-4);
  await expectAtRest(page, 1);
});

test('the topics follow a finger', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without a show that turns them by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, await makePerson(server), '/files?tour=chat-usage');
  await expectAtRest(page, 1);
  const frame = await page.getByRole('region', { name: 'Chat Usage' }).boundingBox();
  if (!frame) throw new Error('the slides are not shown');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: frame.y + 60 }],
    });
  // Past the middle, so that it is no matter how fast.
  await touch('touchStart', 340);
  for (let x = 330; x >= 60; x -= 10) await touch('touchMove', x);
  await touch('touchEnd', 60);
  await expectAtRest(page, 2);
});

test('the topics are reached by their address, follow each other, and give the focus back', async ({
  page,
  server,
}) => {
  // Without a show that turns them by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, await makePerson(server), '/files?tour=chat-usage');
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
  await expect(shown(page, '4 of 4')).toBeVisible();
  for (const topic of ['Compare Usage', 'Question Template Usage', 'History Usage']) {
    await button(page, `Next topic: ${topic}`).press('Enter');
    await expect(button(page, topic)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await expect(shown(page, '4 of 4')).toBeVisible();
  }
  await button(page, 'Done').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/files`);
  await expect(opener(page)).toBeFocused();
});

test('the topics stand still under reduced motion', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await signIn(page, await makePerson(server));
  await openTour(page);
  await stopClock(page);
  await pass(page, 9000);
  await expect(shown(page, '1 of 4')).toBeVisible();
  await button(page, 'Next').click();
  await pass(page, 32);
  expect(await shift(page)).toBeCloseTo(1, 3);
  await button(page, 'Play').click();
  await page.mouse.move(20, 800);
  await pass(page, 3000);
  await expect(shown(page, '3 of 4')).toBeVisible();
  await button(page, 'Pause').click();
});
