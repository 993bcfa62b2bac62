import { expect, type Locator, type Page } from '@playwright/test';
import { tinyPdf } from '@recto/testing/pdf';
import type { Reader } from './reader.ts';

/** What a screen can look like. */
export interface ScreenState {
  readonly name: string;
  /** Brings the state about and gives what shows it. */
  readonly open: (page: Page, reader: Reader) => Promise<Locator>;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const chat = (file: { _id: string }, rest = '') => `/chat?file=${file._id}${rest}`;

/** A screen that an address opens. */
const at = (
  name: string,
  address: (reader: Reader) => string,
  shown: (page: Page) => Locator,
): ScreenState => ({
  name,
  open: async (page, reader) => {
    await page.goto(address(reader));
    return shown(page);
  },
});

async function openChat(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  return page.getByRole('article', { name: 'Answer' });
}

async function openUnder(page: Page, address: string, opener: Locator, name: string | RegExp) {
  await page.goto(address);
  await opener.first().click();
  return dialog(page, name);
}

async function chooseInMenu(page: Page, entry: string, name: string) {
  await page.goto('/files');
  await button(page, /Account menu/).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return dialog(page, name);
}

/** Every screen behind the login in each of its states, and whatever opens over one. */
export const SCREEN_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  files: [
    at(
      'home',
      () => '/',
      (page) => page.getByRole('heading', { name: 'Latest files' }),
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
  ],
  chat: [
    {
      name: 'the choice of a file to ask',
      open: async (page, { report }) => {
        await page.goto('/qna');
        await page.getByRole('radio', { name: report.name }).check();
        return button(page, 'Start Question Answering');
      },
    },
    {
      name: 'the choice in an empty folder',
      open: async (page) => {
        await page.goto('/qna');
        await button(page, /Minutes/).click();
        return page.getByRole('heading', { name: 'This folder is empty' });
      },
    },
    {
      name: 'an answer with its quotes',
      open: (page, { report, found }) =>
        openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}`)),
    },
    {
      name: 'an answer of nothing found, of a file with pages unread',
      open: async (page, { odd, missing }) => {
        const answer = await openChat(page, chat(odd, `&question=${missing._id}`));
        await expect(answer).toContainText('could not be read');
        return answer.getByText('No matching passage');
      },
    },
    {
      name: 'the page of an answer, and the words of it',
      open: async (page, { report, found }) => {
        await openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}&hit=1`));
        await page.setViewportSize({ width: 390, height: 844 });
        await button(page, 'Extracted text').click();
        await page.setViewportSize({ width: 1440, height: 900 });
        await button(page, 'Extracted text').click();
        return page.getByRole('toolbar', { name: 'Page' });
      },
    },
    {
      name: 'a file without a question, at the words of a page that hides some',
      open: async (page, { odd }) => {
        await openChat(page, chat(odd, '&page=20'));
        await button(page, 'Extracted text').click();
        await expect(page.getByRole('region', { name: 'Extracted text of page 20' })).toBeVisible();
        return page.getByRole('heading', { name: 'Odd.pdf', level: 1 });
      },
    },
    {
      name: 'the open menu of a file',
      open: async (page, { report }) => {
        await page.goto(chat(report));
        await button(page, 'File menu').click();
        return page.getByRole('menu');
      },
    },
    at(
      'a file that failed',
      ({ damaged }) => chat(damaged),
      (page) => page.getByRole('heading', { name: 'This file cannot be asked' }),
    ),
    at(
      'a file under a password',
      ({ locked }) => chat(locked),
      (page) => page.getByRole('heading', { name: 'This file is protected' }),
    ),
    at(
      'a file without text',
      ({ blank }) => chat(blank),
      (page) => button(page, 'Delete file'),
    ),
    at(
      'a file that is not there',
      () => '/chat?file=00000000-0000-4000-8000-000000000000',
      (page) => page.getByRole('heading', { name: 'This file is not here' }),
    ),
  ],
  frame: [
    {
      name: 'the palette with files and questions',
      open: async (page) => {
        await page.goto('/files');
        await button(page, /Search or jump to/).click();
        await page.getByRole('combobox').fill('re');
        await expect(page.getByText('Looking through the files…')).toBeHidden();
        await expect(page.getByRole('option', { name: /^Annual_report/ })).toBeVisible();
        return dialog(page, 'Search or jump to');
      },
    },
    {
      name: 'the list of shortcuts',
      open: (page) => chooseInMenu(page, 'Keyboard shortcuts', 'Keyboard shortcuts'),
    },
    {
      name: 'feedback with an error',
      open: async (page) => {
        const shown = await chooseInMenu(page, 'Send feedback', 'Send feedback');
        await shown.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(shown.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
        return shown;
      },
    },
    {
      name: 'the account menu',
      open: async (page) => {
        await page.goto('/files');
        await button(page, /Account menu/).click();
        return page.getByRole('menu');
      },
    },
    at(
      'the topics of the tour',
      () => '/files?tour=chat-usage',
      (page) => dialog(page, 'Guided tour'),
    ),
  ],
  profile: [
    {
      name: 'the profile and its sessions',
      open: async (page) => {
        await page.goto('/profile');
        return page
          .getByRole('region', { name: 'Signed in' })
          .getByRole('button', { name: /Sign out Safari/ });
      },
    },
    {
      name: 'signing out everywhere',
      open: (page) => openUnder(page, '/profile', button(page, 'Sign out everywhere'), 'Sign out everywhere'),
    },
    {
      name: 'the deletion of the account, with an error',
      open: async (page) => {
        const shown = await openUnder(page, '/profile', button(page, 'Delete account'), 'Delete account');
        const password = shown.getByLabel('Password', { exact: true });
        await password.fill('not the password');
        await page.keyboard.press('Enter');
        await expect(password).toHaveAccessibleDescription('The password is wrong.');
        return shown;
      },
    },
    {
      name: 'the change of the password',
      open: async (page) => {
        await page.goto('/change-password');
        await page.getByLabel('Current password').fill('short');
        await button(page, 'Change Password').click();
        await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
        return page.getByRole('heading', { name: 'Change Password' });
      },
    },
    {
      name: 'the registration of an authenticator, with an error',
      open: async (page) => {
        await openRegistration(page);
        await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
        await page.keyboard.press('Enter');
        await expect(dialog(page, 'Mfa Registration').getByRole('alert')).toBeVisible();
        return dialog(page, 'Mfa Registration');
      },
    },
  ],
};

export async function openRegistration(page: Page) {
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Mfa' }).check();
  await button(page, 'Register Mfa').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
}
