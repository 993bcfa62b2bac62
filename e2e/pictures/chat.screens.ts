import { expect, type Page } from '@playwright/test';
import { CLOSEST_TITLE, showAsClosest, showAsLead, showAsScan } from '../support/shown-answers.ts';
import type { Scene, Screen, Stage } from './stage.ts';

/** The page, and then the small pictures beside it. */
async function pageIsDrawn(page: Page) {
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const rail = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
  await expect(rail.filter({ hasNot: page.locator('canvas') })).toHaveCount(0, { timeout: 30_000 });
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

/** The room with an answer open; a phone shows the page only when the address names a hit. */
async function showAnswer({ page, stage }: Scene, hit: boolean) {
  const { found, report } = stage;
  const where = `&question=${found._id}&page=${found.pages[0]}${hit ? '&hit=1' : ''}`;
  await page.goto(`/chat?file=${report._id}${where}`);
  if (isPhone(page) && !hit) {
    await expect(page.getByText('Answer found on Pages : ').last()).toBeVisible();
    return;
  }
  await pageIsDrawn(page);
  await expect(page.getByTestId('mark').first()).toBeVisible();
}

async function ask(page: Page, stage: Stage, question: string) {
  await page.goto(`/chat?file=${stage.contract._id}`);
  const field = page.getByRole('textbox', { name: /ask/i });
  await field.fill(question);
  await field.press('Enter');
}

/** What a conversation begins with, over one that is under way. */
async function showStart(page: Page, fileId: string, title: string) {
  await page.goto(`/chat?file=${fileId}`);
  await page.getByRole('button', { name: 'Contents and questions to begin with' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 });
  if (!isPhone(page)) await pageIsDrawn(page);
}

/** Says something of the open answer that the server does not hear of, since other pictures show it too. */
async function review({ page, stage }: Scene, mark: 'Accept' | 'Wrong') {
  const wrongClaims = stage.found.claims.map((_claim, at) => at);
  const said = mark === 'Accept' ? { mark: 'accepted' } : { mark: 'wrong', wrongClaims };
  const result = { questions: [{ ...stage.found, review: said }] };
  await page.route('**/qna/review/**', (route) =>
    route.fulfill({ json: { ok: true, status: 200, message: '', result } }),
  );
  await page.getByRole('button', { name: mark, exact: true }).last().click();
}

export const chatScreens: readonly Screen[] = [
  {
    name: 'chat-choose',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/qna');
      await page.getByRole('radio', { name: /report/i }).check();
    },
  },
  {
    name: 'chat-choose-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/qna');
      await expect(page.getByText('No files yet')).toBeVisible();
    },
  },
  {
    name: 'chat-loading',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.route('**/api/v2/files/*', () => new Promise<void>(() => undefined));
      await page.goto(`/chat?file=${stage.report._id}`);
      await expect(page.getByText('Loading the file')).toBeAttached();
    },
  },
  {
    name: 'chat-search',
    viewer: 'reader',
    async show(scene) {
      const { page } = scene;
      await showAnswer(scene, true);
      await page.getByRole('button', { name: 'Search in the document' }).click();
      await page.getByRole('textbox', { name: 'Search in the document' }).fill('clarion');
      await expect(page.locator('[data-testid=search-marks] .viewer-edge div').first()).toBeVisible();
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/of/);
    },
  },
  {
    name: 'chat-start',
    viewer: 'uploader',
    async show({ page }) {
      await page.goto('/files');
      await page.getByRole('link', { name: 'Charter.pdf', exact: true }).click();
      const questions = page.getByRole('list', { name: 'Questions to begin with' });
      await expect(questions.or(page.getByText('Ways to ask'))).toBeVisible();
      if (!isPhone(page)) await pageIsDrawn(page);
    },
  },
  {
    name: 'key-terms',
    viewer: 'reader',
    show: ({ page, stage }) => showStart(page, stage.contract._id, 'Key terms'),
  },
  {
    name: 'key-terms-details',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/files?details=${stage.contract._id}`);
      await expect(page.getByRole('heading', { name: 'Key terms' })).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'key-terms-palette',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/chat?file=${stage.contract._id}`);
      await page
        .getByRole('button', { name: /Search or jump/ })
        .first()
        .click();
      await page.getByRole('combobox').fill('liability');
      await expect(page.getByRole('option', { name: /Cap on liability/ })).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'chat-answering',
    viewer: 'reader',
    async show({ page, stage }) {
      // The answer is there within moments; it reaches the page only when it is asked for, and that waits.
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.route('**/api/v2/history/id/**', () => new Promise<void>(() => undefined));
      await ask(page, stage, 'When may either party end the agreement?');
      await expect(page.getByText('checking every quote').last()).toBeVisible();
      if (!isPhone(page)) await pageIsDrawn(page);
    },
  },
  { name: 'chat', viewer: 'reader', show: (scene) => showAnswer(scene, !isPhone(scene.page)) },
  { name: 'chat-page', viewer: 'reader', isNarrowOnly: true, show: (scene) => showAnswer(scene, true) },
  {
    name: 'chat-quote',
    viewer: 'reader',
    async show(scene) {
      await showAnswer(scene, false);
      await scene.page.getByRole('button', { name: 'Source 1' }).last().focus();
      await expect(scene.page.getByRole('tooltip').first()).toBeAttached();
    },
  },
  {
    name: 'answer-further',
    viewer: 'reader',
    async show(scene) {
      const { page } = scene;
      await showAsLead(page);
      await showAnswer(scene, !isPhone(page));
      await page
        .getByRole('button', { name: /^Further passages/ })
        .last()
        .click();
    },
  },
  {
    name: 'answer-wide',
    viewer: 'reader',
    async show(scene) {
      const { page } = scene;
      await showAsLead(page);
      await showAnswer(scene, false);
      if (!isPhone(page)) await page.getByRole('button', { name: 'Hide the page' }).click();
    },
  },
  {
    name: 'answer-wrong',
    viewer: 'reader',
    async show(scene) {
      await showAnswer(scene, false);
      await review(scene, 'Wrong');
      await expect(scene.page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    },
  },
  {
    name: 'answer-accepted',
    viewer: 'reader',
    async show(scene) {
      await showAnswer(scene, false);
      await review(scene, 'Accept');
      await expect(scene.page.getByRole('button', { name: 'Accepted' }).last()).toBeVisible();
    },
  },
  {
    name: 'answer-closest',
    viewer: 'reader',
    async show({ page, stage }) {
      await showAsClosest(page);
      const [first] = stage.found.citations;
      const hit = isPhone(page) ? '' : `&page=${first?.page}&hit=1`;
      await page.goto(`/chat?file=${stage.report._id}&question=${stage.found._id}${hit}`);
      await expect(page.getByText(CLOSEST_TITLE).last()).toBeVisible();
      if (!isPhone(page)) await pageIsDrawn(page);
    },
  },
  {
    name: 'answer-three',
    viewer: 'reader',
    async show({ page, stage }) {
      const [first] = stage.close.citations;
      const hit = isPhone(page) ? '' : `&page=${first?.page}&hit=1`;
      await page.goto(`/chat?file=${stage.contract._id}&question=${stage.close._id}${hit}`);
      await expect(page.getByText(CLOSEST_TITLE).last()).toBeVisible();
      if (!isPhone(page)) await pageIsDrawn(page);
    },
  },
  {
    name: 'answer-scan',
    viewer: 'reader',
    async show(scene) {
      await showAsScan(scene.page);
      await showAnswer(scene, !isPhone(scene.page));
    },
  },
  {
    name: 'chat-notfound',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/chat?file=${stage.contract._id}&question=${stage.notFound._id}`);
      await expect(page.getByText('No matching passage').first()).toBeVisible();
      if (!isPhone(page)) await pageIsDrawn(page);
    },
  },
  {
    name: 'chat-failed',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.route('**/download/**', (route) => route.abort());
      await page.goto(`/chat?file=${stage.report._id}&question=${stage.found._id}&page=1&hit=1`);
      await expect(page.getByText('The document could not be loaded')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'chat-missing',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/chat?file=00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('This file is not here')).toBeVisible();
    },
  },
];
