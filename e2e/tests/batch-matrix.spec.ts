import { contract } from '@recto/contract';
import { cellAt, FILES, gridOf, QUESTIONS, runBatch } from '../support/batch-grid.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

test('the answers of a batch are walked through, looked at on their pages and marked, by keys alone', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { api, batchId, fileIds } = await runBatch(server, person);
  await signIn(page, person, `/batch?batch=${batchId}`);
  await page.getByRole('link', { name: 'Open as a matrix' }).click();
  await expect(page).toHaveURL(new RegExp(`/batch-element\\?batch=${batchId}$`));
  const grid = gridOf(page);
  // With the questions above and what the columns come to below.
  await expect(grid).toHaveAttribute('aria-rowcount', `${FILES + 2}`);
  await expect(grid).toHaveAttribute('aria-colcount', `${QUESTIONS.length + 1}`);
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName('Not found, 2 pages searched');
  await expectAccessible(page, page.getByRole('heading', { name: 'Supplier contracts' }), 'a matrix');

  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 2, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Answer' });
  await expect(panel.getByRole('heading', { name: 'What is the notice period?' })).toBeVisible();
  await expect(panel.getByTestId('mark').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`file=${fileIds[1]}&question=2$`));
  await expect(cellAt(page, 2, 2)).toBeFocused();

  await page.keyboard.press('1');
  await expect(panel.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cellAt(page, 2, 2)).toHaveAccessibleName('2 months, page 2, accepted');
  await page.keyboard.press('n');
  const note = panel.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask Ada.');
  await expect(panel.getByText(/^Note saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cellAt(page, 2, 2)).toBeFocused();
  // The panel follows.
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('heading', { name: 'When are invoices payable?' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName('20 days, page 2, to check');
  await page.keyboard.press('2');
  await expect(panel.getByRole('button', { name: 'Wrong' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(cellAt(page, 2, 3)).toBeFocused();
  await page.keyboard.press('j');
  await expect(cellAt(page, 3, 3)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(cellAt(page, 1, 3)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(cellAt(page, 1, 3)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(cellAt(page, FILES, 3)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history-element\?item=/);
  await page.getByRole('link', { name: 'Open as a matrix' }).click();
  await expect(page).toHaveURL(new RegExp(`file=${fileIds[FILES - 1]}`));

  // A link to a cell, with what was said of it.
  await page.goto(`/batch-element?batch=${batchId}&file=${fileIds[1]}&question=2`);
  await expect(note).toHaveValue('Ask Ada.');
  await expect(panel.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { name: 'PDF 2' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, page.getByRole('textbox', { name: 'Note' }), 'an open cell');
  await panel.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/chat\?file=.+&question=.+&page=2&hit=1/);
  await expect(page.getByTestId('mark').first()).toBeVisible();
  const { items } = await api.call(contract.batches.cells, {
    params: { id: batchId },
    query: { limit: 500 },
  });
  expect(items.flatMap(({ review }) => review ?? [])).toEqual([
    expect.objectContaining({ mark: 'wrong' }),
    { mark: 'accepted', note: 'Ask Ada.' },
  ]);
});

test('a note is kept when its cell is left before it is saved, and a facet shows what is meant', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { batchId, fileIds } = await runBatch(server, person);
  await signIn(page, person, `/batch-element?batch=${batchId}&file=${fileIds[0]}&question=1`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Left at once');
  await page.getByRole('button', { name: 'Next to look at' }).click();
  await expect(page.getByText('1 of 5 to look at')).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('10 days, page 2, to check, with a note');
  await page.getByRole('button', { name: 'Close the answer' }).click();

  const show = page.getByRole('group', { name: 'Show' });
  await show.getByRole('button', { name: 'To check 1' }).click();
  await expect(page).toHaveURL(/show=check/);
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '3');
  await show.getByRole('button', { name: 'All 12' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('40 days');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(gridOf(page)).toContainText('Contract_4.pdf');
  await page.keyboard.type(' and nights');
  await expect(page.getByRole('heading', { name: 'No answers match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${FILES + 2}`);

  await page.setViewportSize({ width: 390, height: 844 });
  // How much was searched in vain stands beside it whole.
  const searched = page.getByText(/^\d+ pages? searched$/).first();
  await expect(searched).toBeVisible();
  expect(await searched.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'By question' }).click();
  await expect(page.getByRole('heading', { name: 'What is the notice period?' })).toBeVisible();
  await page.getByRole('button', { name: /Contract_3.pdf.*3 months/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleName('What is the notice period?');
  await expect(sheet.getByTestId('mark').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Accepted' }).click();
  await expect(sheet.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
