import { readFile } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title = "run"</script>';
const EARLIER = [
  'The fee is EUR 18,400 a month.',
  'Notice is given 90 days ahead.',
  'Nothing else is agreed.',
];
const LATER = [
  'The fee is EUR 19,900 a month.',
  'Notice is given 60 days ahead.',
  HOSTILE,
  'Nothing else is agreed.',
];

test('a report is downloaded, shows both texts without a network, and nothing of a document runs in it', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const files = [];
  for (const [at, lines] of [EARLIER, LATER].entries())
    files.push(
      await library.settled(await library.send(`Lease_v${at + 1}.txt`, Buffer.from(lines.join('\n\n')))),
    );
  const { AccessToken } = await logIn(connect(server.url), person);
  const fileIds = files.map(({ _id }) => _id);
  const { comparisonId } = await connect(server.url, AccessToken).call(contract.comparisons.start, {
    body: { fileIds },
  });
  await signIn(page, person, `/view-comparison?comparison=${comparisonId}`);
  await page.getByRole('button', { name: 'Report' }).click();
  const menu = page.getByRole('menu');
  await expectAccessible(page, menu, 'the menu of reports');
  const downloading = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: /^Report/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Lease_v1 compared with Lease_v2.html');
  const source = await readFile(await file.path(), 'utf8');

  await page.context().setOffline(true);
  const report = await page.context().newPage();
  const requests: string[] = [];
  report.on('request', (request) => requests.push(request.url()));
  await report.setContent(source);
  await expect(report.locator('p.text-marked del', { hasText: '18,400' })).toBeVisible();
  await expect(report.locator('p.text-marked ins', { hasText: '19,900' })).toBeVisible();
  await expect(report.locator('p.text-marked', { hasText: HOSTILE })).toBeVisible();
  await expect(report).toHaveTitle('Lease_v1 compared with Lease_v2');
  expect(requests).toEqual([]);
});
