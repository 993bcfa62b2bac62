import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { passagesIn, startModelServer } from '@recto/testing/language-model';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
/** One for all of them, since each changes what everybody has. */
let server: Awaited<ReturnType<typeof startServer>>;
let admin: Person;
let isAdmin = false;
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

async function makeAdmin(): Promise<void> {
  if (!isAdmin) await server.makeAdmin(admin.email);
  isAdmin = true;
}

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
  await makeAdmin();

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

test('an administrator creates a user, shuts the account and deletes it, and reads of it afterwards', async ({
  page,
}) => {
  await makeAdmin();
  const email = 'guest@northwind.example';
  await signIn(page, admin, '/admin');
  await page.getByRole('button', { name: 'Create user' }).click();
  const create = page.getByRole('dialog', { name: 'Create user' });
  await create.getByLabel('Email').fill(email);
  await create.getByLabel('Name', { exact: true }).fill('Audit');
  await create.getByLabel('Last name').fill('Guest');
  await page.keyboard.press('Enter');
  const created = page.getByRole('dialog', { name: 'User created' });
  const password = await created.getByLabel('Temporary password').innerText();
  expect(password.length).toBeGreaterThan(12);
  await expectAccessible(page, created, 'a password that is shown once');
  await page.keyboard.press('Escape');
  await expect(page.getByText(password)).toBeHidden();

  const users = page.getByRole('group', { name: 'Users' });
  const row = users.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('temporary password');
  await expectAccessible(page, users, 'the users');
  const act = async (item: string, button: string) => {
    await row.getByRole('button', { name: `Actions for ${email}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await act('Disable', 'Disable user');
  await expect(row).toContainText('disabled');
  await page.getByLabel('Find by name or e-mail').fill('aud');
  // A menu goes with its row, which the answer brings anew.
  await expect(users.getByRole('row', { name: admin.email })).toBeHidden();
  await act('Delete user', 'Delete user');
  await expect(page.getByText('Nobody found')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('listitem').filter({ hasText: email });
  await expect(entries).toHaveText([/deleted guest@/, /disabled guest@/, /created guest@.* as Member/]);
  await expectAccessible(page, entries.first(), 'the audit log');
});

test('an administrator stops and starts the worker, tells everybody something and reads what people write', async ({
  page,
}) => {
  await makeAdmin();
  const person = await makePerson(server);
  const api = connect(server.url);
  const { AccessToken } = await logIn(api, person);
  const text = 'The page was found at once.\nThank you!';
  await api.withToken(AccessToken).call(contract.feedback.send, { body: { text, page: '/chat' } });

  await signIn(page, admin, '/admin?tab=messages');
  const workers = page.getByRole('region', { name: 'Processing workers' });
  const row = workers.getByRole('row', { name: /worker-1/ });
  await expect(row).toContainText('nothing to do');
  await row.getByRole('button', { name: 'Stop worker-1' }).click();
  await expect(row).toContainText(`stopped by ${admin.email}`);
  await expect(workers).toContainText('0 of 1 running');
  await expectAccessible(page, row, 'a stopped worker');
  await workers.getByRole('button', { name: 'Check and start' }).click();
  await expect(workers).toContainText('1 of 1 running');

  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback.getByRole('listitem')).toHaveText(/on \/chat.*The page was found at once\./s);
  const notice = page.getByRole('status', { name: 'Notice of the operators' });
  await expect(notice).toBeEmpty();
  await page.getByLabel('Notice to everybody').fill('Away from 18:00 <b>to</b> 18:30.');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(notice).toHaveText('Away from 18:00 <b>to</b> 18:30.');
  await expectAccessible(page, notice, 'the notice');

  await signIn(page, person, '/files');
  await expect(notice).toHaveText('Away from 18:00 <b>to</b> 18:30.');
  await notice.getByRole('button', { name: 'Hide the notice' }).click();
  await expect(notice).toBeEmpty();
});
