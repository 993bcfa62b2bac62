import { makeWorkbook, sheetRow } from '@recto/testing/office';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const markupOf = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((values, index) => sheetRow(index + 1, values)).join('');

const PRODUCTS = ['Pumps', 'Valves', 'Controls', 'Spare parts', 'Service', 'Rentals'];
const SALES = {
  name: 'Sales',
  rows: markupOf([
    ['Sales by region and product line, FY26'],
    [],
    ['Region', 'Q1', 'Q2', 'Q3', 'Note'],
    ...['Nordics', 'DACH', 'Benelux', 'Iberia'].flatMap((region, at) => [
      ...PRODUCTS.map((product, line) => [
        `${product} ${region}`,
        900 + 31 * at + line,
        1100 + line,
        1300 + at,
      ]),
      [`Total ${region}`, 5400 + at, 6600 + at, 7800 + at],
    ]),
    ['Leases', 12, 13, 14, 'The cranes were leased out by the Zurich office until the end of June.'],
  ]),
};
const LEDGER = {
  name: 'Ledger',
  state: 'hidden' as const,
  rows: markupOf([
    ['Date', 'Account', 'Amount'],
    ...Array.from({ length: 150 }, (_, at) => [`Day ${at + 1}`, 4000 + at, 17 * at]),
  ]).replace('<c r="C140">', '<c r="C140"><f>17*(B140-B2)</f>'),
};

const QUESTION = 'Until when were the cranes leased out by the Zurich office?';

test('a workbook is shown sheet by sheet, and a quote is marked in its cells', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Budget.xlsx', makeWorkbook([LEDGER, SALES])));
  expect(file.status).toBe('complete');
  await signIn(page, person, `/chat?file=${file._id}`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAccessibleName('Sheet Ledger');

  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill(QUESTION);
  await question.press('Enter');
  const chip = page.getByRole('button', { name: /^Sales!(A32:)?E32$/ }).first();
  await expect(chip).toBeVisible();
  await expect(grid).toHaveAccessibleName('Sheet Sales');
  const mark = page.getByTestId('mark').first();
  await expect(mark).toBeInViewport();
  const marked = page.locator('[data-ref][data-marked="quote"]');
  await expect(page.locator('[data-ref="E32"]')).toHaveText(
    'The cranes were leased out by the Zurich office until the end of June.',
  );
  // The marked cells hold the words of the quote, and nothing else.
  const { citations } = await library.ask(file, QUESTION);
  const quote = squeezed(citations[0]?.quote ?? '');
  expect(quote).toContain('leased out by the Zurich office');
  expect(squeezed((await marked.allTextContents()).join(' '))).toBe(quote);
  await page.reload();
  await expect(mark).toBeInViewport();
  await expectAccessible(page, page.getByRole('main'), 'workbook');

  await test.step('keys move from cell to cell, and typed cells are found in later rows of another sheet', async () => {
    const cells = page.getByRole('textbox', { name: 'Cells' });
    await cells.fill('Ledger!C140');
    await cells.press('Enter');
    await expect(grid).toHaveAccessibleName('Sheet Ledger');
    await expect(page.getByTestId('cell-value')).toHaveText(String(17 * 138));
    await expect(page.getByTestId('cell-formula')).toHaveText('=17*(B140-B2)');
    await expect(page.locator('[data-ref="C140"]')).toBeInViewport();
    // The head of the sheet stays above rows further down.
    await expect(page.locator('[data-ref="C1"]')).toBeInViewport();
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await expect(cells).toHaveValue('C141');
    await expect(page.getByRole('navigation', { name: 'Sheets' })).toContainText('hidden');
    expect(await page.locator('*').count()).toBeLessThan(2_500);
  });
});

test('a sheet that begins on the right is shown so, its marks and keys with it', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const bytes = makeWorkbook([
    {
      name: 'الإيجار',
      before: '<sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews>',
      rows: markupOf([
        ['المدينة', 'الإيجار', ...Array.from({ length: 18 }, (_, at) => `شهر ${at + 1}`)],
        ['القاهرة', 'تم تأجير الرافعات من قبل مكتب القاهرة حتى نهاية يونيو.', 12, 13],
      ]),
    },
  ]);
  const file = await library.settled(await library.send('Rent.xlsx', bytes));
  const { _id, citations } = await library.ask(file, 'حتى متى تم تأجير الرافعات من قبل مكتب القاهرة؟');
  expect(citations[0]?.range).toMatch(/[AB]2:/);
  await signIn(page, person, `/chat?file=${file._id}&question=${_id}&page=1&hit=1`);
  const cell = (name: string) => page.locator(`[data-ref="${name}"]`);
  const boxOf = async (name: string) => (await cell(name).boundingBox()) ?? { x: Number.NaN, y: 0, width: 0 };
  await expect(page.locator('[data-ref="B2"][data-marked]')).toBeInViewport();
  const [first, second] = [await boxOf('A1'), await boxOf('B1')];
  expect(second.x + second.width).toBeLessThanOrEqual(first.x + 1);
  // What lies far to the left is there once it is gone to, and the arrow to the left leads further.
  const cells = page.getByRole('textbox', { name: 'Cells' });
  await cells.fill('S1');
  await cells.press('Enter');
  await expect(cell('S1')).toBeInViewport();
  await expect(cell('S1')).toHaveText('شهر 17');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cells).toHaveValue('T1');
});

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
