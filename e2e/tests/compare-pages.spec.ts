import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { turnedPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible, expectNoFaults } from '../support/looks.ts';
import { expectColumnMarks } from '../support/mark-geometry.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { plantSession } from '../support/session.ts';

const SHIPS = { 0: 'Aurora', 90: 'Borealis', 180: 'Corona', 270: 'Delphin' } as const;
const linesOf = (harbour: string) => (quarter: keyof typeof SHIPS) => [
  `The steamer ${SHIPS[quarter]} entered the harbour of ${harbour}.`,
  `Her cargo of grain was weighed at noon.`,
  `Its master signed the ledger of the ${SHIPS[quarter]} in May.`,
];

test('pages stand side by side, turned and cropped ones too, with what changed over its words', async ({
  page,
  server,
}, info) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const files = { left: info.outputPath('Voyages_v1.pdf'), right: info.outputPath('Voyages_v2.pdf') };
  await writeFile(files.left, turnedPdf(linesOf('Rotterdam'), randomUUID()));
  await writeFile(files.right, turnedPdf(linesOf('Antwerp'), randomUUID()));
  const fileIds: string[] = [];
  for (const file of Object.values(files))
    fileIds.push((await library.settled(await library.send(file.slice(-14), readFileSync(file))))._id);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const { comparisonId } = await api.call(contract.comparisons.start, { body: { fileIds } });
  await plantSession(page, person);
  await page.goto(`/view-comparison?comparison=${comparisonId}&view=pages&change=4`);

  // A link to a change opens on it, on both sides.
  const column = (side: string) => page.locator(`[data-side=${side}]`);
  const sheet = (side: string, number: number) => column(side).locator(`[data-page="${number}"]`);
  for (const side of ['left', 'right'])
    await expect(sheet(side, 4).locator('[data-current]').first()).toBeInViewport();
  expect(await expectColumnMarks(sheet('left', 4), files.left)).toEqual(['Rotterdam.']);
  expect(await expectColumnMarks(sheet('right', 4), files.right)).toEqual(['Antwerp.']);
  await expectAccessible(page, page.getByRole('main'), 'comparison, pages');

  // All of its pages, and other pairs, are held against their words by `compare-marks`.
  for (const number of [3, 2]) {
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`change=${number}`));
  }
  expect(await expectColumnMarks(sheet('left', 2), files.left)).toEqual(['Rotterdam.']);
  expect(await expectColumnMarks(sheet('right', 2), files.right)).toEqual(['Antwerp.']);

  // Words are looked for on the pages of both sides, enlarged and with their margins as well.
  await page.getByRole('button', { name: 'Search both texts (Ctrl F)' }).click();
  const search = page.getByRole('search');
  await search.getByRole('textbox').fill('Corona');
  await expect(search.getByRole('status')).toHaveText('1 of 4');
  await page.getByRole('button', { name: 'Zoom in (+)' }).click();
  await page.getByRole('button', { name: 'Without margins' }).click();
  await search.getByRole('textbox').press('Enter');
  await expect(search.getByRole('status')).toHaveText('2 of 4');
  for (const side of ['left', 'right'])
    await expect(sheet(side, 3).getByTestId('search-marks').locator('div > div').first()).toBeInViewport();
  await search.getByRole('textbox').press('Escape');

  // Scrolled on one side, the other one follows; a mark selects its change.
  await column('left').getByRole('group', { name: 'Pages of the older file' }).press('End');
  await expect(sheet('right', 4)).toBeInViewport();
  await sheet('right', 4).getByTestId('mark').click();
  await expect(page).toHaveURL(/change=4/);

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(
    page.getByRole('group', { name: 'Both texts, row by row' }).locator('ins').last(),
  ).toBeVisible();

  // The files are exchanged, and heads of no meaning ignored: the same comparison, made again.
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyages_v2.pdf → Voyages_v1.pdf');
  await page.getByRole('button', { name: 'Options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options' });
  await dialog.getByRole('textbox', { name: 'Last page of Voyages_v2.pdf' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Last page of Voyages_v1.pdf' }).fill('2');
  await expectNoFaults(page, 'options of a comparison');
  await dialog.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('button')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(comparisonId));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/view-comparison?comparison=${comparisonId}&view=pages&change=2`);
  await expect(sheet('left', 2).locator('[data-current]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(sheet('right', 2).locator('[data-current]').first()).toBeInViewport();
  await expect(sheet('left', 2)).toHaveCount(0);
});
