import { STAGE_NAMES } from '@recto/contract/library';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { damagedPdf, longPdf, tinyPdf } from '@recto/testing/pdf';
import { expect, makePerson, test } from '../support/product.ts';
import { delaysOf, watchProgress } from '../support/progress-watch.ts';
import { plantSession, signIn } from '../support/session.ts';
import { blockSocket, openWithSocket } from '../support/socket.ts';

const DAMAGED =
  'This PDF is damaged and cannot be read. Save it again in the program it comes from, then upload it anew.';

const pdf = (name: string, buffer = tinyPdf([[`These are the contents of ${name}.`]], name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Documents' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function choose(page: Page, files: ReturnType<typeof pdf>[]) {
  await page.getByRole('button', { name: 'Upload Documents' }).first().click();
  await dialogOf(page).getByLabel('Choose documents').setInputFiles(files);
}

async function createFolder(page: Page, name: string) {
  await page.getByRole('complementary').getByRole('button', { name: 'Create folder' }).click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens a folder in the tree, and waits until it is the one that is shown. */
async function openFolder(page: Page, name: string) {
  await page.getByRole('treeitem', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('folders are created inside each other, and crumbs lead back up', async ({ page, server }) => {
  await signIn(page, await makePerson(server), '/files');
  await createFolder(page, 'Contracts');
  await expect(page.getByText('Folder Created')).toBeVisible();
  await openFolder(page, 'Contracts');
  await createFolder(page, 'Master agreements');
  await openFolder(page, 'Master agreements');
  await createFolder(page, 'Signed');
  await openFolder(page, 'Signed');

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['All documents', 'Contracts', 'Master agreements']);

  await page.reload();
  await expect(page.getByRole('treeitem', { name: 'Signed' })).toHaveAttribute('aria-selected', 'true');
  await crumbs.getByRole('link', { name: 'Contracts' }).click();
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  await expect(crumbs.getByRole('link')).toHaveText(['All documents']);
});

test('a folder without a name is refused beside the field, one without a place in a toast', async ({
  page,
  server,
}) => {
  await signIn(page, await makePerson(server), '/files?folder=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Folder not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all documents' })).toHaveAttribute('href', '/files');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('complementary').getByRole('button', { name: 'Create folder' }).click();
  const name = page.getByRole('textbox', { name: 'Folder name' });
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Give the folder a name.');
  await name.fill('Contracts');
  await name.press('Enter');
  await expect(page.getByText('Error while creating folder')).toBeVisible();
  await expect(name).toHaveValue('Contracts');
});

test('what lies in a folder is asked for once, when the folder is first opened', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  const masters = await library.addFolder('Masters', contracts._id);
  await library.addFolder('Signed', masters._id);
  // A socket that opens late has everything asked for again.
  await blockSocket(page);
  await signIn(page, person, '/files');
  await expect(page.getByRole('treeitem', { name: 'Contracts' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (call) => {
    const url = new URL(call.url());
    if (/\/folders\/(root|items)$/.test(url.pathname)) asked.push(url.searchParams.get('folderId') ?? 'root');
  });
  await page.reload();
  await expect(page.getByRole('treeitem', { name: 'Contracts' })).toBeVisible();
  expect(asked).toEqual(['root']);

  const contractsItem = page.getByRole('treeitem', { name: 'Contracts' });
  await contractsItem.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'Masters' })).toBeVisible();
  await contractsItem.press('ArrowLeft');
  await expect(page.getByRole('treeitem', { name: 'Masters' })).toBeHidden();
  await contractsItem.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'Masters' })).toBeVisible();
  await contractsItem.click();
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Masters' })).toBeVisible();
  expect(asked).toEqual(['root', contracts._id]);

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { name: 'Masters' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'Signed' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Masters' })).toBeVisible();
  expect(asked).toEqual(['root', contracts._id, masters._id]);
});

test('documents are uploaded by button, under clean names that are shown whole', async ({ page, server }) => {
  await signIn(page, await makePerson(server), '/files');
  const chosen = 'Umowa najmu lokalu użytkowego przy ulicy Świętej Łucji (podpisana).pdf';
  const kept = 'Umowa_najmu_lokalu_uzytkowego_przy_ulicy_Swietej_Lucji__podpisana_.pdf';
  await choose(page, [pdf(chosen)]);
  await expect(dialogOf(page)).toContainText(`chosen as ${chosen}`);
  await dialogOf(page).getByLabel(`Language of ${kept}`).selectOption({ label: 'Polish' });
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(rowOf(page, kept)).toContainText('Complete');
  await expect(panelOf(page).getByRole('heading')).toHaveText('1 uploaded');
  await rowOf(page, kept).getByRole('link', { name: kept, exact: true }).click();
  await expect(page.getByRole('heading', { name: kept })).toBeVisible();
  await expect(page.getByText('1 page · Polish')).toBeVisible();
});

test('documents are uploaded by dropping them on the list', async ({ page, server }) => {
  await signIn(page, await makePerson(server), '/files');
  const file = pdf('Dropped.pdf');
  const transfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
  const list = page.getByText('No documents here yet');
  await list.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop documents or folders to upload')).toBeVisible();
  await list.dispatchEvent('dragover', { dataTransfer: transfer });
  await list.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop documents or folders to upload')).toBeHidden();
  await expect(dialogOf(page)).toContainText('Dropped.pdf');
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(rowOf(page, 'Dropped.pdf')).toContainText('Complete');
});

test('what cannot go keeps its place, says why, and takes none of the five', async ({ page, server }) => {
  await signIn(page, await makePerson(server), '/files');
  const minutes = pdf('Minutes.pdf');
  await choose(page, [
    minutes,
    pdf('Minutes again.pdf', minutes.buffer),
    pdf('Budget.ods'),
    pdf('Empty.pdf', Buffer.alloc(0)),
    pdf('Plan.pdf'),
    pdf('Third.pdf'),
    pdf('Fourth.pdf'),
    pdf('Fifth.pdf'),
    pdf('Sixth.pdf'),
  ]);
  const dialog = dialogOf(page);
  const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(dialog.getByRole('listitem')).toHaveCount(9);
  await expect(dialog).toContainText('At most 5 files can be chosen at a time: 1 file left out.');
  await expect(dialog).toContainText('Five of five chosen. Remove one to choose another');
  await expect(item('Minutes_again.pdf')).toContainText(
    'The same as Minutes.pdf above. It is not added twice.',
  );
  await expect(item('Budget.ods')).toContainText(
    'Only PDF, Word, Excel, and text files can be read at present.',
  );
  await expect(item('Empty.pdf')).toContainText('This file is empty.');
  await expect(item('Sixth.pdf')).toContainText('Left out: at most 5 files at a time.');
  await expect(dialog.getByRole('button', { name: 'Upload 5 files' })).toBeEnabled();

  for (const name of ['Third.pdf', 'Fourth.pdf', 'Fifth.pdf', 'Sixth.pdf'])
    await dialog.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(dialog.getByRole('button', { name: 'Upload 2 files' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Remove Budget.ods' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog).toContainText('3 more');
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(rowOf(page, 'Plan.pdf')).toContainText('Complete');
  await expect(rowOf(page, 'Minutes.pdf')).toContainText('Complete');
  await expect(page.getByRole('status').filter({ hasText: '2 documents' })).toBeVisible();
});

test('a document that is there already is not added, and its place is shown', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const place = await library.addFolder('Contracts');
  const lease = pdf('Lease.pdf');
  await library.settled(await library.send(lease.name, lease.buffer, place._id));
  await signIn(page, person, '/files');
  await choose(page, [pdf('Lease copy.pdf', lease.buffer)]);
  // Told before anything is sent.
  await expect(dialogOf(page)).toContainText('You have this file already, as Lease.pdf in Contracts.');
  await expect(dialogOf(page).getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await dialogOf(page).getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
  await expect(rowOf(page, 'Lease.pdf')).toBeVisible();
});

test('a damaged document fails with its sentence; only where it may help it can be tried again', async ({
  page,
  server,
}) => {
  await signIn(page, await makePerson(server), '/files');
  await choose(page, [
    pdf('Damaged.pdf', damagedPdf('files')),
    pdf('Text.pdf', Buffer.from([0, 1, 2, 3])),
    pdf('Blank.pdf', tinyPdf([[]], 'blank')),
  ]);
  await dialogOf(page).getByRole('button', { name: 'Upload 3 files' }).click();

  const damaged = rowOf(page, 'Damaged.pdf');
  await expect(damaged).toContainText(DAMAGED);
  await expect(damaged.getByRole('link')).toHaveCount(0);
  await expect(damaged.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  const refused = panelOf(page).getByRole('listitem').filter({ hasText: 'Text.pdf' });
  await expect(refused).toContainText(
    'This file is not a PDF, Word file, Excel file, or text file. Only PDF, Word, Excel, and text files can be uploaded.',
  );
  await expect(rowOf(page, 'Text.pdf')).toHaveCount(0);

  const blank = rowOf(page, 'Blank.pdf');
  await expect(blank).toContainText('No page of this PDF holds text');
  await expect(blank.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await blank.getByRole('button', { name: 'Delete' }).click();
  await expect(blank).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blank).toBeVisible();

  // Left before the ten seconds are over, the page deletes it all the same.
  await blank.getByRole('button', { name: 'Delete' }).click();
  await expect(blank).toHaveCount(0);
  await page.reload();
  await expect(damaged).toBeVisible();
  await expect(blank).toHaveCount(0);
});

test('a failed and a running document leave the columns as they are, and nothing covers the sizes', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  for (const name of ['Lease.pdf', 'Failed.pdf', 'Running.pdf'])
    await library.settled(await library.send(name, pdf(name).buffer));
  const stages = STAGE_NAMES.map((name, at) => ({ name, completed: at < 2 }));
  const states: Record<string, object> = {
    'Failed.pdf': { status: 'failed', stages, error_msg_customer: 'This file could not be read in time.' },
    'Running.pdf': { status: 'processing', stages, progress: { page: 14, of: 52 } },
  };
  await page.route('**/api/v2/folders/root*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { items: { name: string }[] } };
    body.result.items = body.result.items.map((item) => ({ ...item, ...states[item.name] }));
    await route.fulfill({ response, json: body });
  });
  await signIn(page, person, '/files');
  await expect(rowOf(page, 'Failed.pdf').getByRole('button', { name: 'Retry' })).toBeVisible();
  const actions = page.getByRole('columnheader', { name: 'Action' });
  expect((await actions.boundingBox())?.width).toBeLessThanOrEqual(60);
  const stage = rowOf(page, 'Running.pdf').getByText('Extracting Document').locator('visible=true');
  expect(await stage.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);

  const size = rowOf(page, 'Lease.pdf').getByRole('cell').nth(4);
  await rowOf(page, 'Lease.pdf').hover();
  await expect(rowOf(page, 'Lease.pdf').getByRole('button', { name: 'Details of' })).toBeVisible();
  const isOnTop = await size.evaluate((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const at = document.elementFromPoint(right - 10, (top + bottom) / 2);
    return left < right && cell.contains(at);
  });
  expect(isOnTop).toBe(true);
});

test('stages are seen live, each within half a second of its news', async ({ page, server }) => {
  const readWatch = await watchProgress(page, STAGE_NAMES);
  const person = await makePerson(server);
  await plantSession(page, person);
  await openWithSocket(page, '/files');
  await choose(page, [pdf('Inventory.pdf', longPdf(400, person.email))]);
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(rowOf(page, 'Inventory.pdf')).toContainText('Complete');

  const watch = await readWatch();
  expect(watch.shown.filter((step) => step.page > 0).length, 'pages shown').toBeGreaterThan(0);
  const delays = delaysOf(watch);
  expect(delays.length, 'pieces of news').toBeGreaterThanOrEqual(3);
  expect(watch.shown.at(-1)?.stage).toBe(STAGE_NAMES.length);
  expect(Math.max(...delays), `delays in ms: ${delays.map(Math.round).join(' ')}`).toBeLessThan(500);
});

test('two browsers of one account show the same', async ({ page, browser, server }) => {
  const person = await makePerson(server);
  await signIn(page, person, '/files');
  const other = await (await browser.newContext()).newPage();
  await plantSession(other, person);
  await openWithSocket(other, '/files');
  await expect(other.getByText('No documents here yet')).toBeVisible();
  await choose(page, [pdf('Shared.pdf', longPdf(120, person.email))]);
  await dialogOf(page).getByRole('button', { name: 'Upload 1 file' }).click();
  for (const browserPage of [other, page])
    await expect(rowOf(browserPage, 'Shared.pdf')).toContainText('Complete');
  await expect(panelOf(other)).toHaveCount(0);
  await other.context().close();
});
