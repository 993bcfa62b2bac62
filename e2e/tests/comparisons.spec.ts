import type { Locator } from '@playwright/test';
import { enter, tabTo } from '../support/keys.ts';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const clause = (at: number) =>
  `${at}. Under this clause the supplier keeps lot ${at} in good order and reports on it every quarter.`;
const CLAUSES = Array.from({ length: 80 }, (_, at) => clause(at + 1));
const FEE = 'The customer pays a fee of $5,000 within 30 days.';
const MOVED = 'Disputes are settled by the courts of the city in which the buyer has its seat.';
const EARLIER = [MOVED, ...CLAUSES, FEE, 'The supplier shall insure the lots.'].join('\n\n');
const LATER = [
  ...CLAUSES,
  FEE.replace('30', '60').replace('5,000', '7,000'),
  'The supplier may insure the lots.',
  MOVED,
].join('\n\n');

test('two files are chosen, compared, and reviewed change by change', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.settled(await library.send('Agreement_v1.txt', Buffer.from(EARLIER)));
  await library.settled(await library.send('Agreement_v2.txt', Buffer.from(LATER)));
  await signIn(page, person, '/compare-docs');
  await expect(page.getByRole('heading', { name: 'Nothing compared yet' })).toBeVisible();
  const choose = async (slot: string, name: string) => {
    await page.getByRole('region', { name: slot }).getByRole('button', { name: 'Choose a file' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: slot })).toContainText(name);
  };
  await page.goto('/files');
  await page.getByRole('button', { name: 'Actions for Agreement_v2.txt' }).click();
  await page.getByRole('menuitem', { name: 'Compare with…' }).click();
  await expect(page.getByRole('region', { name: 'Older version' })).toContainText('Agreement_v2.txt');
  // One that is selected already is ignored.
  await page
    .getByRole('region', { name: 'Newer version' })
    .getByRole('button', { name: 'Choose a file' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agreement_v2.txt' }).click();
  await expect(page.getByRole('region', { name: 'Newer version' })).toContainText('No file chosen');
  await choose('Newer version', 'Agreement_v1.txt');
  await page.getByRole('button', { name: /^Swap/ }).click();
  await expect(page.getByRole('region', { name: 'Older version' })).toContainText('Agreement_v1.txt');
  await expectAccessible(page, page.getByRole('main'), 'compare documents');
  await page.getByRole('button', { name: 'Start file Comparison' }).click();

  await expect(page).toHaveURL(/view-comparison\?comparison=/);
  const list = page.getByRole('list', { name: 'Changes' });
  await expect(list.getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Global summary' })).toContainText('$5,000 → $7,000');
  const texts = page.getByRole('group', { name: 'Both texts, row by row' });
  await expect(texts.locator('del')).toHaveCount(0);
  // Each name stands above its own text.
  const leftOf = (text: Locator) =>
    text.evaluate((element) => element.closest('.border-e')?.getBoundingClientRect().left);
  const name = page.getByRole('region', { name: 'Line by line' }).getByTitle('Agreement_v2.txt');
  expect(await leftOf(name)).toBe(await leftOf(texts.getByText(clause(20)).last()));
  await list.getByRole('button', { name: /\$5,000/ }).click();
  await expect(texts.locator('del', { hasText: '30' })).toBeInViewport();
  await expect(texts.locator('ins', { hasText: '60' })).toBeInViewport();
  await expect(page).toHaveURL(/change=2/);
  // By keys alone: the next change, and the other place of moved text.
  await page.keyboard.press('j');
  await expect(texts.locator('del', { hasText: 'shall' })).toBeInViewport();
  // Its tick and a note are kept.
  await page.keyboard.press('r');
  await expect(page.getByText('1 of 3 reviewed')).toBeVisible();
  const review = page.getByRole('form', { name: /^Review of change/ });
  await review.getByRole('textbox', { name: 'Note' }).fill('Ask the supplier');
  await review.getByRole('button', { name: 'Save note' }).click();
  await expect(review.getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await list.getByRole('button', { name: /Moved/ }).click();
  await texts.getByRole('button', { name: /^moved to line/ }).click();
  await expect(texts.getByRole('button', { name: /^moved from line/ })).toBeInViewport();
  await expect(texts.locator('[aria-current]')).toContainText(MOVED);
  await page.getByRole('button', { name: 'Changes only' }).click();
  await expect(texts.getByRole('button', { name: /rows without a change/ }).first()).toBeVisible();
  // What is folded away is found too.
  await page.getByRole('button', { name: 'Search both texts (Ctrl F)' }).click();
  await page.getByRole('search').getByRole('textbox').fill('LOT 40 in');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  await expect(texts.locator('[aria-current]', { hasText: 'lot 40 in good order' })).toBeInViewport();
  await expect(texts.locator('[aria-current] mark').first()).toHaveText('lot 40 in');
  await expectAccessible(page, page.getByRole('main'), 'comparison, searched');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expectAccessible(page, page.getByRole('main'), 'comparison');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Smart Comparison' })).toBeFocused();
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page).toHaveTitle(/ → .+ · Recto$/);

  // A link to a change opens on it.
  await page.goto(page.url().replace(/change=\d+/, 'change=2'));
  await expect(texts.locator('del', { hasText: '30' })).toBeInViewport();
  await expect(page.getByText('1 of 3 reviewed')).toBeVisible();
  await expect(list).toContainText('Ask the supplier');
  await page.goto('/compare-docs');
  await expect(page.getByRole('region', { name: 'Earlier comparisons' })).toContainText('3 changes');
});

test('two files are compared and reviewed without a pointer', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.settled(await library.send('Agreement_v1.txt', Buffer.from(EARLIER)));
  await library.settled(await library.send('Agreement_v2.txt', Buffer.from(LATER)));
  await signIn(page, person, '/compare-docs');
  for (const [slot, name] of [
    ['Older version', 'Agreement_v1.txt'],
    ['Newer version', 'Agreement_v2.txt'],
  ] as const) {
    const region = page.getByRole('region', { name: slot });
    await enter(page, region.getByRole('button', { name: 'Choose a file' }));
    await enter(page, page.getByRole('dialog').getByRole('button', { name }));
    await expect(region).toContainText(name);
  }
  await enter(page, page.getByRole('button', { name: 'Start file Comparison' }));

  const texts = page.getByRole('group', { name: 'Both texts, row by row' });
  const list = page.getByRole('list', { name: 'Changes' });
  await expect(list.getByRole('button')).toHaveCount(3);
  await tabTo(page, page.getByRole('region', { name: 'Global summary' }));
  await enter(page, list.getByRole('button', { name: /\$5,000/ }));
  await expect(texts.locator('ins', { hasText: '60' })).toBeInViewport();
  // Both stand in sight together: the list says which one is meant.
  const current = list.locator('[aria-current=true]');
  await page.keyboard.press('j');
  await expect(current).not.toContainText('$5,000');
  await page.keyboard.press('k');
  await expect(current).toContainText('$5,000');
  await tabTo(page, page.getByRole('combobox', { name: 'Kind of change' }));
  await page.keyboard.type('Moved');
  await expect(list.getByRole('button')).toHaveCount(1);
  await enter(page, list.getByRole('button', { name: /Moved/ }));
  await enter(page, texts.getByRole('button', { name: /^moved to line/ }));
  await expect(texts.getByRole('button', { name: /^moved from line/ })).toBeInViewport();
});
