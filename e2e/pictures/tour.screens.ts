import { expect, type Page } from '@playwright/test';
import type { Screen } from './stage.ts';

/** Opens the tour at a topic and turns to one of its steps. */
async function showTopic(page: Page, topic: string, step: number) {
  await page.goto(`/files?tour=${topic}`);
  await expect(page.getByRole('dialog', { name: 'Guided tour' })).toBeVisible();
  for (let turn = 1; turn < step; turn++) await page.keyboard.press('ArrowRight');
  const slide = page.getByRole('group', { name: `${step} of 4`, exact: true });
  await expect(slide).toBeVisible();
  await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode());
}

/** Begins the walk anew and goes on to one of its steps. */
async function walkTo(page: Page, step: number) {
  await showTopic(page, '', 1);
  await page.getByRole('button', { name: 'Walk over the menu' }).locator('visible=true').click();
  for (let turn = 1; turn < step; turn++)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Step ${step} of`);
  await expect(page.getByRole('alertdialog').getByRole('button').last()).toBeFocused();
}

const topic = (name: string, id: string, step: number): Screen => ({
  name,
  viewer: 'reader',
  show: ({ page }) => showTopic(page, id, step),
});

/** To be taken last: a walk that was begun lies over whatever comes after it. */
export const tourScreens: readonly Screen[] = [
  topic('tour', 'files-usage', 3),
  topic('tour-chat', 'chat-usage', 4),
  { name: 'tour-steps', viewer: 'reader', show: ({ page }) => walkTo(page, 2) },
  { name: 'tour-last', viewer: 'reader', show: ({ page }) => walkTo(page, 3) },
  {
    name: 'tour-beacon',
    viewer: 'reader',
    async show({ page }) {
      await walkTo(page, 2);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open the dialog' })).toBeVisible();
    },
  },
];
