import { contract } from '@recto/contract';
import type { Cell } from '@recto/contract/batches';
import { connect, logIn, makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import type { RunningServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

const QUESTIONS = [
  'When are invoices payable?',
  'What is the notice period?',
  'Which vitamins does a kiwi fruit contain?',
];
const FILES = 4;

async function runBatch(server: RunningServer, person: Person) {
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const fileIds: string[] = [];
  for (let at = 1; at <= FILES; at += 1) {
    const lines = [
      `Invoices are payable within ${at}0 days of receipt.`,
      `The notice period is ${at} months.`,
    ];
    const sent = await library.send(`Contract_${at}.pdf`, tinyPdf([['Contract'], lines], `matrix ${at}`));
    fileIds.push((await library.settled(sent))._id);
  }
  const template = await makeTemplate(api, { name: 'Supplier contracts', questions: QUESTIONS });
  const body = { fileIds, templateId: template._id };
  const { batchId } = await api.call(contract.batches.start, { body });
  await waitForBatch(api, batchId);
  return { api, batchId, fileIds };
}

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Answers' });
/** The cell of a file and a question, both from 1. */
const cellAt = (page: Page, file: number, question: number) =>
  gridOf(page).locator(`[role="row"][aria-rowindex="${file + 1}"] [aria-colindex="${question + 1}"]`);

test('the answers of a batch are walked through, looked at on their pages and marked, by keys alone', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { api, batchId, fileIds } = await runBatch(server, person);
  await signIn(page, person, `/batch?batch=${batchId}`);
  await page.getByRole('link', { name: 'Open as a matrix' }).click();
  await expect(page).toHaveURL(new RegExp(`/batch-element\\?batch=${batchId}$`));
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', `${FILES + 1}`);
  await expect(grid).toHaveAttribute('aria-colcount', `${QUESTIONS.length + 1}`);
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName('Not found, 2 pages searched');
  await expectAccessible(page, page.getByRole('heading', { name: 'Supplier contracts' }), 'a matrix');

  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 2, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Answer' });
  await expect(panel.getByRole('heading', { name: 'What is the notice period?' })).toBeVisible();
  await expect(panel.getByTestId('mark').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`file=${fileIds[1]}&question=2$`));
  await expect(cellAt(page, 2, 2)).toBeFocused();

  await page.keyboard.press('1');
  await expect(panel.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cellAt(page, 2, 2)).toHaveAccessibleName('2 months, page 2, accepted');
  await page.keyboard.press('n');
  const note = panel.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask Ada.');
  await expect(panel.getByText(/^Note saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cellAt(page, 2, 2)).toBeFocused();
  // The panel follows.
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('heading', { name: 'When are invoices payable?' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName('20 days, page 2, to check');
  await page.keyboard.press('2');
  await expect(panel.getByRole('button', { name: 'Wrong' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(cellAt(page, 2, 3)).toBeFocused();
  await page.keyboard.press('j');
  await expect(cellAt(page, 3, 3)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(cellAt(page, 1, 3)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(cellAt(page, 1, 3)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(cellAt(page, FILES, 3)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history-element\?item=/);
  await page.getByRole('link', { name: 'Open as a matrix' }).click();
  await expect(page).toHaveURL(new RegExp(`file=${fileIds[FILES - 1]}`));

  // A link to a cell, with what was said of it.
  await page.goto(`/batch-element?batch=${batchId}&file=${fileIds[1]}&question=2`);
  await expect(note).toHaveValue('Ask Ada.');
  await expect(panel.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { name: 'PDF 2' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, page.getByRole('textbox', { name: 'Note' }), 'an open cell');
  await panel.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/chat\?file=.+&question=.+&page=2&hit=1/);
  await expect(page.getByTestId('mark').first()).toBeVisible();
  const { items } = await api.call(contract.batches.cells, {
    params: { id: batchId },
    query: { limit: 500 },
  });
  expect(items.flatMap(({ review }) => review ?? [])).toEqual([
    expect.objectContaining({ mark: 'wrong' }),
    { mark: 'accepted', note: 'Ask Ada.' },
  ]);
});

test('a note is kept when its cell is left before it is saved, and a facet shows what is meant', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const { batchId, fileIds } = await runBatch(server, person);
  await signIn(page, person, `/batch-element?batch=${batchId}&file=${fileIds[0]}&question=1`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Left at once');
  await page.getByRole('button', { name: 'Next to look at' }).click();
  await expect(page.getByText('1 of 5 to look at')).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('10 days, page 2, to check, with a note');
  await page.getByRole('button', { name: 'Close the answer' }).click();

  const show = page.getByRole('group', { name: 'Show' });
  await show.getByRole('button', { name: 'To check 1' }).click();
  await expect(page).toHaveURL(/show=check/);
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '2');
  await show.getByRole('button', { name: 'All 12' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('40 days');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '2');
  await expect(gridOf(page)).toContainText('Contract_4.pdf');
  await page.keyboard.type(' and nights');
  await expect(page.getByRole('heading', { name: 'No answers match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${FILES + 1}`);

  await page.setViewportSize({ width: 390, height: 844 });
  // How much was searched in vain stands beside it whole.
  const searched = page.getByText(/^\d+ pages? searched$/).first();
  await expect(searched).toBeVisible();
  expect(await searched.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'By question' }).click();
  await expect(page.getByRole('heading', { name: 'What is the notice period?' })).toBeVisible();
  await page.getByRole('button', { name: /Contract_3.pdf.*3 months/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleName('What is the notice period?');
  await expect(sheet.getByTestId('mark').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Accepted' }).click();
  await expect(sheet.getByRole('button', { name: 'Accepted' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

const MANY_FILES = 100;
const MANY_QUESTIONS = 50;
const MAX_ELEMENTS = 2_500;

/** Has the server give a batch of many cells, made of those of a small one. */
async function growBatch(page: Page, { api, batchId }: Awaited<ReturnType<typeof runBatch>>) {
  const params = { id: batchId };
  const batch = await api.call(contract.batches.get, { params });
  const { items: known } = await api.call(contract.batches.cells, { params, query: { limit: 500 } });
  const files = (await api.call(contract.history.allBatchItems, { query: { batchId } })).items;
  const fulfil = (pattern: string, resultOf: (url: URL) => object) =>
    page.route(pattern, (route) => {
      const result = resultOf(new URL(route.request().url()));
      return route.fulfill({ json: { ok: true, message: '', status: 200, result } });
    });
  const fileOf = (at: number) => ({
    fileId: `file-${at}`,
    fileName: `Framework_agreement_${at + 1}_2025.pdf`,
  });
  const cellOf = (at: number): Cell | undefined => {
    const cell = known[at % known.length];
    const place = { column: at % MANY_QUESTIONS, fileId: fileOf(Math.floor(at / MANY_QUESTIONS)).fileId };
    const mark = (['accepted', 'wrong', 'check'] as const)[at % 7];
    return (
      cell && {
        ...cell,
        ...place,
        answerId: `${at}`,
        pages: cell.kind === 'answer' ? [1, 2, 3] : [],
        ...(mark && { review: { mark } }),
      }
    );
  };
  await fulfil(`**/api/v2/qna/batch/${batchId}`, () => ({
    ...batch,
    files: MANY_FILES,
    questions: MANY_QUESTIONS,
    columns: Array.from({ length: MANY_QUESTIONS }, (_, at) => ({
      type: 'text',
      question: `${QUESTIONS[at % 3]} (${at + 1})`,
    })),
  }));
  await fulfil('**/api/v2/history/list-meta/batch/all*', () => {
    const items = Array.from({ length: MANY_FILES }, (_, at) => ({
      ...files[0],
      _id: `item-${at}`,
      ...fileOf(at),
    }));
    return { items, page: 1, limit: MANY_FILES, total: MANY_FILES };
  });
  await fulfil(`**/api/v2/qna/batch/${batchId}/cells*`, ({ searchParams }) => {
    const [from, limit] = [Number(searchParams.get('page')) - 1, Number(searchParams.get('limit'))];
    const total = MANY_FILES * MANY_QUESTIONS;
    const length = Math.max(0, Math.min(limit, total - from * limit));
    return {
      items: Array.from({ length }, (_, at) => cellOf(from * limit + at)),
      page: from + 1,
      limit,
      total,
    };
  });
}

/** Scrolls the grid so far in each of so many frames; the times from frame to frame in ms, ascending, and most elements. */
const scroll = (page: Page, frames: number, by: readonly [across: number, down: number]) =>
  page.evaluate(
    async ([count, [across, down]]) => {
      const grid = document.querySelector('[role="grid"]');
      if (!grid) throw new Error('there is no grid');
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      let elements = 0;
      let before = await nextFrame();
      for (let step = 0; step < count; step++) {
        grid.scrollBy(across, down);
        const now = await nextFrame();
        times.push(now - before);
        before = now;
        elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { times: times.sort((a, b) => a - b), elements };
    },
    [frames, by] as const,
  );

/** How long the main thread works on each of so many steps of scrolling, in ms of its own time, ascending: others on the machine do not count. */
async function workOf(
  page: Page,
  steps: number,
  [across, down]: readonly [number, number],
): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const times: number[] = [];
  for (let step = 0; step < steps; step++) {
    const before = await worked();
    await scroll(page, 1, [across, down]);
    times.push((await worked()) - before);
  }
  await client.detach();
  return times.sort((a, b) => a - b);
}

const DIRECTIONS = [
  { name: 'down', across: 0, down: 120 },
  { name: 'across', across: 150, down: 0 },
  { name: 'both ways', across: -150, down: 120 },
  // A whole screen a frame, as no wheel does.
  { name: 'by leaps', across: 0, down: 900 },
] as const;
/** Of 60 steps, the one that 95 of 100 do not exceed. */
const P95_OF_60 = 56;

test('100 files of 50 questions are scrolled both ways, with few of the 5,000 cells drawn', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const batch = await runBatch(server, person);
  await growBatch(page, batch);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, person, `/batch-element?batch=${batch.batchId}&file=file-70&question=40`);
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${MANY_FILES + 1}`);
  await expect(cellAt(page, 71, 40)).toBeInViewport();
  await page.getByRole('button', { name: 'Close the answer' }).click();
  for (const { name, across, down } of DIRECTIONS) {
    await gridOf(page).evaluate((grid, left) => grid.scrollTo(left, 0), across < 0 ? 10_000 : 0);
    const { times, elements } = await scroll(page, 60, [across, down]);
    await gridOf(page).evaluate((grid, left) => grid.scrollTo(left, 0), across < 0 ? 10_000 : 0);
    const work = await workOf(page, 60, [across, down]);
    const [frame, busy] = [times, work].map((sorted) => sorted[P95_OF_60] ?? Number.NaN);
    console.log(
      `5,000 cells, scrolled ${name}: 95 of 100 frames within ${frame?.toFixed(0)} ms, with ${busy?.toFixed(0)} ms of work, ${elements} elements`,
    );
    expect(elements).toBeLessThan(MAX_ELEMENTS);
  }
  // The active cell has kept its place, however far away it was scrolled.
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 72, 40)).toBeFocused();
  await expect(cellAt(page, 72, 40)).toBeInViewport();
});
