import { makePdf, textAt } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible, expectNoFaults } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { makeAsker } from '../support/reader.ts';
import { plantSession, signIn } from '../support/session.ts';

test('text selected on the page is copied with its citation and asked about', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  await plantSession(page, person);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/chat?file=${report._id}&page=2`);
  const words = page
    .locator('.textLayer span')
    .filter({ hasText: /\w{4,}.* \w{4,}/ })
    .nth(1);
  const line = ((await words.textContent()) ?? '').trim();
  const toolbar = page.getByRole('toolbar', { name: 'Selected text' });

  // With the keys: what a click began is extended by Shift and an arrow, which turns no page.
  await words.dblclick({ position: { x: 6, y: 6 } });
  await expect(toolbar).toBeVisible();
  const before = await page.evaluate(() => String(document.getSelection()).length);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.evaluate(() => String(document.getSelection()).length)).toBeGreaterThan(before);
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Escape');
  await expect(toolbar).toHaveCount(0);
  expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);

  // Pressed within a selection, a mouse would drag its words.
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  const box = await words.boundingBox();
  if (!box) throw new Error('the words are not shown');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 4 });
  await expect(toolbar).toHaveCount(0);
  await page.mouse.up();
  await expect(toolbar).toBeVisible();
  const bar = await toolbar.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0) <= box.y || (bar?.y ?? 0) >= box.y + box.height).toBe(true);
  await expectNoFaults(page, 'selected text');

  await toolbar.getByRole('button', { name: 'Copy with citation' }).click();
  await expect(toolbar.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [quote, url] = copied.split('\n');
  expect(quote).toContain('(Annual_report_2025.pdf, ');
  const quoted = /“(.+)”/.exec(quote ?? '')?.[1] ?? '';
  expect(line).toContain(quoted);
  expect(quoted.length).toBeGreaterThan(line.length - 4);
  expect(url).toMatch(new RegExp(`/chat\\?file=${report._id}&page=2$`));

  await page.keyboard.press('a');
  const field = page.getByRole('textbox', { name: 'Ask about this document' });
  await expect(field).toBeFocused();
  await expect(toolbar).toHaveCount(0);
  const chip = page.getByRole('button', { name: `Do not ask about “${quoted.slice(0, 20)}` });
  await expectAccessible(page, chip, 'a question about selected text');
  await field.fill('How much was it?');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: `Ask without “${quoted.slice(0, 20)}` })).toBeVisible();
  await expect(chip).toHaveCount(0);
});

test('the table in which an answer stands is copied as cells', async ({ page, server }) => {
  const person = await makePerson(server);
  const rows = [
    ['Service', 'Hours', 'Fee'],
    ['Support', '40', 'EUR 800'],
    ['Training', '12', 'EUR 1,250'],
  ];
  const content = rows
    .flatMap((row, at) => row.map((words, column) => textAt(60 + 180 * column, 700 - 14 * at, words)))
    .join('');
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Fees.pdf', Buffer.from(makePdf([{ content }]))));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, person, `/chat?file=${file._id}`);
  const field = page.getByRole('textbox', { name: 'Ask about this document' });
  await field.fill('What is the fee of training?');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Copy answer' }).click();
  await page.getByRole('menuitem', { name: 'Copy table' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  expect(copied.text).toBe(rows.map((row) => row.join('\t')).join('\n'));
  expect(copied.html?.replaceAll(/\s+/g, ' ')).toContain('<td>Training</td><td>12</td><td>EUR 1,250</td>');
});
