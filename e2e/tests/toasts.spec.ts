import type { Page } from '@playwright/test';
import { stopClock, workIsDone } from '../support/clock.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { loadToasts } from '../support/toasts.ts';

// Toasts come and go as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const seen = (page: Page) => region(page).getByRole('listitem');
/** What was dismissed stays in the page, out of sight, until it is removed. */
const dismissed = (page: Page) => region(page).locator('[data-state=closed]');

async function createFolder(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create folder' }).first().click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill(name);
  await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Drags the first toast by so many pixels and lets it go. */
async function swipe(page: Page, x: number, y: number) {
  const box = await seen(page).first().boundingBox();
  if (!box) throw new Error('no toast is shown');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x / 2, top + y / 2);
  await page.mouse.move(left + x, top + y);
  await page.mouse.up();
}

test.beforeEach(async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await makePerson(server), '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await loadToasts(page);
  await stopClock(page);
});

test('three toasts at most are seen at a time, each for four seconds', async ({ page }) => {
  for (const [at, name] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    await createFolder(page, name);
    await expect(seen(page)).toHaveCount(Math.min(at + 1, 3));
  }
  await expect(dismissed(page)).toHaveCount(2);
  await page.mouse.move(10, 10);
  await workIsDone(page);
  await page.clock.runFor(3_900);
  await expect(seen(page)).toHaveCount(3);
  await page.clock.runFor(100);
  await expect(seen(page)).toHaveCount(0);
});

test('a swipe of 20 px dismisses a toast, 19 do not, and two seconds later it is removed', async ({
  page,
}) => {
  await createFolder(page, 'One');
  await expect(seen(page)).toHaveText('Folder Created');
  for (const [x, y] of [
    [19, 0],
    [0, 19],
    // Away from the edge that it came from.
    [-80, 0],
    [0, -80],
  ] as const) {
    await swipe(page, x, y);
    await expect(seen(page)).toHaveCount(1);
  }
  await swipe(page, 20, 0);
  await expect(seen(page)).toHaveCount(0);
  await expect(dismissed(page)).toHaveCount(1);
  await page.clock.runFor(1_999);
  await expect(dismissed(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(dismissed(page)).toHaveCount(0);
});

test('a toast waits under the pointer, and can be reached and dismissed by keyboard', async ({ page }) => {
  await createFolder(page, 'One');
  await seen(page).hover();
  await workIsDone(page);
  await page.clock.runFor(60_000);
  await expect(seen(page)).toHaveCount(1);

  const place = page.getByRole('button', { name: 'Upload Documents' }).first();
  await place.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seen(page)).toHaveCount(0);
  await expect(place).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('toasts come from above and are swiped up or to a side', async ({ page }) => {
    for (const [x, y] of [
      [0, -20],
      [20, 0],
      [-20, 0],
    ] as const) {
      await createFolder(page, `Folder ${x} ${y}`);
      await expect(seen(page)).toHaveCount(1);
      await expect.poll(async () => (await seen(page).boundingBox())?.y).toBeLessThan(120);
      await swipe(page, 0, 80);
      await expect(seen(page)).toHaveCount(1);
      await swipe(page, x, y);
      await expect(seen(page)).toHaveCount(0);
    }
  });
});
