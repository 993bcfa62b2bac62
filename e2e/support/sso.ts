import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSsoStage, type ProviderPerson, type SsoStage } from './openid-provider.ts';
import { expect, test as base } from './product.ts';

/** The product is configured by the environment alone, with a provider that speaks to it over HTTP. */
export const test = base.extend<object, { stage: SsoStage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const stage = await openSsoStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [async ({ stage }, use) => use(stage.server), { scope: 'worker' }],
});

export { expect };

export const button = (page: Page) => page.getByRole('link', { name: 'Continue with single sign-on' });
export const loginForm = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' });
export const card = (page: Page) => page.getByRole('region', { name: 'Single sign-on' });

export const newEmployee = (more: Partial<ProviderPerson> = {}): ProviderPerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@acme.example`,
  email_verified: true,
  given_name: 'Wilhelmina',
  family_name: 'Acme',
  ...more,
});

/** Answers the page of the provider that is shown. */
export async function answer(page: Page, { sub }: ProviderPerson, what = 'Sign in at Acme') {
  await expect(page.getByRole('heading', { name: 'Acme' })).toBeVisible();
  await page.getByLabel('Who are you?').selectOption(sub);
  await page.getByRole('button', { name: what }).click();
}

/** Neither a step of the browser's history nor what is stored holds anything of the way back. */
export async function expectNothingKept(page: Page, codes: readonly string[] = []) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const history = async () => {
    const { entries } = await devtools.send('Page.getNavigationHistory');
    return entries.filter(({ url }) => url.startsWith(origin)).map(({ url }) => url);
  };
  expect((await history()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await history()).filter((url) => /#|sso/.test(url))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(codes.filter((code) => stored.includes(code))).toEqual([]);
}

export async function skipTour(page: Page) {
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeHidden();
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: /@/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(loginForm(page)).toBeVisible();
}
