import type { Page } from '@playwright/test';
import { expectFaultless } from '../support/faults.ts';
import { openLibrary } from '../support/library.ts';
import { makeDamagedPdf, makePdf } from '../support/made-pdf.ts';
import { fillLogin, signUp } from '../support/people.ts';
import { expect, logIn, makePerson, test } from '../support/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the screens before login have no serious fault', async ({ page, server, request }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Recto' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectFaultless(page, 'login');

  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email must be at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Terms and Conditions are not accepted')).toBeVisible();
  await expectFaultless(page, 'signup');
  await page.getByRole('button', { name: 'I accept the Terms and Conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFaultless(page, 'terms');

  await page.goto('/login');
  await fillLogin(page, await signUp(server, request));
  await expect(page.getByText('Check your email for One Time Password (OTP)')).toBeVisible();
  await expectFaultless(page, 'verify-email');

  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectFaultless(page, 'not found');
});

test('empty home, files and chat have no serious fault', async ({ page, server, request }) => {
  await logIn(page, await makePerson(server, request));
  await expect(page.getByRole('heading', { name: 'Drop your first documents here' })).toBeVisible();
  await expectFaultless(page, 'empty home');
  await page.goto('/files');
  await expect(page.getByText('No documents here yet')).toBeVisible();
  await expectFaultless(page, 'empty files');
  await page.goto('/chat');
  await expect(page.getByText('No files yet')).toBeVisible();
  await expectFaultless(page, 'empty chat');
});

test('full home, files, upload dialog and chat have no serious fault', async ({ page, server, request }) => {
  const person = await makePerson(server, request);
  const library = await openLibrary(server, request, person);
  const files = await Promise.all((await library.addSample()).map(library.settled));
  await library.settled(await library.send('Damaged.pdf', makeDamagedPdf(person.email)));
  const contracts = await library.addFolder('Contracts');
  await library.addFolder('Master agreements', contracts._id);
  const report = files.find(({ name }) => /report/i.test(name));
  if (!report) throw new Error('the sample has no report');
  const found = await library.ask(report, 'How many Clarion units were delivered?');
  const missing = await library.ask(report, 'Which football club does the office sponsor?');

  await logIn(page, person);
  await expect(page.getByRole('link', { name: /report/i })).toBeVisible();
  await expectFaultless(page, 'home');
  await page.goto('/files');
  await expect(page.getByRole('row', { name: 'Damaged.pdf' })).toBeVisible();
  await page.getByRole('treeitem', { name: 'Contracts' }).press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'Master agreements' })).toBeVisible();
  await expectFaultless(page, 'files');

  await page.goto('/upload');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await page
    .getByLabel('Choose documents')
    .setInputFiles([
      file(`${'A long name '.repeat(8)}.pdf`, makePdf([['One']], 'one')),
      file('Copy.pdf', makePdf([['One']], 'one')),
      file('Budget.xlsx', Buffer.from('PK')),
    ]);
  await expect(page.getByText('It is not added twice.')).toBeVisible();
  await expectFaultless(page, 'upload dialog');

  await page.goto('/chat');
  await expect(page.getByRole('radio', { name: report.name })).toBeVisible();
  await expectFaultless(page, 'choice of a file');
  for (const { _id, pages } of [found, missing]) {
    const place = pages[0] === undefined ? '' : `&page=${pages[0]}&hit=1`;
    await page.goto(`/chat?file=${report._id}&question=${_id}${place}`);
    await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await expect(page.getByRole('article', { name: 'Answer' }).last()).toBeVisible();
    await expectFaultless(page, 'chat');
  }
});

test('folder dialog, menus, uploads, a file not ready and toasts have no serious fault', async ({
  page,
  server,
  request,
}) => {
  const person = await makePerson(server, request);
  const library = await openLibrary(server, request, person);
  await library.settled(await library.send('Done.pdf', makePdf([['Done']], person.email)));
  const damaged = await library.settled(await library.send('Damaged.pdf', makeDamagedPdf(person.email)));
  await logIn(page, person, '/files');
  await page.getByRole('button', { name: 'Create folder' }).first().click();
  const folder = page.getByRole('dialog', { name: 'Create folder' });
  await folder.getByRole('button', { name: 'Create folder' }).click();
  await expect(folder.getByLabel('Folder name')).toHaveAttribute('aria-invalid', 'true');
  await expectFaultless(page, 'folder dialog');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFaultless(page, 'account menu');
  await page.keyboard.press('Escape');

  await page.route('**/api/v2/files', (route) => route.abort());
  await page.getByRole('button', { name: 'Upload Documents' }).first().click();
  await page
    .getByLabel('Choose documents')
    .setInputFiles({ name: 'New.pdf', mimeType: 'application/pdf', buffer: makePdf([['New']], 'new') });
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Something went wrong');
  const toasts = page.getByRole('region', { name: /notifications/i });
  await expect(toasts.getByRole('listitem')).toBeVisible();
  // A toast stays while it has the focus, so that both themes see it.
  await page.keyboard.press('F8');
  await expect(toasts.getByRole('list')).toBeFocused();
  await expectFaultless(page, 'uploads and toasts');

  await page.goto(`/chat?file=${damaged._id}`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expectFaultless(page, 'chat of a file that failed');
});

test('the error views and the notice of one tab have no serious fault', async ({
  page: first,
  context,
  server,
  request,
}) => {
  const person = await makePerson(server, request);
  // That the error is logged is no noise here.
  await first.close();
  const page = await context.newPage();
  await logIn(page, person);
  await page.route('**/assets/{chat.page,page-not-found}*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  await expectFaultless(page, 'Something Went Wrong');

  const other = await context.newPage();
  await other.goto('/files');
  await expect(other.getByRole('heading', { name: /opened in one tab/ })).toBeVisible();
  await expectFaultless(other, 'notice of one tab');
  await other.close();

  // Even Page Not Found does not load: that is left to the outermost view.
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectFaultless(page, 'Unexpected Application Error');
});

test('every stop of the Tab key can be seen', async ({ page, server, request }) => {
  const person = await makePerson(server, request);
  const library = await openLibrary(server, request, person);
  await Promise.all((await library.addSample()).map(library.settled));
  await logIn(page, person);
  for (const address of ['/', '/files', '/upload', '/chat']) {
    await page.goto(address);
    await expect(page.getByText(/report/i).first()).toBeVisible();
    const stops = new Set<string>();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await focusedElement(page);
      // Past the last stop the focus leaves the page; a dialog begins anew.
      if (name === 'body' || stops.has(name)) break;
      stops.add(name);
      expect(isMarked, `${address}: ${name} has no focus ring`).toBe(true);
    }
    expect(stops.size, `stops on ${address}`).toBeGreaterThan(3);
  }
});

/** What has the focus, and whether it differs from itself without. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'body', isMarked: false };
    const look = () => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, opacity } = getComputedStyle(element);
      return [outlineStyle === 'none' ? 'none' : outlineWidth, boxShadow, borderColor, opacity].join();
    };
    const focused = look();
    const transition = element.style.transition;
    element.style.transition = 'none';
    element.blur();
    const plain = look();
    element.focus();
    element.style.transition = transition;
    return { name: element.outerHTML.slice(0, 120), isMarked: focused !== plain };
  });
