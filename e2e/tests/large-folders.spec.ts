import type { FileItem } from '@recto/contract/library';
import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { expect, makePerson, test } from '../support/product.ts';
import type { RunningServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

const FILES = 10_000;
/** What a screen of 900 px shows, and what is drawn beside it. */
const MAX_ROWS = 60;

/** Has the server's list of the top hold one file so many times, in pages as it gives them. */
async function fillTop(page: Page, file: FileItem, total: number) {
  const copyOf = (index: number): FileItem => ({
    ...file,
    _id: `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`,
    name: `Delivery_note_${index.toString().padStart(5, '0')}.pdf`,
    size: file.size + index,
    createdAt: new Date(Date.parse(file.createdAt) - index * 1000).toISOString(),
  });
  await page.route('**/api/v2/folders/root*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [at, limit] = [Number(query.get('page')) - 1, Number(query.get('limit'))];
    const length = Math.max(0, Math.min(limit, total - at * limit));
    const items = Array.from({ length }, (_, index) => copyOf(at * limit + index));
    const result = { items, page: at + 1, limit, total };
    await route.fulfill({ json: { ok: true, message: '', status: 200, result } });
  });
}

const rows = (page: Page) => page.getByRole('row', { name: /Delivery_note/ });
const list = (page: Page) => page.getByRole('table', { name: 'Documents' });

/** Scrolls the list, step by step; gives the time from frame to frame in ms, ascending. */
const scroll = (page: Page, steps: number, pixels: number) =>
  page.evaluate(
    async ([count, by]) => {
      const viewport = document.querySelector('table')?.parentElement;
      if (!viewport) throw new Error('there is no list');
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const frames: number[] = [];
      let before = await nextFrame();
      for (let step = 0; step < count; step++) {
        viewport.scrollTop += by;
        const now = await nextFrame();
        frames.push(now - before);
        before = now;
      }
      return frames.sort((a, b) => a - b);
    },
    [steps, pixels] as const,
  );

/** Signs in somebody whose top folder is listed with that many files. */
async function openLargeFolder(page: Page, server: RunningServer): Promise<void> {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('One.pdf', tinyPdf([['One']], 'large')));
  await fillTop(page, file, FILES);
  await signIn(page, person, '/files');
}

test('10,000 files in a folder are scrolled, sorted, filtered and selected, with few of them drawn', async ({
  page,
  server,
}) => {
  await openLargeFolder(page, server);
  await expect(page.getByRole('status').filter({ hasText: '10,000 documents' })).toBeVisible();
  await expect(list(page)).toHaveAttribute('aria-rowcount', String(FILES + 1));
  expect(await rows(page).count()).toBeLessThan(MAX_ROWS);

  for (const pixels of [100, 400, 10_000]) {
    const frames = await scroll(page, 60, pixels);
    console.log(
      `a list of ${FILES}, ${pixels} pixels a frame: 95 of 100 within ${Math.round(frames[56] ?? 0)} ms`,
    );
  }
  await expect(rows(page).filter({ hasText: 'Delivery_note_09999.pdf' })).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(MAX_ROWS);

  // By keys, from row to row, however far the list has been scrolled.
  const last = page.getByRole('checkbox', { name: 'Select Delivery_note_09999.pdf' });
  await last.click();
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(rows(page).first()).toContainText('Delivery_note_09999.pdf');
  await expect(last).toBeChecked();
  await last.focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Select Delivery_note_09969.pdf' })).toBeFocused();
  const bar = page.getByRole('group', { name: 'Selected documents' });
  await expect(bar.getByRole('status')).toContainText('31 selected');
  await page.keyboard.press('Control+a');
  await expect(bar.getByRole('status')).toContainText('10,000 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('note_0423');
  await expect(page.getByRole('status').filter({ hasText: '10 documents' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('10,000 files that are deleted as the page is left are all deleted when it is opened again', async ({
  page,
  server,
}) => {
  await openLargeFolder(page, server);
  await page.getByRole('checkbox', { name: 'Select all documents' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);

  const deleted = new Set<string>();
  await page.route('**/api/v2/document/delete-many', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    for (const id of ids) deleted.add(id);
    await route.continue();
  });
  await page.reload();
  // Of the others the browser takes care while the page is left.
  await expect.poll(() => deleted.size).toBeGreaterThanOrEqual(FILES - 2_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-deletions'))).toBe(null);
});
