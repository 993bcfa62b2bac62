import type { Page } from '@playwright/test';
import { contract } from '@recto/contract';
import type { PaidPlanId } from '@recto/contract/catalogue';
import { ask, connect, logIn, makeTemplate, uploadAndWait } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { expectAccessible } from '../support/looks.ts';
import { fillLogin, type Person } from '../support/people.ts';
import { type ClockedServer, startWithClock } from '../support/moved-clock/start-with-clock.ts';
import { expect, makePerson, test as base } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { openStripeServer, type StripeServer } from '../support/stripe.ts';
import { buyPlan } from '../support/subscriptions.ts';

const DAY_MS = 86_400_000;

const PROVIDERS = ['test', 'stripe'] as const;
type Provider = (typeof PROVIDERS)[number];

/** Plans are enforced and paid for here, and its clock can be moved. */
const testWith = (provider: Provider) =>
  base.extend<object, { server: ClockedServer & { readonly stripe: StripeServer } }>({
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
            stripe,
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

const CATALOGUE_PRICES: readonly (readonly [PaidPlanId, string])[] = [
  ['PRICE_ID_10', 'Ascend$10 per user per month'],
  ['PRICE_ID_75', 'Vatnage$75 per user per month'],
  ['PRICE_ID_150', 'Summit$150 per user per month'],
];
/** What only a provider can say that knows more prices than the catalogue. */
const OTHER_PRICES: readonly (readonly [price: string, shown: string])[] = [
  ['price_15', '$15per user per month'],
  ['price_185', '$185per user per month'],
  ['price_255', '$255per user per month'],
  ['price_other', 'Not Subscribed'],
];

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
    if (provider === 'test')
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

    if (provider === 'stripe')
      test('the card of the profile knows every amount that may be paid', async ({ page, server }) => {
        const person = await makePerson(server);
        const expectShown = async (shown: string) => {
          await page.reload();
          await expect(card(page, 'Subscription')).toContainText(shown);
        };
        const first = 'PRICE_ID_10';
        await buyPlan(server, person, first);
        await signIn(page, person, '/profile');
        for (const [plan, shown] of CATALOGUE_PRICES) {
          if (plan !== first) await buyPlan(server, person, plan);
          await expectShown(shown);
        }
        await expectAccessible(page, card(page, 'Subscription'), 'what is paid for');
        const bought = [...server.stripe.subscriptions.values()].at(-1);
        if (!bought) throw new Error('nothing was bought');
        for (const [price, shown] of OTHER_PRICES) {
          bought.price = price;
          await expectShown(shown);
        }
      });

    if (provider === 'test')
      test('a question beyond the limit is refused with what is used, when there is more and the plan that allows it', async ({
        page,
        server,
      }) => {
        const person = await makePerson(server);
        const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
        const texts = ['one', 'two', 'three'].map((number) => `The rent of house ${number} is 900 euros.`);
        const fileIds: string[] = [];
        for (const text of texts)
          fileIds.push((await uploadAndWait(api, { name: 'lease.pdf', content: tinyPdf([[text]]) }))._id);
        const [fileId = ''] = fileIds;
        const questions = Array.from({ length: 18 }, (_, at) => `What is rent number ${at + 1}?`);
        const { _id: templateId } = await makeTemplate(api, { name: 'Rents', questions });
        await api.call(contract.batches.start, { body: { fileIds, templateId } });
        await ask(api, fileId, 'Which house is it?');

        await signIn(page, person, `/chat?file=${fileId}`);
        const field = page.getByRole('textbox', { name: 'Ask about this document' });
        await field.fill('What is the rent?');
        await field.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Limit of your plan' });
        await expect(dialog).toContainText('55 of 55 questions used');
        await expect(dialog).toContainText('Ascend allows 750 questions a month.');
        await expectAccessible(page, dialog, 'a limit that is reached');
        await dialog.getByRole('link', { name: 'See the plans' }).click();
        await expect(page).toHaveURL(/\/subscribe$/);
        await expect(card(page, 'Used this month')).toContainText('55 of 55');
      });

    const journey = provider === 'test' ? 'declined, bought, changed, ended and kept' : 'declined and bought';
    test(`a plan is ${journey}, and the screens say so`, async ({ page, server }) => {
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
      await expectLooks(page, page.getByRole('main'), 'a payment that was declined');
      await page.goto('/subscribe');
      await expect(card(page, 'Origin').getByText('Subscribed')).toBeVisible();

      await button(page, 'Subscribe to Ascend').click();
      await pay(page, person, 'Complete');
      await page.goto('/subscribe');
      await expect(card(page, 'Ascend').getByText('Subscribed')).toBeVisible();
      await expect(card(page, 'Origin').getByText('Subscribed')).toHaveCount(0);
      await expect(card(page, 'Used this month')).toContainText('0 of 750');
      // From here on the pages of the provider are as they were; `subscriptions.test.ts` goes on with either of them.
      if (provider === 'stripe') return;
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
