import type { Page } from '@playwright/test';
import { arrowTo, chooseUploads, enter, tabTo, typeInto } from '../support/keys.ts';
import { offerRetry, openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, makePerson, test } from '../support/product.ts';
import { makeAsker, theReader } from '../support/reader.ts';
import { signIn } from '../support/session.ts';

const QUESTION = 'How many Clarion units were delivered?';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const sheet = (page: Page) => page.getByTestId('pdf-page');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Page' });
const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const isDrawn = (page: Page) => expect(sheet(page)).toHaveAttribute('aria-busy', 'false');

test('a file is chosen, asked and read to its marks without a pointer', async ({ page, server }) => {
  const { person, library, report } = await makeAsker(server);
  await library.settled(await library.send('Agenda.pdf', tinyPdf([['Agenda']], person.email)));
  await signIn(page, person);
  await enter(page, main(page, 'Chat'));
  const files = page.getByRole('radio');
  // The Tab key comes to the first file that can be chosen, arrows to the others.
  await tabTo(page, files);
  await arrowTo(page, page.getByRole('radio', { name: report.name }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: report.name })).toBeChecked();
  await enter(page, button(page, 'Start Question Answering'));
  await expect(page).toHaveURL(new RegExp(`/chat\\?file=${report._id}`));
  await isDrawn(page);

  await tabTo(page, page.getByRole('textbox', { name: 'Ask about this document' }));
  await page.keyboard.type(QUESTION);
  await tabTo(page, button(page, 'Ask'));
  await page.keyboard.press('Enter');
  const answer = page
    .getByTestId('question')
    .filter({ hasText: QUESTION })
    .getByRole('article', { name: 'Answer' });
  await expect(button(page, 'Ask')).toBeFocused();
  await expect(answer.getByText('Answer found on Pages : ')).toBeVisible();

  // The number behind a sentence shows its quote on focus, and opens its page.
  const source = answer.getByRole('button', { name: 'Source 1' }).first();
  await tabTo(page, source, 'Shift+Tab');
  const quote = page.getByRole('tooltip');
  await expect(quote).toContainText('This quote stands on its page word for word');
  await page.keyboard.press('Escape');
  await expect(quote).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&hit=1/);
  await enter(page, answer.getByRole('button', { name: 'Highlight' }));
  await expect(page.locator('.viewer-ink-current [data-testid=mark]').first()).toBeInViewport();
  await expect(toolbar(page)).toContainText('Hit 1 of');
});

test('pages are turned, enlarged and read as text without a pointer', async ({ page, server }) => {
  const { person, report } = await theReader(server);
  await signIn(page, person, `/chat?file=${report._id}`);
  await isDrawn(page);
  const shows = (number: number) => expect(sheet(page)).toHaveAttribute('data-page', String(number));
  const number = page.getByRole('textbox', { name: 'Page number' });
  const zoom = page.getByRole('textbox', { name: 'Zoom in percent' });
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowLeft');
  await shows(1);
  await enter(page, button(page, 'Next page'));
  await shows(2);
  await typeInto(page, number, '5');
  await page.keyboard.press('Enter');
  await shows(5);
  // Arrows move in what is typed; Escape takes it back.
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await shows(5);
  await expect(number).toHaveValue('5');

  const fitted = await zoom.inputValue();
  await enter(page, button(page, 'Zoom in'));
  await expect(zoom).not.toHaveValue(fitted);
  await page.keyboard.press('0');
  await expect(zoom).toHaveValue(fitted);
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveValue(fitted);
  await typeInto(page, zoom, '300');
  await page.keyboard.press('Enter');
  await expect(zoom).toHaveValue('300%');

  // A page that is larger than its place is scrolled where it lies.
  const desk = page.getByRole('group', { name: 'Open page' });
  await tabTo(page, desk);
  await page.keyboard.press('End');
  await expect.poll(() => desk.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);

  const rail = page.getByRole('navigation', { name: 'Pages' });
  await enter(page, rail.getByRole('button', { name: 'Page 4' }));
  await shows(4);
  await tabTo(page, button(page, 'Extracted text'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const text = page.getByRole('region', { name: 'Extracted text of page 4' });
  await tabTo(page, text);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Extracted text of page 5' })).toBeVisible();
  await tabTo(page, button(page, 'Extracted text'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(text).toHaveCount(0);

  const width = page.getByRole('separator', { name: 'Width of the conversation' });
  await tabTo(page, width, 'Shift+Tab');
  const before = (await width.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await width.boundingBox())?.x).toBeGreaterThan(before);
});

test('the tree of folders follows the keys of its pattern, and is never out of reach', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  const masters = await library.addFolder('Master agreements', contracts._id);
  await library.addFolder('Minutes');
  await signIn(page, person, `/files?folder=${masters._id}`);
  const row = (name: string) => page.getByRole('treeitem', { name });
  const press = (key: string) => page.keyboard.press(key);
  const isOn = (name: string) => expect(row(name)).toBeFocused();
  await tabTo(page, row('Master agreements'));
  await press('Home');
  await isOn('All documents');
  await press('End');
  await isOn('Minutes');
  await press('c');
  await isOn('Contracts');
  await press('m');
  await isOn('Master agreements');
  await press('m');
  await isOn('Minutes');
  await press('ArrowUp');
  await press('ArrowLeft');
  await isOn('Contracts');
  await press('ArrowLeft');
  await expect(row('Contracts')).toHaveAttribute('aria-expanded', 'false');
  await expect(row('Master agreements')).toHaveCount(0);
  // The folder that is shown is folded away; the Tab key comes back to where the focus was.
  await press('Tab');
  await tabTo(page, row('Contracts'), 'Shift+Tab');
  await press('ArrowRight');
  await expect(row('Master agreements')).toBeVisible();
  await press('ArrowRight');
  await isOn('Master agreements');
  await press('ArrowLeft');
  await isOn('Contracts');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  await expect(row('Contracts')).toHaveAttribute('aria-selected', 'true');

  await page.goto('/files?folder=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Folder not found' })).toBeVisible();
  await enter(page, row('All documents'));
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
});

test('report, password, another try and the menu of a file without a pointer', async ({ page, server }) => {
  const { person, odd, report } = await theReader(server);
  await offerRetry(page);
  await signIn(page, person, '/files');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const details = button(page, 'Details of Odd.pdf');
  const shown = dialog(page, 'Details of Odd.pdf');
  await enter(page, details);
  await tabTo(page, shown.getByRole('button', { name: /^Damaged/ }));
  await page.keyboard.press('Space');
  await expect(shown.getByRole('button', { name: /^Damaged/ })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, shown.getByRole('group', { name: 'Pages by state' }).getByRole('link'));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toHaveAccessibleName('Page 29: Text');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(details).toBeFocused();

  const unlock = row('Locked.pdf').getByRole('button', { name: 'Unlock' });
  const password = dialog(page, 'Unlock this file');
  await enter(page, unlock);
  await expect(password.getByLabel('Password of the file', { exact: true })).toBeFocused();
  await page.keyboard.type('greek');
  await enter(page, password.getByRole('button', { name: 'Show password' }));
  await expect(password.getByLabel('Password of the file', { exact: true })).toHaveAttribute('type', 'text');
  await enter(page, password.getByRole('button', { name: 'Unlock' }));
  await expect(password.getByLabel('Password of the file', { exact: true })).toBeFocused();
  await enter(page, password.getByRole('button', { name: 'Cancel' }));
  await expect(unlock).toBeFocused();

  const retried = page.waitForResponse(/\/files\/[^/]+\/retry$/);
  await enter(page, row('Blank.pdf').getByRole('button', { name: 'Retry' }));
  expect((await retried).ok()).toBe(true);

  await typeInto(page, page.getByRole('searchbox', { name: 'Filter by name' }), 'odd');
  await expect(page.getByRole('row')).toHaveCount(2);
  await enter(page, row('Odd.pdf').getByRole('link', { name: 'Odd.pdf', exact: true }));
  await expect(page).toHaveURL(new RegExp(odd._id));
  const download = page.waitForEvent('download');
  await enter(page, button(page, 'File menu'));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Download extracted text' }));
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
  await expect(button(page, 'File menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: 'Ask another file' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: report.name })).toBeVisible();
});

test('what is uploaded is chosen, named in its language and left out without a pointer', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.addFolder('Contracts');
  await signIn(page, person, '/files');
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: tinyPdf([[name]], name) });
  await chooseUploads(page, [file('Lease.pdf'), file('Draft.pdf')]);
  const upload = dialog(page, 'Upload Documents');
  await tabTo(page, upload.getByLabel('Language of Lease.pdf'));
  await page.keyboard.type('Polish');
  await expect(upload.getByLabel('Language of Lease.pdf')).toHaveValue('pl');
  await enter(page, upload.getByRole('button', { name: 'Remove Draft.pdf' }));
  await expect(upload.getByRole('listitem')).toHaveCount(1);
  expect(await upload.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabTo(page, upload.getByRole('combobox', { name: 'Upload to folder' }));
  await page.keyboard.type('Contracts');
  await expect(page).toHaveURL(/folder=/);
  await enter(page, upload.getByRole('button', { name: 'Upload 1 file' }));
  await expect(page.getByRole('row').filter({ hasText: 'Complete' })).toBeVisible();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await enter(page, uploads.getByRole('button', { name: 'Fold the list of uploads' }));
  await expect(uploads.getByRole('list')).toHaveCount(0);
  await enter(page, uploads.getByRole('button', { name: 'Close the list of uploads' }));
  await expect(uploads).toHaveCount(0);
});

test('both kinds of the tour are gone through without a pointer', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  const tour = dialog(page, 'Guided tour');
  const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Guided tour' });
  await enter(page, opener);
  await expect(tour).toBeVisible();
  await enter(page, tour.getByRole('button', { name: 'Chat Usage' }));
  await expect(tour.getByRole('region', { name: 'Chat Usage' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tour.getByRole('group', { name: '2 of 4' })).toBeVisible();
  await enter(page, tour.getByRole('button', { name: 'Back', exact: true }));
  await expect(tour.getByRole('group', { name: '1 of 4' })).toBeVisible();
  await enter(page, tour.getByRole('button', { name: 'Walk over the menu' }));
  const step = (name: string) => page.getByRole('alertdialog', { name });
  await expect(step('Ask a document')).toBeVisible();
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Next' }));
  for (const name of ['Your documents', 'Questions to ask again', 'What was asked before']) {
    await expect(step(name)).toBeVisible();
    await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Next' }));
  }
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Last' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Whoever is through goes on from the menu, not from the top of the page.
  await expect(page.locator(':focus')).toHaveCount(1);
});
