import { readFile } from 'node:fs/promises';
import { makePdf, textAt } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { SAMPLE_AGREEMENT } from '../support/sample.ts';

const SECTIONS = [
  ['Warranty period', 'The warranty period of the machine is twenty four months from delivery.'],
  ['Payment terms', 'The payment terms are thirty days from the date of the invoice.'],
  ['Law of the contract', 'The law of the contract is the law of Portugal.'],
] as const;

/** A contract whose sections say what their headings name: a question about each has an answer. */
const CONTRACT = Buffer.from(
  makePdf([
    { content: textAt(50, 700, 'Contract of sale', 24) },
    ...SECTIONS.map(([heading, sentence]) => ({
      content: textAt(50, 700, heading, 16) + [660, 646, 632].map((y) => textAt(50, y, sentence)).join(''),
    })),
  ]),
);

test('a suggested question has an answer', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Contract.pdf', CONTRACT));
  await signIn(page, person, `/chat?file=${file._id}`);
  const suggestions = page.getByRole('list', { name: 'Questions to begin with' });
  await suggestions.getByRole('button').first().click();
  await expect(page.getByText('Answer found on Pages : ')).toBeVisible();
  await expect(page.getByTestId('place')).toHaveCount(0);
});

test('a heading of the contents leads to its place', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Agreement.pdf', await readFile(SAMPLE_AGREEMENT)));
  await signIn(page, person, `/chat?file=${file._id}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeVisible();
  await expectAccessible(page, contents, 'contents');

  const last = contents.getByRole('listitem').last().getByRole('button');
  const pageNumber = /(\d+)$/.exec((await last.textContent()) ?? '')?.[1] ?? '';
  await last.click();
  await expect(page).toHaveURL(new RegExp(`page=${pageNumber}`));
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', pageNumber);
  await expect(page.getByTestId('place')).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('on a phone the contents turn to the tab with the page', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Agreement.pdf', await readFile(SAMPLE_AGREEMENT)));
  await signIn(page, person, `/chat?file=${file._id}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeVisible();
  await expectAccessible(page, contents, 'contents on a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await contents.getByRole('listitem').last().getByRole('button').click();
  await expect(page.getByRole('tab', { name: /Page/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('place')).toBeInViewport();
});
