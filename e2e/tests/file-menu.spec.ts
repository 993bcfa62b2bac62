import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
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
  await choose('Compare with earlier version');
  await expect(page).toHaveURL(/compare-docs\?first=.+&second=/);
  await expect(page.getByText('Lease_2025.pdf').first()).toBeVisible();
});
