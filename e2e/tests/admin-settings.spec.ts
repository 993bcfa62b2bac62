import { passagesIn, startModelServer } from '@recto/testing/language-model';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
let admin: Person;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  model = await startModelServer('openai-compatible');
  server = await startServer();
  admin = await makePerson(server);
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

const QUOTE = 'The Customer shall pay each correct invoice within 30 days of receiving it';
const answer = () =>
  model.respond(({ input }) => {
    const passage =
      passagesIn(input).find(({ text }) => text.replace(/\s+/g, ' ').includes(QUOTE))?.id ?? 'P1';
    const claims = [{ text: 'Within 30 days.', citations: [{ passage, quote: QUOTE }], calculation: null }];
    return { reply: { answered: true, claims } };
  });

test('an administrator sets a language model up, tests it and does without it again', async ({ page }) => {
  await signIn(page, admin, '/profile');
  const hint = page.getByText(`npx recto admin grant ${admin.email}`);
  await expectAccessible(page, hint, 'the profile where nobody administers');
  await server.makeAdmin(admin.email);

  await signIn(page, admin, '/admin?tab=settings');
  const settings = page.getByRole('list', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Test storage' }).click();
  await expect(settings.getByRole('listitem', { name: 'Storage' }).getByText('Working')).toBeVisible();
  await expectAccessible(page, settings, 'settings');

  // Where a server answers on this machine the card names it, and leads here too.
  const isFound = await page.getByRole('button', { name: 'Another one…' }).isVisible();
  await page.getByRole('button', { name: isFound ? 'Another one…' : 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language model' });
  await dialog.getByLabel('Address').fill('http://169.254.169.254/v1');
  await dialog.getByLabel('Model', { exact: true }).fill('llama3.1:8b');
  await dialog.getByLabel('Key').fill('sk-secret');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/services of the cloud/)).toBeVisible();
  model.respond({ status: 404 });
  await dialog.getByLabel('Address').fill(model.url);
  await dialog.getByRole('button', { name: 'Try and use it' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Nothing was changed\. It does not know this model/);
  await expectAccessible(page, dialog.getByRole('alert'), 'a model that does not answer');
  answer();
  await dialog.getByRole('button', { name: 'Try and use it' }).click();

  const card = page.getByRole('region', { name: 'Language model' });
  await expect(card.getByRole('heading', { name: 'llama3.1:8b answers questions' })).toBeVisible();
  await expect(card.getByText(QUOTE)).toBeVisible();
  await expectAccessible(page, card.getByText(QUOTE), 'the model that answers');
  model.respond({ status: 503 });
  await card.getByRole('button', { name: 'Test language model' }).click();
  await expect(card.getByText(/Not answering since/)).toBeVisible();
  await expectAccessible(page, card.getByText(/Not answering since/), 'the model that fails');
  await card.getByRole('button', { name: 'Do without it' }).click();
  await expect(card).toBeHidden();
});
