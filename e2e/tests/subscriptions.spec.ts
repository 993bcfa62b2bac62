import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks.ts';
import { fillLogin, type Person } from '../support/people.ts';
import { type ClockedServer, startWithClock } from '../support/moved-clock/start-with-clock.ts';
import { expect, makePerson, test as base } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { openStripeServer } from '../support/stripe.ts';

const DAY_MS = 86_400_000;

const PROVIDERS = ['test', 'stripe'] as const;
type Provider = (typeof PROVIDERS)[number];

/** Plans are enforced and paid for here, and its clock can be moved. */
const testWith = (provider: Provider) =>
  base.extend<object, { server: ClockedServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
      async ({}, use) => {
        let ahead = 0;
        const stripe = await openStripeServer(() => Date.now() + ahead);
        const paidBy = provider === 'stripe' ? stripe.env : {};
        const server = await startWithClock({ TRUST_PROXY: 'true', DEFAULT_PLAN: 'FREE', ...paidBy });
        const moveClock = server.moveClock.bind(server);
        await use(
          Object.assign(server, {
            async moveClock(ms: number) {
              ahead = ms;
              await moveClock(ms);
            },
          }),
        );
        await server.stop();
        await stripe.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i });

/** Presses the button of a page of the checkout, which then leads back to success and to the login. */
async function pay(page: Page, person: Person, press: string) {
  await button(page, press).click();
  await expect(page.getByRole('heading', { name: 'Success, Please login again' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/$/);
}

for (const provider of PROVIDERS) {
  const test = testWith(provider);
  /** Looked at once: the screens are the same with either. */
  const expectLooks: typeof expectAccessible = async (...what) => {
    if (provider === 'test') await expectAccessible(...what);
  };

  test.describe(`paid by ${provider}`, () => {
    test('somebody subscribed whose customer id is missing is told where to turn', async ({
      page,
      server,
    }) => {
      await signIn(page, await makePerson(server), '/robots.txt');
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('auth') ?? '{}');
        session.user.userAttributes = [
          ...session.user.userAttributes.filter(
            ({ Name }: { Name: string }) => !/custom:(subscribed|customerid)/.test(Name),
          ),
          { Name: 'custom:subscribed', Value: '1' },
        ];
        localStorage.setItem('auth', JSON.stringify(session));
      });
      await page.goto('/subscribe');
      await expect(toasts(page)).toContainText('Customer Id for Stripe is not Created');
      await expect(toasts(page)).toContainText('Please Contact Customer Support to creeate Your Id');
      await button(page, 'Ok').click();
      await expect(card(page, 'Origin').getByText('Subscribed')).toBeVisible();
    });

    test('a plan is declined, bought, changed, ended and kept, and the screens say so', async ({
      page,
      server,
    }) => {
      const person = await makePerson(server);
      await page.goto('/plans');
      const heading = page.getByRole('heading', { name: 'Recto Subscriptions' });
      await expect(heading).toBeVisible();
      for (const name of ['Origin', 'Ascend', 'Vatnage', 'Summit'])
        await expect(card(page, name)).toBeVisible();
      await expectLooks(page, heading, 'the plans');

      await signIn(page, person);
      await page.getByRole('link', { name: 'Learn More' }).click();
      await expect(page).toHaveURL(/\/subscribe$/);
      await expect(card(page, 'Origin').getByText('Subscribed')).toBeVisible();

      await button(page, 'Subscribe to Ascend').click();
      await expect(button(page, 'Decline')).toBeVisible();
      if (provider === 'test')
        await expect(page.getByRole('note')).toHaveText('Test checkout: no card is charged.');
      await button(page, 'Decline').click();
      await expect(page).toHaveURL(/\/failure$/);
      await expect(page.getByRole('main')).toHaveText('subscription Failed');
      await page.goto('/subscribe');
      await expect(card(page, 'Origin').getByText('Subscribed')).toBeVisible();

      await button(page, 'Subscribe to Ascend').click();
      await pay(page, person, 'Complete');
      await page.goto('/subscribe');
      await expect(card(page, 'Ascend').getByText('Subscribed')).toBeVisible();
      await expect(card(page, 'Origin').getByText('Subscribed')).toHaveCount(0);
      await expect(card(page, 'Used this month')).toContainText('0 of 750');
      await expectLooks(page, card(page, 'Used this month'), 'the plans beside what is used');

      await button(page, 'Subscribe to Vatnage').click();
      await pay(page, person, 'Confirm');
      await page.goto('/usage');
      await expect(card(page, 'Plan')).toContainText('Vatnage');
      await expect(card(page, 'Questions')).toContainText('left of 650');
      await expect(page.getByText('Statistics are part of Summit')).toBeVisible();
      await expectLooks(page, card(page, 'Questions'), 'the usage');

      await page.goto('/profile');
      const subscription = card(page, 'Subscription');
      await expect(subscription).toContainText('$75 per user per month');
      await button(page, 'Subscription menu').click();
      await page.getByRole('menuitem', { name: 'Cancel Subscription' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
      await expect(dialog).toContainText('Vatnage continues until the end of the subscription period');
      await expectLooks(page, dialog, 'the end of a subscription');
      await dialog.getByLabel('Why do you cancel?').fill('The project is finished.');
      await button(page, 'End Subscription').click();
      await expect(toasts(page)).toContainText('Your Subscription was cancelled');
      await expect(dialog).toHaveCount(0);
      await expect(subscription).toContainText('Ends');
      await expect(button(page, 'Subscription menu')).toHaveCount(0);

      await page.goto('/subscribe');
      await button(page, 'Keep Vatnage').click();
      await pay(page, person, 'Confirm');
      await page.goto('/subscribe');
      await expect(card(page, 'Vatnage')).toContainText('Renews');

      // What is ended is over with its period, without anybody having been told.
      await button(page, 'Subscribe to Origin').click();
      await button(page, 'End Subscription').click();
      await expect(card(page, 'Vatnage')).toContainText('Ends');
      await server.moveClock(32 * DAY_MS);
      await signIn(page, person, '/subscribe');
      await expect(card(page, 'Origin').getByText('Subscribed')).toBeVisible();
      await expect(card(page, 'Used this month')).toContainText('0 of 55');
      await page.goto('/profile');
      await expect(subscription).toContainText('Not Subscribed');
      await page.getByRole('link', { name: 'Choose a plan' }).click();
      await expect(page).toHaveURL(/\/subscribe$/);
    });
  });
}
