import { readFile } from 'node:fs/promises';
import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { startTranslationServer } from '@recto/testing/translation';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { startServer } from '../support/server.ts';
import { plantSession, signIn } from '../support/session.ts';

const CONTRACT = [
  'Term and renewal',
  'This Agreement runs for 36 months.',
  'A service credit already granted remains with the Customer. The Customer pays 18 euros each month.',
].join('\n\n');
const TERMS = 'en\tde\nservice credit\tServicegutschrift\nCustomer;Auftraggeber\nAgreement\tVertrag\n';

let provider: Awaited<ReturnType<typeof startTranslationServer>>;
let server: Awaited<ReturnType<typeof startServer>>;

test.describe('with a provider', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });
  test.beforeAll(async () => {
    provider = await startTranslationServer('deepl');
    server = await startServer({
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_BASE_URL: provider.url,
      TRANSLATION_API_KEY: 'a-key',
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await provider.close();
  });

  test('a file is translated by an imported terminology, corrected by hand and downloaded', async ({
    page,
  }) => {
    const person = await makePerson(server);
    const library = await openLibrary(server, person);
    const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
    await api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
    const file = await library.settled(await library.send('Agreement.txt', Buffer.from(CONTRACT)));
    await plantSession(page, person);

    await page.goto('/translate?terminology=new');
    await page.getByRole('textbox', { name: 'Name of the terminology' }).fill('Contracts');
    const terms = { name: 'terms.tsv', mimeType: 'text/tab-separated-values', buffer: Buffer.from(TERMS) };
    await page.getByLabel('File of terms').setInputFiles(terms);
    await expect(page.getByText(/Line 3: one column instead of 2/)).toBeVisible();
    await expectAccessible(page, page.getByText('1 line cannot be read'), 'an import with a broken line');
    await page.getByRole('button', { name: 'Import 2 lines, leave out 1' }).click();
    await expect(page.getByRole('link', { name: /Contracts English, German · 2 terms/ })).toBeVisible();

    await page.goto(`/translate?file=${file._id}`);
    await page.getByRole('combobox', { name: 'Terminology' }).selectOption({ label: 'Contracts' });
    await page.getByRole('combobox', { name: 'Language of the translation' }).selectOption('German');
    await expectAccessible(page, page.getByText('Agreement.txt'), 'what is to be translated');
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByText('Terminology: 2 of 2 terms occur')).toBeVisible();
    const sentence = page.getByRole('button', { name: /^A Servicegutschrift already granted/ });
    await sentence.click();
    await expectAccessible(page, page.getByRole('button', { name: 'Correct' }), 'a translation');

    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('textbox', { name: 'Translation of the sentence' }).fill('Eine Gutschrift bleibt.');
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText('corrected by you')).toBeVisible();
    await expect(page.getByText('term not applied')).toBeVisible();
    await page.getByRole('button', { name: 'It is right' }).click();
    await expect(page.getByText('Nothing on this page.')).toBeVisible();

    const written = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: /^Plain text/ }).click();
    const download = await written;
    expect(download.suggestedFilename()).toBe('Agreement in German.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain('Eine Gutschrift bleibt.');
  });

  test('a text is translated as it is typed, and says why it is not', async ({ page }) => {
    const person = await makePerson(server);
    const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
    await plantSession(page, person);
    await page.goto('/translate');
    await page
      .getByRole('textbox', { name: 'Text to translate' })
      .fill('The customer pays 120 euros each month.');
    await page.getByRole('combobox', { name: 'Language of the translation' }).selectOption('Arabic');
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(page.getByText(/switched off in your profile/)).toBeVisible();
    await api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    const translated = page.getByRole('button', { name: 'The customer pays 120 euros each month. (ar)' });
    await expect(translated).toBeVisible();
    await expect(translated.locator('xpath=..')).toHaveAttribute('dir', 'rtl');
  });
});

test('without a provider that is said, and what was corrected is filled in', async ({
  page,
  server: shared,
}) => {
  await signIn(page, await makePerson(shared), '/translate');
  await expect(page.getByText(/No translation provider is set up here/)).toBeVisible();
  const intoGerman = async () => {
    await page.getByRole('textbox', { name: 'Text to translate' }).fill('The customer pays each month.');
    await page.getByRole('combobox', { name: 'Language of the translation' }).selectOption('German');
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
  };
  await intoGerman();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText(/None of its sentences was corrected before/)).toBeVisible();
  // Cut where a space stands, which stays.
  const parts = page.getByTitle('The customer pays each month.').locator('[aria-hidden]');
  expect(
    (await parts.evaluateAll((all) => all.map((part) => (part as HTMLElement).innerText))).join(''),
  ).toBe('The customer pays each month.');
  await page.getByRole('button', { name: 'The customer pays each month.' }).click();
  await page.getByRole('button', { name: 'Translate by hand' }).click();
  await page
    .getByRole('textbox', { name: 'Translation of the sentence' })
    .fill('Der Kunde zahlt jeden Monat.');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('corrected by you')).toBeVisible();

  await page.goto('/translate');
  await intoGerman();
  await expect(page.getByRole('button', { name: 'Der Kunde zahlt jeden Monat.' })).toBeVisible();
  await expect(page.getByText(/1 sentence that you have corrected before is filled in/)).toBeVisible();
});
