import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, type Person, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/session.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let admin: Person;
let person: Person;
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
test.beforeAll(async () => {
  server = await startServer();
  [admin, person] = [await makePerson(server), await makePerson(server)];
  await server.makeAdmin(admin.email);
});
test.afterAll(() => server.stop());

test('an administrator stops and starts the worker, tells everybody something and reads what people write', async ({
  page,
}) => {
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
