import { contract } from '@recto/contract';
import type { Cell } from '@recto/contract/batches';
import type { Page } from '@playwright/test';
import { cellAt, gridOf, QUESTIONS, runBatch } from '../support/batch-grid.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

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
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${MANY_FILES + 2}`);
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
