import { join } from 'node:path';
import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { dragFiles, writePdfs } from '../support/drag-files.ts';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const pdf = (name: string) => tinyPdf([[`These are the contents of ${name}.`]], name);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Documents' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

/** Drops files and folders of this machine on the list. */
const dropOnList = async (page: Page, paths: readonly string[]) =>
  (await dragFiles(page, paths)).drop(page.getByRole('main'));

test('a folder of six files and one that lies in another folder is dragged in, five at a time, and all but that one come', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  await library.settled(await library.send('Lease.pdf', pdf('Lease.pdf'), contracts._id));
  const names = ['One.pdf', 'Two.pdf', 'Three.pdf', 'Four.pdf', 'Five.pdf', 'Six.pdf'];
  const dragged = test.info().outputPath('Year');
  await writePdfs(dragged, [...names, 'Lease.pdf']);
  await signIn(page, person, '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await dropOnList(page, [dragged]);

  const dialog = dialogOf(page);
  await expect(dialog.getByText('You have this file already, as Lease.pdf in Contracts.')).toBeVisible();
  // What is being sent is held back, until it has been seen.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sending = 0;
  await page.route('**/api/v2/files', async (route) => {
    sending++;
    await released;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Upload 6 files' }).click();
  await expect(panelOf(page)).toContainText('Uploading 1 of 6');
  await expect.poll(() => sending).toBe(5);
  await panelOf(page).getByRole('button', { name: 'Pause' }).click();
  release();
  await expect(panelOf(page)).toContainText('Paused, 5 of 6 done');
  await panelOf(page).getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('treeitem', { name: 'Year' }).click();
  for (const name of names) await expect(rowOf(page, name)).toContainText('Complete');
  await expect(rowOf(page, 'Lease.pdf')).toHaveCount(0);
});

test('a folder that is dragged in keeps its structure', async ({ page, server }) => {
  const root = test.info().outputPath('Suppliers');
  await writePdfs(join(root, '2026', 'Signed'), ['Frame.pdf']);
  await writePdfs(join(root, '2026'), ['Rates.pdf']);
  await writePdfs(root, ['Overview.pdf']);
  await signIn(page, await makePerson(server), '/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await dropOnList(page, [root]);
  await expect(dialogOf(page)).toContainText('to Suppliers › 2026 › Signed');
  await dialogOf(page).getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(panelOf(page)).toContainText('3 uploaded');
  for (const [folder, file] of [
    ['Suppliers', 'Overview.pdf'],
    ['2026', 'Rates.pdf'],
    ['Signed', 'Frame.pdf'],
  ] as const) {
    const item = page.getByRole('treeitem', { name: folder });
    await item.click();
    await expect(rowOf(page, file)).toContainText('Complete');
    await item.press('ArrowRight');
  }
});

test('a folder is chosen as well as dragged, and what is in it goes into the one of that name', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await (await openLibrary(server, person)).addFolder('Suppliers');
  const root = test.info().outputPath('Suppliers');
  await writePdfs(root, ['One.pdf', 'Two.pdf', 'Three.pdf', 'Four.pdf', 'Five.pdf', 'Six.pdf']);
  await signIn(page, person, '/upload');
  await dialogOf(page).getByLabel('Choose a folder').setInputFiles(root);
  await dialogOf(page).getByRole('button', { name: 'Upload 6 files' }).click();
  await expect(panelOf(page)).toContainText('6 uploaded');
  await expect(page.getByRole('treeitem', { name: 'Suppliers' })).toHaveCount(1);
  await page.getByRole('treeitem', { name: 'Suppliers' }).click();
  await expect(rowOf(page, 'Six.pdf')).toContainText('Complete');
});

test('uploads wait for a lost connection and go on; leaving meanwhile asks first', async ({
  page,
  server,
}) => {
  await signIn(page, await makePerson(server), '/files');
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });
  await page.getByRole('button', { name: 'Upload Documents' }).first().click();
  await dialogOf(page)
    .getByLabel('Choose documents')
    .setInputFiles([file('First.pdf'), file('Second.pdf')]);
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 2 files' })).toBeEnabled();
  await page.context().setOffline(true);
  await dialogOf(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(panelOf(page)).toContainText('Waiting for the connection, 0 of 2 done');

  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closed;
  await page.context().setOffline(false);
  for (const name of ['First.pdf', 'Second.pdf']) await expect(rowOf(page, name)).toContainText('Complete');
});
