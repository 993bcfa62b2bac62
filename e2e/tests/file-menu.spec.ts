import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible, expectNoFaults } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

test('a file is downloaded, and followed by a newer version, from its menu', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const folder = await library.addFolder('Leases');
  const lease = tinyPdf([['The rent is 900 euros.']], 'lease');
  await library.settled(await library.send('Lease_2025.pdf', lease, folder._id, 'pl'));
  await signIn(page, person, `/files?folder=${folder._id}`);
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
  const choose = (name: string) => page.getByRole('menuitem', { name }).click();

  await menuOf('Lease_2025.pdf').click();
  const download = page.waitForEvent('download');
  await choose('Download');
  expect((await download).suggestedFilename()).toBe('Lease_2025.pdf');

  await menuOf('Lease_2025.pdf').click();
  await choose('Upload a newer version…');
  const dialog = page.getByRole('dialog', { name: 'Upload a newer version' });
  await expect(dialog).toContainText('Lease_2025.pdf stays, so that the two can be compared.');
  const pdf = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: tinyPdf([[text]], name),
  });
  await dialog.getByLabel('Choose documents').setInputFiles(pdf('Lease_2026.pdf', 'The rent is 950 euros.'));
  await expect(dialog.getByLabel('Language of Lease_2026.pdf')).toHaveValue('pl');
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByRole('row', { name: 'Lease_2026.pdf' })).toContainText('Complete');
  await expect(page.getByRole('row', { name: 'Lease_2025.pdf' })).toBeVisible();

  await menuOf('Lease_2026.pdf').click();
  await choose('Details');
  const details = page.getByRole('dialog', { name: /Lease_2026/ });
  await expect(details.getByRole('link', { name: 'Lease_2025.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await menuOf('Lease_2026.pdf').click();
  await choose('Compare with the earlier version');
  await expect(page).toHaveURL(/compare-docs\?first=.+&second=/);
  const older = page.getByRole('region', { name: 'Older version' });
  await expect(older).toContainText('Lease_2025.pdf');
  await older.getByRole('button', { name: 'Remove Lease_2025.pdf' }).click();
  await expect(older).toContainText('No file chosen');
  await expectAccessible(page, page.getByRole('main'), 'the offer of the earlier version');
  await older.getByRole('button', { name: 'Compare with the earlier version' }).click();
  await expect(older).toContainText('Lease_2025.pdf');
});

test('a file is renamed in its row, and several have one menu at the right mouse button', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  for (const name of ['One.pdf', 'Two.pdf'])
    await library.settled(await library.send(name, tinyPdf([[name]], name)));
  await signIn(page, person, '/files');
  const rowOf = (name: string) => page.getByRole('row', { name });
  const nameOf = (name: string) => page.getByRole('link', { name, exact: true });

  await nameOf('One.pdf').focus();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'File name' });
  await expect(field).toBeFocused();
  await expectNoFaults(page, 'a name that is edited');
  await field.fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Give the file a name.' })).toBeVisible();
  await field.pressSequentially('Final report');
  await page.keyboard.press('Enter');
  await expect(nameOf('Final_report.pdf')).toBeFocused();
  await page.keyboard.press('F2');
  await field.pressSequentially('Something else');
  await page.keyboard.press('Escape');
  await expect(nameOf('Final_report.pdf')).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select all documents' }).check();
  await rowOf('Two.pdf').getByText('Complete').click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Actions for 2 files' });
  await expect(menu).toBeVisible();
  await expectNoFaults(page, 'the menu of several files');
  const download = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
  expect(await (await download).failure()).toBeNull();
  await rowOf('Two.pdf').getByText('Complete').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Start file Comparison' }).click();
  await expect(page).toHaveURL(/compare-docs\?first=.+&second=/);
});
