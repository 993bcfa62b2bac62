import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSsoStage, type SsoStage } from '../support/openid-provider.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { button } from '../support/sso.ts';
import { recordOf } from '../support/tabs.ts';

const PRODUCT_NAME = 'Żółw & Co; "Docs" = ok';

/** Serves the script of a chat assistant, as its maker would. */
async function serveAssistant() {
  const maker = createServer((_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`const bubble = document.createElement('aside');
      bubble.id = 'assistant'; bubble.textContent = 'Hello'; document.body.append(bubble);`);
  });
  await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
  const source = `http://127.0.0.1:${(maker.address() as AddressInfo).port}/assistant.js`;
  return { source, close: () => maker.close() };
}

// What only the environment of the server decides, on one server.
let assistant: Awaited<ReturnType<typeof serveAssistant>>;
let stage: SsoStage;

test.use({ baseURL: async ({ baseURL }, use) => use(stage?.server.url ?? baseURL) });

test.beforeAll(async () => {
  assistant = await serveAssistant();
  stage = await openSsoStage({ PRODUCT_NAME, CHAT_WIDGET_SRC: assistant.source });
});

test.afterAll(async () => {
  await stage.close();
  assistant.close();
});

test('the cookie of the one tab bears whatever name the product has', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    `Sorry! You can only have ${PRODUCT_NAME} application opened in one tab`,
  );
  expect((await recordOf(context, encodeURIComponent(PRODUCT_NAME)))?.tab).toMatch(/^tab-/);
});

test('the chat assistant comes with the profile page alone, and goes with it', async ({ page }) => {
  await signIn(page, await makePerson(stage.server));
  const script = page.locator(`script[src="${assistant.source}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(script).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.locator('#assistant')).toHaveText('Hello');
  await expect(script).toHaveAttribute('async');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await expect(page.locator('#assistant')).toHaveCount(0);
  await expect(script).toHaveCount(0);
});

test('a provider that is away is said, and the password still works', async ({ page }) => {
  // One that has never answered: what a provider has said about itself is kept.
  stage.acme.goAway();
  const { email, password } = await makePerson(stage.server);
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in provider does not answer just now.');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Adaline/ })).toBeVisible();
});
