import { expect, type Page } from '@playwright/test';
import { longPdf, tinyPdf } from '@recto/testing/pdf';
import { TAKEN_IN } from '../../support/socket.ts';
import { boxOf, type Point, SHAPE, type TourPicture } from './tour-picture.ts';
import type { TourStage } from './tour-stage.ts';
import { WORK_PICTURES } from './work-pictures.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: tinyPdf([[name]], name) });

/** Enough to be seen in a picture. */
const READ_PAGES = 500;

/** Hands on what a page and the product say to each other by the socket until `isLast`, and nothing after that. */
async function listenUntil(page: Page, isLast: (message: string) => boolean) {
  const [opened, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const product = socket.connectToServer();
    product.onMessage((message) => {
      if (isHeld) return;
      socket.send(message);
      if (TAKEN_IN.test(String(message))) opened.resolve();
      if (!isLast(String(message))) return;
      isHeld = true;
      held.resolve();
    });
  });
  await page.route('**/api/**', async (route) => {
    if (!isHeld) await route.continue();
  });
  return { opened: opened.promise, held: held.promise };
}

/** The list of documents, as of a moment in which one is being read: no further news reach the page. */
async function showReading(page: Page, { library, person }: TourStage): Promise<Point> {
  const [inventory, lease] = ['Warehouse_inventory.pdf', 'Office_lease.pdf'];
  let isLeaseRead = false;
  const { opened, held } = await listenUntil(page, (message) => {
    if (message.includes(lease) && message.includes('"status":"complete"')) isLeaseRead = true;
    const read = message.includes(inventory) && /"page":(\d+)/.exec(message)?.[1];
    return isLeaseRead && Number(read) >= READ_PAGES;
  });
  await page.goto('/files');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Board_minutes' })).toBeVisible();
  await opened;
  await library.send(inventory, longPdf(2500, `inventory ${person.email}`));
  await library.send(lease, tinyPdf([['The lease.']], `lease ${person.email}`));
  await held;
  await expect(rows.filter({ hasText: lease })).toContainText('Complete');
  await expect(rows.filter({ hasText: inventory })).toContainText(/Extracting Document · page \d+\//);
  const { x, y } = await boxOf(page.getByRole('table'));
  return { x, y };
}

async function showAnswer(page: Page, { answerAddress }: TourStage, hit: boolean) {
  await page.goto(answerAddress + (hit ? '&hit=1' : ''));
  await expect(page.getByText('Answer found on Pages : ')).toBeVisible();
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
}

export const TOUR_PICTURES: readonly TourPicture[] = [
  {
    name: 'files-folders',
    window: { width: 1280, height: 640 },
    width: 560,
    async show(page) {
      await page.goto('/files');
      await page.getByRole('treeitem', { name: 'Contracts' }).press('ArrowRight');
      await expect(page.getByRole('treeitem', { name: 'Non-disclosure' })).toBeVisible();
      const { x, y } = await boxOf(page.getByRole('main'));
      return { x, y };
    },
  },
  {
    name: 'files-upload',
    window: { width: 660, height: 480 },
    width: 660,
    async show(page) {
      await page.goto('/upload');
      const files = [pdf('Office_lease.pdf'), pdf('Supplier_review.pdf')];
      await page.getByLabel('Choose documents').setInputFiles(files);
      await expect(page.getByRole('button', { name: 'Upload 2 files' })).toBeEnabled();
      const { y, height } = await boxOf(page.getByRole('dialog'));
      return { x: 0, y: y + height / 2 - 660 / SHAPE / 2 };
    },
  },
  {
    name: 'files-complete',
    window: { width: 700, height: 640 },
    width: 620,
    async show(page) {
      await page.goto('/files');
      const row = page.getByRole('row').filter({ hasText: 'Annual_report' });
      await row.hover();
      const { x, y, width } = await boxOf(page.getByRole('table'));
      return { x: x + width - 620, y };
    },
  },
  {
    name: 'chat-choose',
    window: { width: 660, height: 560 },
    width: 590,
    async show(page) {
      await page.goto('/qna');
      await page.getByRole('radio', { name: /report/i }).check();
      await expect(page.getByRole('button', { name: 'Start Question Answering' })).toBeEnabled();
      return { x: 660 - 590, y: 560 - 590 / SHAPE };
    },
  },
  {
    name: 'chat-ask',
    window: { width: 1100, height: 640 },
    width: 408,
    async show(page, { agreement }) {
      await page.goto(`/chat?file=${agreement._id}`);
      await page.getByRole('textbox', { name: /ask/i }).fill('When may either party end the agreement?');
      // The contents come when they have been read, and push what stands there.
      await expect(page.getByText(/^\d+ headings$/)).toBeVisible();
      await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
      const { x } = await boxOf(page.getByRole('main'));
      return { x, y: 640 - 408 / SHAPE };
    },
  },
  {
    name: 'chat-pages',
    window: { width: 1100, height: 760 },
    width: 408,
    async show(page, stage) {
      await showAnswer(page, stage, false);
      const { y } = await boxOf(page.getByRole('button', { name: 'Highlight' }));
      const { x } = await boxOf(page.getByRole('main'));
      return { x, y: y - 124 };
    },
  },
  {
    name: 'chat-highlight',
    window: { width: 1440, height: 900 },
    width: 600,
    async show(page, stage) {
      await showAnswer(page, stage, true);
      const mark = await boxOf(page.getByTestId('mark').first());
      const paper = await boxOf(page.getByTestId('pdf-page'));
      return { x: paper.x + paper.width - 560, y: mark.y - 190 };
    },
  },
  ...WORK_PICTURES,
  // The last, for it leaves files behind.
  { name: 'files-stages', window: { width: 960, height: 640 }, width: 560, show: showReading },
];
