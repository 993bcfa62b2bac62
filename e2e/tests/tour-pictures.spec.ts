import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePart, differences } from '../pictures/tour/describe-part.ts';
import { frame, type Manifest, TOUR_FOLDER } from '../pictures/tour/make-tour-pictures.ts';
import { TOUR_PICTURES } from '../pictures/tour/tour-pictures.ts';
import { openWindow, setTourStage } from '../pictures/tour/tour-stage.ts';
import { expect, test } from '../support/product.ts';

test('the pictures of the guided tour show the product as it is', async ({ browser, server }) => {
  const made = JSON.parse(await readFile(join(TOUR_FOLDER, 'manifest.json'), 'utf8')) as Manifest;
  expect(Object.keys(made)).toEqual(TOUR_PICTURES.map(({ name }) => name));
  const stage = await setTourStage(server);
  const { context, page } = await openWindow(browser, stage, 'light');
  const stale: string[] = [];
  for (const picture of TOUR_PICTURES) {
    const now = await describePart(page, await frame(page, picture, stage));
    const then = made[picture.name]?.parts ?? [];
    expect(then.length, `${picture.name} shows something`).toBeGreaterThan(3);
    stale.push(...differences(then, now).map((line) => `${picture.name}: ${line}`));
  }
  await context.close();
  expect(stale, 'make them anew with `npm run tour:pictures`').toEqual([]);
});
