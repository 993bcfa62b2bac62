import { expect } from '@playwright/test';
import { tinyPdf } from '@recto/testing/pdf';
import { at, button, dialog, openUnder, type ScreenState } from './screen-state.ts';

/** The home page, the list of files and what opens over it. */
export const FILES_STATES: readonly ScreenState[] = [
  at(
    'home',
    () => '/',
    (page) => page.getByRole('heading', { name: 'Recent files' }),
  ),
  {
    name: 'files and an open tree',
    open: async (page) => {
      await page.goto('/files');
      await page.getByRole('treeitem', { name: 'Contracts' }).press('ArrowRight');
      await expect(page.getByRole('treeitem', { name: 'Master agreements' })).toBeVisible();
      return page.getByRole('row', { name: 'Damaged.pdf' });
    },
  },
  {
    name: 'the name of a folder in the tree, empty',
    open: async (page) => {
      await page.goto('/files');
      await page.getByRole('treeitem', { name: 'Contracts' }).press('F2');
      const field = page.getByRole('textbox', { name: 'Folder name' });
      await field.fill('');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription('Give the folder a name.');
      return page.getByRole('row', { name: 'Damaged.pdf' });
    },
  },
  {
    name: 'several files selected',
    open: async (page) => {
      await page.goto('/files');
      await page.getByRole('checkbox', { name: 'Select all documents' }).check({ force: true });
      return page.getByRole('group', { name: 'Selected documents' });
    },
  },
  {
    name: 'the dialog to move files',
    open: async (page) => {
      await page.goto('/files');
      await page.getByRole('checkbox', { name: 'Select all documents' }).check({ force: true });
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Contracts', exact: true })).toBeFocused();
      return page.getByRole('dialog', { name: /^Move/ });
    },
  },
  {
    name: 'a name that matches no file',
    open: async (page) => {
      await page.goto('/files');
      await page.getByRole('searchbox').fill('nothing of that name');
      return page.getByRole('heading', { name: 'No name matches' });
    },
  },
  at(
    'a folder that is not there',
    () => '/files?folder=00000000-0000-4000-8000-000000000000',
    (page) => page.getByRole('heading', { name: 'Folder not found' }),
  ),
  {
    name: 'the folder dialog with an error',
    open: async (page) => {
      const shown = await openUnder(page, '/files', button(page, 'Create folder'), 'Create folder');
      await shown.getByRole('button', { name: 'Create folder' }).click();
      await expect(shown.getByLabel('Folder name')).toHaveAttribute('aria-invalid', 'true');
      return shown;
    },
  },
  {
    name: 'the upload dialog with files of each kind',
    open: async (page) => {
      await page.goto('/upload');
      const file = (name: string, seed: string) => ({
        name,
        mimeType: 'application/pdf',
        buffer: tinyPdf([['One']], seed),
      });
      await page
        .getByLabel('Choose documents')
        .setInputFiles([file('Twice.pdf', 'a'), file('Copy.pdf', 'a'), file('Budget.xlsx', 'b')]);
      await expect(page.getByText('It is not added twice.')).toBeVisible();
      return dialog(page, 'Upload Documents');
    },
  },
  {
    name: 'the list of uploads and a toast',
    open: async (page) => {
      await page.route('**/api/v2/files', (route) => route.abort());
      await page.goto('/upload');
      await page
        .getByLabel('Choose documents')
        .setInputFiles({ name: 'New.pdf', mimeType: 'application/pdf', buffer: tinyPdf([['New']], 'new') });
      await button(page, 'Upload 1 file').click();
      await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Something went wrong');
      // A toast stays while it has the focus.
      await page.keyboard.press('F8');
      return page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    },
  },
  {
    name: 'the report of a file',
    open: (page) => openUnder(page, '/files', button(page, 'Details of Odd.pdf'), 'Details of Odd.pdf'),
  },
  {
    name: 'the report of a file that failed',
    open: (page) =>
      openUnder(page, '/files', button(page, 'Details of Damaged.pdf'), 'Details of Damaged.pdf'),
  },
  {
    name: 'the password of a file, wrong',
    open: async (page) => {
      const shown = await openUnder(page, '/files', button(page, 'Unlock'), 'Unlock this file');
      const field = shown.getByLabel('Password of the file', { exact: true });
      await field.fill('greek');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      return shown;
    },
  },
];
