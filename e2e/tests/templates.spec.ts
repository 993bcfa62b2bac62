import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import { connect, logIn, makeTemplate } from '@recto/testing/api';
import { readTestData } from '@recto/testing/test-data';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { type AskedCell, askTemplate } from '../support/template-cells/ask-template.ts';
import { FILING_CELLS } from '../support/template-cells/filing-cells.ts';
import { SAMPLE_CELLS } from '../support/template-cells/sample-cells.ts';

test('a template is made from a list, put in order by keys and by the handle, and saved', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person, '/question-template');
  await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
  await expectAccessible(page, page.getByRole('main'), 'no templates');
  await page.getByRole('link', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog
    .getByLabel('Questions')
    .fill('1. Who are the parties?\n2) When does it end?\n• Which law applies?\n');
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click();
  const save = page.getByRole('button', { name: 'Save template' });
  await save.click();
  await expect(page.getByText('Give the template a name.')).toBeVisible();
  await expect(page.getByLabel('Template name')).toBeFocused();
  await page.getByLabel('Template name').fill('Contracts');

  const questions = page.getByRole('list', { name: 'Questions' }).getByRole('textbox');
  const texts = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await questions.nth(2).press('Alt+ArrowUp');
  await expect.poll(texts).toEqual(['Who are the parties?', 'Which law applies?', 'When does it end?']);
  await expect(questions.nth(1)).toBeFocused();
  const handle = page.getByTitle('Drag to move, or Alt and an arrow').first();
  const last = await questions.nth(2).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(600, (last?.y ?? 0) + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(texts).toEqual(['Which law applies?', 'When does it end?', 'Who are the parties?']);

  // What is not saved is not left without asking.
  await page.getByRole('link', { name: 'Files' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await save.click();
  await expect(page.getByText('Template saved')).toBeVisible();
  const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
  const edges = async () => [await toast.boundingBox(), await save.boundingBox()] as const;
  await expect
    .poll(async () => {
      const [shown, button] = await edges();
      return shown && button ? shown.y + shown.height <= button.y : false;
    })
    .toBe(true);
  await expect(page).toHaveURL(/template=[0-9a-f-]{36}/);
  await page.reload();
  await expect.poll(texts).toEqual(['Which law applies?', 'When does it end?', 'Who are the parties?']);
  await expectAccessible(page, page.getByLabel('Template name'), 'a template');

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('Contracts (copy)');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByRole('list', { name: 'Templates' }).getByRole('link')).toHaveText([/^Contracts/]);
  await page.getByRole('button', { name: /^Contract review/ }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('Contract review');

  // On a phone, where the list and what is open take turns.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/question-template?template=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This template is gone' })).toBeVisible();
  await page.getByRole('link', { name: 'All templates' }).click();
  await expectAccessible(page, page.getByRole('list', { name: 'Templates' }), 'templates on a phone');
  await page.getByRole('button', { name: /^Annual report/ }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('Annual report');
});

test('a long list of templates grows as one scrolls, and finds those that are not shown yet', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  for (let number = 1; number <= 60; number += 1)
    await makeTemplate(api, {
      name: number === 1 ? 'Lease' : `Template ${number}`,
      questions: ['What is the rent?'],
    });
  await signIn(page, person, '/question-template');
  const list = page.getByRole('list', { name: 'Templates' });
  await expect(list.getByRole('link').first()).toHaveText(/^Template 60/);
  await expect(list.getByRole('link')).toHaveCount(25);
  await expect(list.getByText('25 of 60 templates')).toBeAttached();
  await list.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(list.getByRole('link')).toHaveCount(50);
  await page.getByRole('searchbox', { name: 'Find a template' }).fill('lease');
  await expect(list.getByRole('link')).toHaveText([/^Lease/]);
});

/** Real documents take minutes to read: `npm run soak` has them. */
const REAL_PDFS = process.env['REAL_PDFS'] === '1';
const RIGHT = 0.8;
const FILINGS_LIMIT_MS = 600_000;

function expectRight(cells: readonly AskedCell[]) {
  const right = cells.filter(({ outcome }) => outcome === 'right').length;
  const others = cells.filter(({ outcome, isWrongInBold }) => outcome !== 'right' || isWrongInBold);
  console.log(
    [`${right} of ${cells.length} cells right`, ...others.map(({ told }) => `  ${told}`)].join('\n'),
  );
  expect(cells.filter(({ isWrongInBold }) => isWrongInBold).map(({ told }) => told)).toEqual([]);
  expect(cells.filter(({ outcome }) => outcome === 'wrong').map(({ told }) => told)).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(RIGHT * cells.length);
}

test('every shipped template is right about the sample documents, or says that it is not sure', async ({
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const files = await Promise.all((await library.addSample()).map((file) => library.settled(file)));
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLE_CELLS).sort());
  const cells: AskedCell[] = [];
  for (const { name } of READY_TEMPLATES) cells.push(...(await askTemplate(api, name, files, SAMPLE_CELLS)));
  expectRight(cells);
});

if (REAL_PDFS)
  test('the template for annual reports is right about five real ones', async ({ server }) => {
    test.setTimeout(2 * FILINGS_LIMIT_MS);
    const person = await makePerson(server);
    const library = await openLibrary(server, person);
    const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
    const sent = [];
    for (const name of Object.keys(FILING_CELLS))
      sent.push(await library.send(name, readTestData(`filings/${name}`)));
    const files = await Promise.all(sent.map((file) => library.settled(file)));
    expectRight(await askTemplate(api, 'Annual report', files, FILING_CELLS, FILINGS_LIMIT_MS));
  });
