import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePart, differences } from '../pictures/tour/describe-part.ts';
import { frame, type Manifest, TOUR_FOLDER } from '../pictures/tour/make-tour-pictures.ts';
import { TOUR_PICTURES } from '../pictures/tour/tour-pictures.ts';
import { openWindow, setTourStage } from '../pictures/tour/tour-stage.ts';
import { expect, test } from '../support/product.ts';

/** A picture that is stale does not keep the others from being looked at. */
const everyPicture = expect.configure({ soft: true, timeout: 10_000 });

test('the pictures of the guided tour show the product as it is', async ({ browser, server }) => {
  const made = JSON.parse(await readFile(join(TOUR_FOLDER, 'manifest.json'), 'utf8')) as Manifest;
  expect(Object.keys(made)).toEqual(TOUR_PICTURES.map(({ name }) => name));
  const stage = await setTourStage(server);
  const { context, page } = await openWindow(browser, stage, 'light');
  for (const picture of TOUR_PICTURES) {
    const clip = await frame(page, picture, stage);
    const then = made[picture.name]?.parts ?? [];
    expect(then.length, `${picture.name} shows something`).toBeGreaterThan(3);
    await everyPicture
      .poll(async () => differences(then, await describePart(page, clip)), {
        message: `${picture.name}: make it anew with \`npm run tour:pictures\``,
      })
      .toEqual([]);
  }
  await context.close();
});
