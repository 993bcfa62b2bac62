import { makePdf, textAt } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const PAGES = 500;
/** Weighs on the file, not on the drawing. */
const REMARK = `${'% a remark that takes up room\n'.repeat(1000)}`;

test('a PDF of 500 pages opens at page 300 without its first 299, and keeps one page in memory', async ({
  page,
  server,
}) => {
  const bytes = makePdf(
    Array.from({ length: PAGES }, (_, index) => ({
      content: `${textAt(72, 720, `This is leaf ${index + 1} of the register.`, 12)}${REMARK}`,
    })),
  );
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Register.pdf', Buffer.from(bytes)));
  expect(file).toMatchObject({ status: 'complete', pages: PAGES });
  let loaded = 0;
  page.on('response', async (response) => {
    if (response.headers()['content-range']) loaded += Number(response.headers()['content-length'] ?? 0);
  });
  await signIn(page, person, `/chat?file=${file._id}&page=300`);
  const sheet = page.getByTestId('pdf-page');
  await expect(sheet).toHaveAttribute('data-page', '300');
  await expect(sheet).toContainText('This is leaf 300 of the register.');
  expect(loaded).toBeGreaterThan(0);
  // The pictures in the rail beside it are some pages, too.
  expect(loaded).toBeLessThan(bytes.length / 4);

  const canvases = page.getByTestId('page-canvas');
  for (let number = 301; number <= 320; number++) {
    await page.keyboard.press('ArrowRight');
    await expect(sheet).toContainText(`This is leaf ${number} of the register.`);
  }
  await expect(canvases).toHaveCount(1);
  // Of the rail only what is in sight is kept.
  expect(await page.getByRole('navigation', { name: 'Pages' }).locator('canvas').count()).toBeLessThan(30);
});
