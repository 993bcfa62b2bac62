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
  await expect(page.getByRole('region', { name: 'Page 1, lines 1 to 87' })).toContainText(
    'HL-20931       480        480            0',
  );

  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill('When was the alarm confirmed by the night desk?');
  await question.press('Enter');
  await expect(page.getByRole('button', { name: /^Page p\. 2 · line 89/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  // The mark lies on the words of the quote, and nowhere else.
  const mark = page.getByTestId('mark').first();
  await expect(mark).toBeInViewport();
  const line = page.locator('[data-line="89"]');
  await expect(line).toHaveText(`Set temperature 4 degrees. ${NIGHT}`);
  const [marked, words] = [await mark.boundingBox(), await line.boundingBox()];
  expect(Math.abs((marked?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(6);
  expect(marked?.width).toBeGreaterThan(200);
  await expectAccessible(page, page.getByRole('main'), 'text file');
});

test('a long text opens at the page of an address and scrolls on from there; only what is in sight is loaded', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const lines = Array.from(
    { length: 30_000 },
    (_, at) => `Entry ${at + 1}: the meter was read and is in order.`,
  );
  const file = await library.settled(await library.send('Readings.txt', Buffer.from(lines.join('\n'))));
  expect(file.pages).toBeGreaterThan(300);
  const fetched = new Set<number>();
  page.on('request', (request) => {
    const number = /\/documentPage\/[^/]+\/(\d+)/.exec(request.url())?.[1];
    if (number) fetched.add(Number(number));
  });
  await signIn(page, person, `/chat?file=${file._id}&page=300`);
  const number = page.getByRole('textbox', { name: 'Page number' });
  const sheets = page.getByTestId('text-page');
  const at = (wanted: number) => page.locator(`[data-testid="text-page"][data-page="${wanted}"]`);
  await expect(at(300).locator('[data-line]').first()).toBeInViewport();
  await expect(number).toHaveValue('300');
  expect([...fetched].filter((wanted) => wanted < 298 || wanted > 303)).toEqual([]);

  // On to the next page by the wheel alone: the address follows once the reader rests.
  const list = page.getByRole('group', { name: 'Pages of the document' });
  await list.hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return number.inputValue();
    })
    .toBe('302');
  await expect(page).toHaveURL(/page=302/);
  await expect(at(302).locator('[data-line]').first()).toBeVisible();
  expect(await sheets.count()).toBeLessThan(6);

  // To the very end, where the last page is too short to reach the top.
  await number.fill(String(file.pages));
  await number.press('Enter');
  await expect(page.getByText('Entry 30000:')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`page=${file.pages}`));
  expect(await sheets.count()).toBeLessThan(6);
  expect(fetched.size).toBeLessThan(20);

  // The passages of a question stay where they were gone to while the pages around them come.
  const { _id } = await library.ask(file, 'When was entry 12345 read?');
  await page.goto(`/chat?file=${file._id}&question=${_id}`);
  await expect(page.getByTestId(/^(passage|mark)$/).first()).toBeInViewport();
  await expect(page.getByText(/^Entry 1\d{4}: the meter/).first()).toBeVisible();
});
