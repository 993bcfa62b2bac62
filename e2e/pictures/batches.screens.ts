import { expect, type Page } from '@playwright/test';
import type { Scene, Screen } from './stage.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

async function openTemplate({ page, stage }: Scene) {
  await page.goto(`/question-template?template=${stage.batch.templateId}`);
  await expect(page.getByLabel('Template name')).toHaveValue('Supplier contract review');
}

async function openMatrix({ page, stage }: Scene, more = '') {
  await page.goto(`/batch-element?batch=${stage.batch.batchId}${more}`);
  // A list on phones.
  await expect(
    page.getByRole('grid', { name: 'Answers' }).or(page.getByRole('group', { name: 'Answers' })),
  ).toBeVisible();
}

async function openHistory({ page }: Scene) {
  await page.goto('/history');
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toBeVisible();
}

const templateScreens: readonly Screen[] = [
  {
    name: 'templates-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/question-template');
      await heading(page, 'No templates yet');
    },
  },
  {
    name: 'templates',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/question-template');
      await expect(page.getByRole('list', { name: 'Templates' }).getByRole('link').first()).toBeVisible();
    },
  },
  { name: 'template', viewer: 'reader', show: openTemplate },
  {
    name: 'template-refused',
    viewer: 'reader',
    async show(scene) {
      await openTemplate(scene);
      await scene.page.getByLabel('Template name').fill('');
      await scene.page.getByRole('button', { name: 'Save template' }).click();
      await expect(scene.page.getByText('Give the template a name.')).toBeVisible();
    },
  },
  {
    name: 'template-paste',
    viewer: 'reader',
    async show({ page }) {
      await page.goto('/question-template?template=new');
      await page
        .getByRole('button', { name: 'Paste a list' })
        .or(page.getByRole('link', { name: 'Paste a list' }))
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Paste a list' });
      await dialog.getByLabel('Questions').fill('1. Who are the parties?\n2) When does it end?');
      await expect(dialog.getByRole('button', { name: 'Add 2 questions' })).toBeVisible();
    },
  },
  {
    name: 'template-delete',
    viewer: 'reader',
    async show(scene) {
      await openTemplate(scene);
      await scene.page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(scene.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'template-gone',
    viewer: 'reader',
    async show({ page }) {
      await page.goto(`/question-template?template=${NOBODYS}`);
      await heading(page, 'This template is gone');
    },
  },
];

const runScreens: readonly Screen[] = [
  {
    name: 'batch-setup-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/qna?several');
      await expect(page.getByRole('button', { name: 'Start Question Answering' })).toBeDisabled();
    },
  },
  {
    name: 'batch-setup',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/qna?several&template=${stage.batch.templateId}`);
      await page.getByRole('button', { name: 'Select all complete' }).click();
      await expect(page.getByText(/^This batch is \d+ questions/)).toBeVisible();
    },
  },
  {
    name: 'batch-running',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/batch?batch=${await stage.startLongBatch()}`);
      const progress = page.getByRole('progressbar', { name: 'Questions with an answer' });
      // Batches of earlier pictures may still be running.
      const done = async () => Number(await progress.getAttribute('aria-valuenow'));
      await expect.poll(done, { timeout: 120_000 }).toBeGreaterThan(60);
    },
  },
  {
    name: 'home-running',
    viewer: 'reader',
    async show({ page, stage }) {
      await stage.startLongBatch();
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Due diligence/ }).first()).toBeVisible();
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
  },
  {
    name: 'batch-cancelled',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/batch?batch=${await stage.startLongBatch()}`);
      await page.getByRole('button', { name: 'Cancel batch' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel batch' }).click();
      await expect(page.getByText('Cancelled')).toBeVisible();
    },
  },
  {
    name: 'batch',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/batch?batch=${stage.batch.batchId}`);
      await expect(page.getByText(/^Done/)).toBeVisible();
      await expect(page.getByRole('cell').first()).toBeVisible();
    },
  },
  {
    name: 'batch-gone',
    viewer: 'reader',
    async show({ page }) {
      await page.goto(`/batch?batch=${NOBODYS}`);
      await heading(page, 'There is no such batch');
    },
  },
  {
    name: 'batch-failed-to-load',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.route('**/api/v2/**/batch/**', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(`/batch?batch=${stage.batch.batchId}`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'matrix', viewer: 'reader', show: (scene) => openMatrix(scene) },
  {
    name: 'matrix-filtered',
    viewer: 'reader',
    async show(scene) {
      await openMatrix(scene);
      await scene.page.getByRole('searchbox').first().fill('walrus');
      await expect(scene.page.getByText(/Nothing|No /).first()).toBeVisible();
    },
  },
  {
    name: 'matrix-cell',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/batch-element?batch=${stage.batch.batchId}&file=${stage.contract._id}&question=2`);
      await expect(
        page.getByRole('heading', { name: 'Which law governs the agreement?' }).last(),
      ).toBeVisible();
    },
  },
];

const historyScreens: readonly Screen[] = [
  {
    name: 'history-empty',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/history');
      await heading(page, 'Nothing asked yet');
    },
  },
  { name: 'history', viewer: 'reader', show: openHistory },
  {
    name: 'history-none',
    viewer: 'reader',
    async show(scene) {
      await openHistory(scene);
      await scene.page.keyboard.press('/');
      await scene.page.keyboard.type('walrus');
      await heading(scene.page, 'Nothing found for “walrus”');
    },
  },
  {
    name: 'history-element',
    viewer: 'reader',
    async show({ page, stage }) {
      await page.goto(`/batch?batch=${stage.batch.batchId}`);
      await page.getByRole('link', { name: stage.contract.name }).click();
      const answer = page.getByRole('listitem').filter({ hasText: 'Which law governs' });
      await answer.getByRole('button', { name: 'More' }).click();
      await answer.getByRole('button', { name: 'To check' }).click();
    },
  },
];

export const batchScreens: readonly Screen[] = [...templateScreens, ...runScreens, ...historyScreens];
