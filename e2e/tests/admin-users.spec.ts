import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let admin: Person;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  server = await startServer();
  admin = await makePerson(server);
  await server.makeAdmin(admin.email);
});
test.afterAll(() => server.stop());

test('an administrator creates a user, shuts the account and deletes it, and reads of it afterwards', async ({
  page,
}) => {
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
  await act('Delete user', 'Delete user');
  await expect(page.getByText('Nobody found')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('listitem').filter({ hasText: email });
  await expect(entries).toHaveText([/deleted guest@/, /disabled guest@/, /created guest@.* as Member/]);
  await expectAccessible(page, entries.first(), 'the audit log');
});
