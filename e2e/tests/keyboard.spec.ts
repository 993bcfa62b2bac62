import type { Page } from '@playwright/test';
import { arrowTo, arrowUntilSelected, chooseUploads, enter, tabTo, typeInto } from '../support/keys.ts';
import { readCode } from '@recto/testing/api';
import { newPerson, type Person } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { SAMPLE_REPORT } from '../support/sample.ts';

const NEW_PASSWORD = 'another long enough password';
const QUESTION = 'What was revenue in 2025?';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });
const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function signUp(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await enter(page, page.getByRole('link', { name: 'Create Now' }));
  await typeInto(page, field(page, 'First name'), 'Adaline');
  await tabTo(page, field(page, 'Email'), 'Shift+Tab');
  await page.keyboard.type(email);
  await typeInto(page, field(page, 'Last name'), 'Lovelace');
  await typeInto(page, field(page, 'Password'), password);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).not.toBeChecked();

  const opener = button(page, 'I accept the Terms and Conditions');
  const terms = dialog(page, 'Terms and Conditions');
  await enter(page, opener);
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, terms.getByRole('button', { name: 'Accept' }));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await enter(page, button(page, 'Create account'));
}

async function verifyEmail(page: Page, code: string) {
  const otp = page.getByRole('textbox', { name: 'One Time Password' });
  await typeInto(page, otp, code);
  await enter(page, button(page, 'Verify Otp'));
  await expect(page.getByText(/account created successfully/i).first()).toBeVisible();
}

async function logIn(page: Page, { email, password }: Person) {
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await typeInto(page, field(page, 'Email'), email);
  await typeInto(page, field(page, 'Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Folds the walk over the menu, opens it again and leaves it for good. */
async function leaveTour(page: Page) {
  const step = page.getByRole('alertdialog', { name: 'Ask a document' });
  await expect(step).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await enter(page, page.getByRole('button', { name: 'Open the dialog', exact: true }));
  // The step takes the focus once it stands; a key before that would be followed by Enter on its first button.
  await expect(step.getByRole('button', { name: 'Next' })).toBeFocused();
  await enter(page, step.getByRole('button', { name: 'Skip' }));
  await expect(step).toBeHidden();
}

async function createFolder(page: Page, name: string) {
  await enter(page, main(page, 'Files'));
  // What is shown meanwhile would take the focus with it when it goes.
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await enter(page, button(page, 'Create folder'));
  await expect(field(page, 'Folder name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Folder Created');
  await expect(dialog(page, 'Create folder')).toBeHidden();
  const folder = page.getByRole('treeitem', { name });
  await tabTo(page, page.getByRole('treeitem', { selected: true }));
  await arrowTo(page, folder);
  await page.keyboard.press('Enter');
  await expect(folder).toHaveAttribute('aria-selected', 'true');
}

/** Uploads the report of the sample into the folder that is shown, and gives its name. */
async function upload(page: Page): Promise<string> {
  await chooseUploads(page, SAMPLE_REPORT);
  await enter(page, button(page, 'Upload 1 file'));
  const row = page.getByRole('row').filter({ hasText: 'Complete' });
  await expect(row).toBeVisible();
  const link = row.getByRole('link').first();
  const name = await link.innerText();
  await enter(page, link);
  await expect(page).toHaveURL(/\/chat\?file=/);
  return name;
}

async function askAndRead(page: Page) {
  const answer = page.getByRole('article', { name: 'Answer' });
  const viewer = page.getByRole('toolbar', { name: 'Page' });
  const sheet = page.getByTestId('pdf-page');
  const composer = page.getByRole('textbox', { name: 'Ask about this document' });
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('/');
  await expect(composer).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(answer.getByText('Answer found on Pages : ')).toBeVisible();
  // The field keeps the focus for the next question; Escape gives the keys back to the page.
  await expect(composer).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(viewer).toContainText('Hit 1 of');
  await page.keyboard.press('j');
  await expect(viewer).toContainText('Hit 2 of');
  await page.keyboard.press('k');
  await expect(viewer).toContainText('Hit 1 of');

  const chip = answer.getByRole('button', { name: /^Page / }).first();
  const cited = Number(/\d+$/.exec((await chip.getAttribute('aria-label')) ?? '')?.[0]);
  await enter(page, viewer.getByRole('button', { name: 'Next page' }));
  await expect(sheet).toHaveAttribute('data-page', String(cited + 1));
  await enter(page, chip);
  await expect(sheet).toHaveAttribute('data-page', String(cited));
}

async function goByPalette(page: Page, query: string, address: RegExp) {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = dialog(page, 'Search or jump to');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(query);
  const wanted = palette.getByRole('option', { name: query, exact: query === 'Files' }).first();
  await arrowUntilSelected(page, wanted);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(address);
}

async function chooseInMenu(page: Page, entry: string) {
  await enter(page, button(page, /Account menu/));
  await arrowTo(page, page.getByRole('menuitem', { name: entry }));
  await page.keyboard.press('Enter');
}

async function sendFeedback(page: Page) {
  const feedback = dialog(page, 'Send feedback');
  await chooseInMenu(page, 'Send feedback');
  await expect(feedback.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('No mouse needed.');
  await enter(page, feedback.getByRole('button', { name: 'Send', exact: true }));
  await expect(feedback).toBeHidden();
  await expect(toasts(page)).toContainText('Your feedback was sent.');
}

test('from sign-up to a cited answer, feedback and log-out without a pointer', async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, person);
  await verifyEmail(page, await readCode(server.dataFolder, person.email));
  await logIn(page, person);
  await leaveTour(page);
  await createFolder(page, 'Filings');
  const name = await upload(page);
  await askAndRead(page);
  await goByPalette(page, 'Files', /\/files/);
  await goByPalette(page, name.replace(/\.pdf$/, ''), /\/chat\?file=/);
  await sendFeedback(page);
  await chooseInMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a forgotten password is replaced without a pointer', async ({ page, server }) => {
  const person = await makePerson(server);
  await page.goto('/login');
  await enter(page, page.getByRole('link', { name: 'Forgot Password' }));
  await expect(page).toHaveURL(/\/forgot-password$/);
  await typeInto(page, field(page, 'Email'), person.email);
  await enter(page, button(page, 'Forgot Password'));
  await expect(page).toHaveURL(/\/confirm-forgot-password$/);

  const code = page.getByRole('textbox', { name: 'Confirmation code' });
  await typeInto(page, code, await readCode(server.dataFolder, person.email, 2));
  await typeInto(page, field(page, 'New password'), NEW_PASSWORD);
  await enter(page, button(page, 'Change Password'));
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { ...person, password: NEW_PASSWORD });
});
