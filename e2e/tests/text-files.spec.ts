import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const NIGHT = 'The alarm was confirmed by the night desk after 38 minutes.';
const NOTES = [
  'SITE VISIT, OCTOBER 2026',
  '',
  ...Array.from({ length: 60 }, (_, at) => `0${at % 9}:40  Dock ${at + 1} was looked at and is in order.`),
  '',
  '10:50  Stock count, aisle 4',
  'Item          Book    Counted   Difference',
  'HL-20931       480        480            0',
  ...Array.from({ length: 20 }, (_, at) => `Shelf ${at + 1} was counted twice by the two of us.`),
  '',
  '10:15  Cold store',
  `Set temperature 4 degrees. ${NIGHT}`,
  '',
  'Next visit: 14 January 2027',
].join('\n');

test('a text file is read by its lines, and a quote is marked on them', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Visit.txt', Buffer.from(NOTES)));
  await signIn(page, person, `/chat?file=${file._id}`);
  const sheet = page.getByTestId('text-page');
  await expect(sheet).toHaveAttribute('data-page', '1');
  await expect(sheet).toContainText('HL-20931       480        480            0');

  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill('When was the alarm confirmed by the night desk?');
  await question.press('Enter');
  await expect(page.getByRole('button', { name: /^Page p\. 2 · line 89/ }).first()).toBeVisible();
  await expect(sheet).toHaveAttribute('data-page', '2');
  // The mark lies on the words of the quote, and nowhere else.
  const mark = page.getByTestId('mark').first();
  await expect(mark).toBeInViewport();
  const line = sheet.locator('[data-line="89"]');
  await expect(line).toHaveText(`Set temperature 4 degrees. ${NIGHT}`);
  const [marked, words] = [await mark.boundingBox(), await line.boundingBox()];
  expect(Math.abs((marked?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(6);
  expect(marked?.width).toBeGreaterThan(200);
  await expectAccessible(page, page.getByRole('main'), 'text file');
});
