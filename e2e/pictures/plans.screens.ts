import { expect, type Page } from '@playwright/test';
import type { PaidPlanId } from '@recto/contract/catalogue';
import { makePerson } from '../support/people.ts';
import { signIn } from '../support/session.ts';
import { buyPlan } from '../support/subscriptions.ts';
import type { Scene, Screen } from './stage.ts';

const TOO_LARGE_BYTES = 18_600_000;

async function openAs({ page, stage }: Scene, plan: PaidPlanId, path: string): Promise<Page> {
  const person = await makePerson(stage.seller);
  await buyPlan(stage.seller, person, plan);
  await signIn(page, person, path);
  return page;
}

const screen = (name: string, show: Screen['show']): Screen => ({ name, viewer: 'customer', show });

/** What is bought, what is used of it, and what a plan does not take. */
export const plansScreens: readonly Screen[] = [
  screen('plans-public', async ({ page }) => {
    await page.goto('/plans');
    await expect(page.getByRole('link', { name: 'Subscribe to Ascend' })).toBeVisible();
  }),
  screen('plans', async (scene) => {
    const page = await openAs(scene, 'PRICE_ID_10', '/subscribe');
    await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();
  }),
  screen('usage', async (scene) => {
    const page = await openAs(scene, 'PRICE_ID_10', '/usage');
    await expect(page.getByRole('region', { name: 'What Vatnage would give' })).toBeVisible();
  }),
  screen('usage-statistics', async (scene) => {
    const page = await openAs(scene, 'PRICE_ID_150', '/usage');
    await expect(page.getByRole('img', { name: /^Questions by day/ })).toBeVisible();
  }),
  screen('profile-cancel', async (scene) => {
    const page = await openAs(scene, 'PRICE_ID_10', '/profile');
    await page.getByRole('button', { name: 'Subscription menu' }).click();
    await page.getByRole('menuitem', { name: 'Cancel Subscription' }).click();
    await page
      .getByLabel('Why do you cancel?')
      .fill('The lease project is finished; we will be back in spring.');
  }),
  screen('upload-plan', async (scene) => {
    const page = await openAs(scene, 'PRICE_ID_10', '/upload');
    await page.getByLabel('Choose documents').setInputFiles([
      {
        name: 'Tender drawings A1.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(TOO_LARGE_BYTES, 'x'),
      },
      { name: 'Lease 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 lease') },
    ]);
    await expect(page.getByText('1 in this upload')).toBeVisible();
  }),
];
