import type { Page } from '@playwright/test';
import { breakAboveScreens } from '../support/broken-app.ts';
import { expectAccessible } from '../support/looks.ts';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { plantSession, signIn } from '../support/session.ts';

test('empty home, files and chat have no fault', async ({ page, server }) => {
  await signIn(page, await makePerson(server));
  await expectAccessible(
    page,
    page.getByRole('heading', { name: 'Drop your first documents here' }),
    'empty home',
  );
  await page.goto('/files');
  await expectAccessible(page, page.getByText('No documents here yet'), 'empty files');
  await page.goto('/qna');
  await expectAccessible(page, page.getByText('No files yet'), 'empty chat');
});

test('the error views and the notice of one tab have no fault', async ({
  page: first,
  browser,
  context,
  server,
}) => {
  const person = await makePerson(server);
  // That the error is logged is no noise here.
  await first.close();
  const page = await context.newPage();
  await signIn(page, person);
  await page.route('**/assets/qna.page*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expectAccessible(
    page,
    page.getByRole('heading', { name: 'Something Went Wrong' }),
    'Something Went Wrong',
  );

  const other = await context.newPage();
  await other.goto('/files');
  await expectAccessible(
    other,
    other.getByRole('heading', { name: /opened in one tab/ }),
    'notice of one tab',
  );
  await other.close();

  // What fails above all screens is left to the outermost view.
  const stranger = await browser.newPage();
  await breakAboveScreens(stranger);
  await expectAccessible(
    stranger,
    stranger.getByRole('heading', { name: 'Unexpected Application Error!' }),
    'Unexpected Application Error',
  );
  await stranger.close();
});

test('every stop of the Tab key can be seen', async ({ page, server }) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await Promise.all((await library.addSample()).map(library.settled));
  await plantSession(page, person);
  for (const address of ['/', '/files', '/upload', '/qna']) {
    await page.goto(address);
    await expect(
      page
        .getByText(/report/i)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    const tabStops = new Set<string>();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await focusedElement(page);
      // Past the last stop the focus leaves the page; a dialog begins anew.
      if (name === 'body' || tabStops.has(name)) break;
      tabStops.add(name);
      expect(isMarked, `${address}: ${name} has no focus ring`).toBe(true);
    }
    expect(tabStops.size, `tab stops on ${address}`).toBeGreaterThan(3);
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
