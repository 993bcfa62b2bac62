import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { dragFiles, writePdfs } from '../support/drag-files.ts';
import { openLibrary } from '../support/library.ts';
import { expectNoFaults } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import type { RunningServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Documents' });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

test('files of the device are dropped on a folder of the tree and come to lie in it', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  await signIn(page, person, '/files');
  const folder = page.getByRole('treeitem', { name: 'Contracts' });
  const drag = await dragFiles(
    page,
    await writePdfs(test.info().outputPath('files'), ['One.pdf', 'Two.pdf']),
  );
  await drag.over(page.getByText('No documents here yet'));
  await expect(page.getByText('Drop documents or folders to upload to All documents')).toBeVisible();
  await drag.over(folder);
  await expect(page.getByText('Drop documents or folders to upload to Contracts')).toBeVisible();
  await drag.drop(folder);
  await expect(page.getByText('Drop documents or folders to upload')).toHaveCount(0);
  await expect(dialogOf(page).getByLabel('Upload to folder')).toHaveValue(contracts._id);
  await dialogOf(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page).toHaveURL(new RegExp(`/files\\?folder=${contracts._id}`));
  await expect(rowOf(page, 'One.pdf')).toContainText('Complete');
  await expect(rowOf(page, 'Two.pdf')).toContainText('Complete');
});

/** A file in a folder, open in the chat. */
async function openChat(page: Page, server: RunningServer) {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  const lease = tinyPdf([['The rent is 900 euros a month.']], 'lease');
  const file = await library.settled(await library.send('Lease_2025.pdf', lease, contracts._id));
  await signIn(page, person, `/chat?file=${file._id}`);
  await expect(page.getByRole('heading', { name: 'Lease_2025.pdf' })).toBeVisible();
}

const add = (page: Page) => page.getByText('Add to Contracts');
const compare = (page: Page) => page.getByText('Compare with this document');
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('files dropped on the chat are uploaded beside its file without leaving it, and can then be asked', async ({
  page,
  server,
}) => {
  await openChat(page, server);
  const folder = test.info().outputPath('files');
  const paths = await writePdfs(folder, ['One.pdf', 'Two.pdf']);
  await writeFile(join(folder, 'Notes.rtf'), 'no document');
  const drag = await dragFiles(page, [...paths, join(folder, 'Notes.rtf')]);
  await drag.over(page.getByRole('main'));
  await expect(add(page)).toBeVisible();
  await expect(page.getByText('3 files. Nothing is sent')).toBeVisible();
  await expectNoFaults(page, 'files that are dragged over the chat');
  // It takes one file.
  await drag.over(compare(page));
  await drag.drop(add(page));
  await expect(add(page)).toHaveCount(0);
  await expect(dialogOf(page).getByText('files can be read at present')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByRole('heading', { name: 'Lease_2025.pdf' })).toBeVisible();
  await expect(uploads(page)).toContainText('to Contracts');
  const one = uploads(page).getByRole('listitem').filter({ hasText: 'One.pdf' });
  await one.getByRole('link', { name: 'Ask' }).click();
  await expect(page.getByRole('heading', { name: 'One.pdf' })).toBeVisible();
  await uploads(page).getByRole('link', { name: 'Show in Files' }).click();
  await expect(rowOf(page, 'Two.pdf')).toContainText('Complete');
});

test('a file dropped on the comparison becomes the newer version, and the two are compared', async ({
  page,
  server,
}) => {
  await openChat(page, server);
  const drag = await dragFiles(page, await writePdfs(test.info().outputPath('files'), ['Lease_2026.pdf']));
  await drag.over(page.getByRole('main'));
  await drag.drop(compare(page));
  const dialog = page.getByRole('dialog', { name: 'Upload a newer version' });
  await expect(dialog).toContainText('Lease_2025.pdf stays');
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await uploads(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/compare-docs\?first=.+&second=/);
  await expect(page.getByText('Lease_2026.pdf').first()).toBeVisible();
});
