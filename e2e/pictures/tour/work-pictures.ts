import { expect, type Page } from '@playwright/test';
import { boxOf, type TourPicture } from './tour-picture.ts';

/** The part of a screen that begins at the upper left of what it shows. */
async function fromMain(page: Page) {
  const { x, y } = await boxOf(page.getByRole('main'));
  return { x, y };
}

const openComparison = async (page: Page, id: string) => {
  await page.goto(`/view-comparison?comparison=${id}`);
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('button').first()).toBeVisible();
};

/** Comparisons, templates and batches, and the history of them. */
export const WORK_PICTURES: readonly TourPicture[] = [
  {
    name: 'compare-choose',
    window: { width: 820, height: 640 },
    width: 750,
    async show(page, { versions: [older, newer] }) {
      await page.goto(`/compare-docs?first=${older._id}&second=${newer._id}`);
      await expect(page.getByRole('region', { name: 'Newer version' })).toContainText(newer.name);
      await expect(page.getByRole('region', { name: 'Earlier comparisons' })).toBeVisible();
      return fromMain(page);
    },
  },
  {
    name: 'compare-rows',
    window: { width: 1280, height: 640 },
    width: 680,
    async show(page, { comparisonId }) {
      await openComparison(page, comparisonId);
      const { x, y } = await boxOf(page.getByRole('group', { name: 'Both texts, row by row' }));
      return { x, y };
    },
  },
  {
    name: 'compare-changes',
    window: { width: 1280, height: 640 },
    width: 620,
    async show(page, { comparisonId }) {
      await openComparison(page, comparisonId);
      await page.getByRole('list', { name: 'Changes' }).getByRole('button').first().click();
      await expect(page).toHaveURL(/change=/);
      const { x, y } = await boxOf(page.getByRole('region', { name: 'Global summary' }));
      return { x: x - 180, y: y + 150 };
    },
  },
  {
    name: 'compare-earlier',
    window: { width: 820, height: 640 },
    width: 750,
    async show(page) {
      await page.goto('/compare-docs');
      const { x, y } = await boxOf(page.getByRole('region', { name: 'Earlier comparisons' }));
      return { x, y: y - 130 };
    },
  },
  {
    name: 'template-list',
    window: { width: 1100, height: 640 },
    width: 620,
    async show(page) {
      await page.goto('/question-template');
      await expect(page.getByRole('list', { name: 'Templates' }).getByRole('link')).toHaveCount(2);
      return fromMain(page);
    },
  },
  {
    name: 'template-questions',
    window: { width: 1100, height: 640 },
    width: 720,
    async show(page, { templateId }) {
      await page.goto(`/question-template?template=${templateId}`);
      const { x, y } = await boxOf(page.getByLabel('Template name'));
      return { x: x - 24, y: y - 46 };
    },
  },
  {
    name: 'template-files',
    window: { width: 1000, height: 640 },
    width: 840,
    async show(page, { templateId, agreement }) {
      await page.goto(`/qna?several&template=${templateId}`);
      await page.getByRole('checkbox', { name: agreement.name }).check({ force: true });
      await expect(page.getByText('1 selected')).toBeVisible();
      return fromMain(page);
    },
  },
  {
    name: 'template-answers',
    window: { width: 1100, height: 760 },
    width: 1000,
    async show(page, { batchId }) {
      await page.goto(`/batch?batch=${batchId}`);
      await expect(page.getByRole('heading', { name: 'Batch summary' })).toBeVisible();
      const { x, y } = await boxOf(page.getByRole('group', { name: 'Answers', exact: true }));
      return { x, y: y - 60 };
    },
  },
  {
    name: 'history-list',
    window: { width: 900, height: 640 },
    width: 830,
    async show(page) {
      await page.goto('/history');
      await expect(page.getByRole('link', { name: 'Contract review' })).toBeVisible();
      return fromMain(page);
    },
  },
  {
    name: 'history-search',
    window: { width: 900, height: 640 },
    width: 830,
    async show(page) {
      await page.goto('/history?q=report+units');
      await expect(page.getByText(/^Found: /)).toBeVisible();
      return fromMain(page);
    },
  },
  {
    name: 'history-batch',
    window: { width: 1100, height: 900 },
    width: 640,
    async show(page, { batchId }) {
      await page.goto(`/batch?batch=${batchId}`);
      await expect(page.getByRole('heading', { name: 'Batch summary' })).toBeVisible();
      return fromMain(page);
    },
  },
  {
    name: 'history-more',
    window: { width: 900, height: 640 },
    width: 830,
    async show(page, { itemId }) {
      await page.goto(`/history-element?item=${itemId}`);
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect(page.getByRole('button', { name: 'Less' })).toBeVisible();
      return fromMain(page);
    },
  },
];
