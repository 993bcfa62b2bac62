import { expect, logIn, makePerson, test } from '../support/product.ts';

/** Three toasts at most are seen at a time; a swipe dismisses one, and time the others. */
test('toasts pile up to three, and go by a swipe or by themselves', async ({ page, server, request }) => {
  await logIn(page, await makePerson(server, request));
  await page.goto('/files');
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await page.getByRole('button', { name: 'Create folder' }).first().click();
    await page.getByRole('textbox', { name: 'Folder name' }).fill(name);
    await page.getByRole('textbox', { name: 'Folder name' }).press('Enter');
    await expect(page.getByRole('treeitem', { name })).toBeVisible();
  }
  const seen = page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])');
  await expect.poll(() => seen.count()).toBeGreaterThan(0);
  expect(await seen.count()).toBeLessThanOrEqual(3);

  const before = await seen.count();
  const box = await seen.first().boundingBox();
  if (!box) throw new Error('no toast is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => seen.count()).toBeLessThan(before);
  await page.mouse.move(10, 10);
  await expect(seen).toHaveCount(0, { timeout: 8_000 });
});
