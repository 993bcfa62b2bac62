import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import type { RunningServer } from '../support/server.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const folderOf = (page: Page, name: string) => page.getByRole('treeitem', { name });

/** An account with three files and the folders Contracts, Contracts › Leases and Finance, and its list of files. */
async function openFiles(page: Page, server: RunningServer) {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const contracts = await library.addFolder('Contracts');
  await library.addFolder('Leases', contracts._id);
  await library.addFolder('Finance');
  for (const name of ['One.pdf', 'Two.pdf', 'Three.pdf'])
    await library.settled(await library.send(name, tinyPdf([[name]], name)));
  await signIn(page, person, '/files');
  await expect(rowOf(page, 'Three.pdf')).toContainText('Complete');
}

test('selected files are dragged to a folder together, and moved back by Undo', async ({ page, server }) => {
  await openFiles(page, server);
  await page.getByRole('checkbox', { name: 'Select One.pdf' }).click();
  await page.getByRole('checkbox', { name: 'Select Three.pdf' }).click();
  await rowOf(page, 'Three.pdf').dragTo(folderOf(page, 'Contracts'));
  await expect(page.getByText('File Moved')).toBeVisible();
  await expect(page.getByText('2 files to Contracts')).toBeVisible();
  await expect(rowOf(page, 'One.pdf')).toHaveCount(0);
  await expect(rowOf(page, 'Two.pdf')).toBeVisible();
  await expect(folderOf(page, 'Contracts')).toContainText('2');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'One.pdf')).toBeVisible();
  await expect(rowOf(page, 'Three.pdf')).toBeVisible();
});

test('a folder is dragged into another one, but not into itself, and back over the crumbs', async ({
  page,
  server,
}) => {
  await openFiles(page, server);
  await folderOf(page, 'Contracts').press('ArrowRight');
  await folderOf(page, 'Contracts').dragTo(folderOf(page, 'Leases'));
  await expect(folderOf(page, 'Contracts')).toHaveAttribute('aria-level', '2');
  await expect(page.getByText('Folder Moved')).toHaveCount(0);

  await folderOf(page, 'Contracts').dragTo(folderOf(page, 'Finance'));
  await expect(page.getByText('Folder Moved')).toBeVisible();
  await folderOf(page, 'Finance').press('ArrowRight');
  await expect(folderOf(page, 'Contracts')).toHaveAttribute('aria-level', '3');

  await folderOf(page, 'Finance').click();
  const crumb = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'All documents' });
  await expect(crumb).toBeVisible();
  await folderOf(page, 'Contracts').dragTo(crumb);
  await expect(folderOf(page, 'Contracts')).toHaveAttribute('aria-level', '2');
});

test('a file is moved by keys alone: M, the folder by its arrows, Enter', async ({ page, server }) => {
  await openFiles(page, server);
  await page.getByRole('link', { name: 'Two.pdf', exact: true }).focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move file' });
  await expect(dialog.getByRole('radio', { name: /All documents/ })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: 'Contracts', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Contracts › Leases' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('File Moved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Two.pdf')).toHaveCount(0);
  await folderOf(page, 'Contracts').press('ArrowRight');
  await folderOf(page, 'Leases').click();
  await expect(rowOf(page, 'Two.pdf')).toContainText('Complete');
});

test('several are deleted at once, and come back together by Undo', async ({ page, server }) => {
  await openFiles(page, server);
  await rowOf(page, 'One.pdf')
    .getByText('Complete')
    .click({ modifiers: ['ControlOrMeta'] });
  await rowOf(page, 'Two.pdf')
    .getByText('Complete')
    .click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select .*pdf/ })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('checkbox', { name: /^Select .*pdf/ })).toHaveCount(3);
});
