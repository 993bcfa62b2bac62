import type { Page } from '@playwright/test';
import { scannedPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const PAGES = [
  [
    'Supply agreement',
    'The supplier delivers the goods to the warehouse in Lyon.',
    'It does so within thirty days.',
  ],
  [
    'Payment',
    'The buyer pays a deposit of 4,500 euros before the first delivery.',
    'The rest is due in March.',
  ],
];

/** Lines of text as a scanner sees them, at 150 dots per inch. */
const photograph = (page: Page, lines: readonly string[]) =>
  page.evaluate(async (texts) => {
    const [width, height] = [1250, 1667];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    context.fillStyle = '#f4f2ee';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#222';
    context.font = '28px sans-serif';
    texts.forEach((text, index) => context.fillText(text, 150, 220 + 60 * index));
    const { data } = context.getImageData(0, 0, width, height);
    const shades = Uint8Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 0);
    // A string crosses to the test many times quicker than two million numbers.
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(new Blob([shades]));
    await read;
    return { width, height, address: String(reader.result) };
  }, lines);

test('a scan is read from its pictures, and a quote is marked on its words', async ({ page, server }) => {
  const pictures = [];
  for (const lines of PAGES) {
    const { width, height, address } = await photograph(page, lines);
    const pixels = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    pictures.push({ width, height, pixels });
  }
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Scan.pdf', scannedPdf(pictures)));
  expect(file).toMatchObject({ status: 'complete', pages: 2 });
  await signIn(page, person, `/chat?file=${file._id}`);

  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill('What deposit does the buyer pay?');
  await question.press('Enter');
  const sheet = page.getByTestId('pdf-page');
  await expect(sheet).toHaveAttribute('data-page', '2');
  const mark = page.getByTestId('mark').first();
  await expect(mark).toBeInViewport();
  const [marked, drawn] = [await mark.boundingBox(), await sheet.boundingBox()];
  if (!marked || !drawn) throw new Error('nothing is drawn');
  // The line was drawn with its foot 280 of 1,667 pixels from the top, 150 of 1,250 from the left.
  expect((marked.x - drawn.x) / drawn.width).toBeCloseTo(150 / 1250, 1);
  expect((marked.y + marked.height - drawn.y) / drawn.height).toBeCloseTo(286 / 1667, 2);
  // The words lie invisibly over the picture, and can be selected where they are seen.
  const word = page.getByTestId('scan-words').getByText('deposit', { exact: false }).first();
  const [selectable, line] = [await word.boundingBox(), await mark.boundingBox()];
  expect(Math.abs((selectable?.y ?? 0) - (line?.y ?? 99))).toBeLessThan(8);
  await word.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('deposit');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('Scanned').first()).toBeVisible();
  await expectAccessible(page, page.getByRole('main'), 'scan');
});
