import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enter, tabTo } from '../support/keys.ts';
import { offerRetry, openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, makePerson, test } from '../support/product.ts';
import { makeAsker, theReader } from '../support/reader.ts';
import { plantSession, signIn } from '../support/session.ts';

const QUESTION = 'How many Clarion units were delivered?';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const announcement = (page: Page) => page.getByRole('status', { name: 'News of the conversation' });
const isDrawn = (page: Page) => expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');

/** What a screen reader lists of a page: its title, language, landmarks and headings. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const levels = seen('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
    return {
      title: document.title,
      lang: document.documentElement.lang,
      mains: seen('main').length,
      firsts: levels.filter((level) => level === 1).length,
      // A column before the heading of the screen has one of its own.
      jumps: levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
    };
  });

test('every screen has a title of its own, one heading above the others, and one main part', async ({
  page,
  server,
}) => {
  const { person, report, odd, damaged, found, missing } = await theReader(server);
  const expectOutline = async (address: string, title: string) => {
    await page.goto(address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => outlineOf(page), { message: `${address} at ${width} px` })
        .toEqual({ title: `${title} · Recto`, lang: 'en', mains: 1, firsts: 1, jumps: [] });
    }
  };
  await expectOutline('/login', 'Welcome back!');
  await expectOutline('/signup', 'Create your account');
  await expectOutline('/forgot-password', 'Forgot your password?');
  await expectOutline('/confirm-forgot-password', 'Choose a new password');
  await expectOutline('/change-password', 'Change Password');
  await expectOutline('/verify-email', 'Check your email for One Time Password (OTP)');
  await expectOutline('/nowhere', 'Page Not Found');
  await plantSession(page, person);
  await expectOutline('/', 'Home');
  await expectOutline('/files', 'All documents');
  await expectOutline('/profile', 'Profile');
  await expectOutline('/qna', 'Chat');
  await expectOutline(`/chat?file=${report._id}&question=${found._id}`, 'Annual_report_2025.pdf');
  await expectOutline(`/chat?file=${odd._id}&question=${missing._id}`, 'Odd.pdf');
  await expectOutline(`/chat?file=${damaged._id}`, 'Damaged.pdf');
  await expectOutline('/chat?file=00000000-0000-4000-8000-000000000000', 'This file is not here');
});

test('another screen is said, and the focus is in it', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.settled(await library.send('Lease.pdf', tinyPdf([['Lease']], person.email)));
  await page.goto('/login');
  await enter(page, page.getByRole('link', { name: 'Forgot Password' }));
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Back to login' }));
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeFocused();

  await signIn(page, person);
  const said = page.getByRole('status', { name: 'Screen' });
  const files = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' });
  await enter(page, files);
  await expect(said).toHaveText('All documents · Recto');
  await expect(files).toBeFocused();
  await enter(page, page.getByRole('row').getByRole('link', { name: 'Lease.pdf', exact: true }));
  await expect(said).toHaveText('Lease.pdf · Recto');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus stays near what had it: a session, a folder, a file that is tried again', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await library.addFolder('Contracts');
  await library.settled(await library.send('Blank.pdf', tinyPdf([[]], person.email)));
  await signIn(page, person, '/profile');
  const sessions = page.getByRole('region', { name: 'Signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await enter(page, sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }));
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('list')).toBeFocused();

  await page.goto('/qna');
  await enter(page, button(page, /Contracts/));
  await expect(page.getByRole('group', { name: 'Contracts' })).toBeFocused();
  await tabTo(page, button(page, 'Back'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'All documents' })).toBeFocused();

  await offerRetry(page);
  await page.goto('/files');
  const row = page.getByRole('row').filter({ hasText: 'Blank.pdf' });
  const retried = page.waitForResponse(/\/retry$/);
  await enter(page, row.getByRole('button', { name: 'Retry' }));
  await retried;
  // It has no text, which trying again does not change: the next time that is said.
  await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('a button has the focus again once it need not wait any more', async ({ page, server }) => {
  const { email } = await makePerson(server);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await enter(page, button(page, 'Recto'));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(button(page, 'Recto')).toBeFocused();
});

test('an answer is told once, with its pages; an earlier one that is opened is not', async ({
  page,
  server,
}) => {
  const { person, library, report } = await makeAsker(server);
  await library.ask(report, 'What was revenue in 2025?');
  await signIn(page, person, `/chat?file=${report._id}`);
  const answers = page.getByRole('article', { name: 'Answer' });
  await expect(answers).toHaveCount(1);
  await expect(announcement(page)).toHaveText('');
  await page.keyboard.press('/');
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveText(/^Answer: .*214.* Found on pages? [\d, ]+\.$/s);
  const said = await announcement(page).textContent();
  await answers
    .first()
    .getByRole('button', { name: /^Page / })
    .first()
    .press('Enter');
  await expect(answers.first().getByRole('button', { name: 'Highlight' })).toBeVisible();
  expect(await announcement(page).textContent()).toBe(said);
  expect(await page.locator('article[aria-live], article [aria-live]').count()).toBe(0);

  await page.getByRole('textbox', { name: /ask/i }).fill('Which football club does the office sponsor?');
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveText(/^There is no answer/);
});

test('an upload that ends is told, also beside a document', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  await signIn(page, person, '/upload');
  await page.getByLabel('Choose documents').setInputFiles({
    name: 'New.pdf',
    mimeType: 'application/pdf',
    buffer: tinyPdf([['New']], randomUUID()),
  });
  await button(page, 'Upload 1 file').click();
  await page.getByRole('row').getByRole('link', { name: report.name, exact: true }).click();
  const told = page.getByRole('status', { name: 'Finished uploads' });
  await expect(told).toHaveText('New.pdf: Complete');
});

test('words of a document carry its language', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(
    await library.send('Umowa.pdf', tinyPdf([['Czynsz wynosi 4200 PLN za rok 2026.']], person.email)),
  );
  const { _id } = await library.ask(file, 'Ile wynosi czynsz?');
  await plantSession(page, person);
  // The library sends every file as English; the account's own answer says otherwise.
  await page.route(`**/api/v2/files/${file._id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, lang: 'pl' } } });
  });
  await page.goto(`/chat?file=${file._id}&question=${_id}&page=1&hit=1`);
  await isDrawn(page);
  const langOf = (words: Locator) =>
    words.first().evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  const answer = page.getByRole('article', { name: 'Answer' });
  await expect.poll(() => langOf(answer.getByText(/Czynsz/))).toBe('pl');
  await expect.poll(() => langOf(page.locator('.textLayer').getByText(/Czynsz/))).toBe('pl');
  await expect.poll(() => langOf(answer.getByText('Answer found on Pages'))).toBe('en');
  await button(page, 'Extracted text').click();
  await expect(page.getByRole('region', { name: /Extracted text/ })).toContainText('Czynsz');
  await expect
    .poll(() => langOf(page.getByRole('region', { name: /Extracted text/ }).getByText(/Czynsz/)))
    .toBe('pl');
});

test('where the system sets the colours, focus, switches and marks are seen', async ({ page, server }) => {
  const { person, report, found } = await theReader(server);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/login');
  const outline = (element: Locator) =>
    element.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 'none' : outlineWidth;
    });
  await page.getByLabel('Email').focus();
  expect(await outline(page.getByLabel('Email'))).toBe('2px');
  await signIn(page, person, '/profile');
  expect(
    await page.getByRole('switch', { name: 'Mfa' }).evaluate((one) => getComputedStyle(one).borderTopWidth),
  ).toBe('1px');
  await page.goto(`/chat?file=${report._id}&question=${found._id}&page=${found.pages[0]}&hit=1`);
  await isDrawn(page);
  const mark = page.locator('.viewer-ink-current [data-testid=mark]').first();
  expect(await mark.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 216, 77)');
  const field = page.getByRole('textbox', { name: /ask/i });
  await field.focus();
  expect(await outline(field)).toBe('2px');
});

test('a page enlarged four times keeps everything within reach', async ({ page, server }) => {
  const { person, report, found } = await theReader(server);
  await plantSession(page, person);
  // A window of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/chat?file=${report._id}&question=${found._id}`);
  const answer = page.getByRole('article', { name: 'Answer' });
  const field = page.getByRole('textbox', { name: /ask/i });
  // What comes later would push the field away.
  await expect(answer.getByRole('button', { name: 'Highlight' })).toBeVisible();
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await answer.getByRole('button', { name: 'Highlight' }).focus();
  await expect(answer.getByRole('button', { name: 'Highlight' })).toBeInViewport({ ratio: 1 });
  await page.goto('/files');
  const link = page.getByRole('row').getByRole('link', { name: report.name, exact: true });
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 0.9 });
  await page.goto('/upload');
  const folder = page.getByRole('combobox', { name: 'Upload to folder' });
  await expect.poll(async () => (await folder.boundingBox())?.width).toBeGreaterThan(100);
  await page.goto('/files?tour=files-usage');
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('shortcuts of a single key can be switched off, and stay off', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('?');
  await tabTo(page, list.getByRole('switch', { name: 'Shortcuts of a single key' }));
  await page.keyboard.press('Space');
  await expect(list.getByRole('switch')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  await expect(list).toHaveCount(0);
});
