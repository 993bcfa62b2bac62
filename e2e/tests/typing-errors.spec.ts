import { expectAccessible } from '../support/looks.ts';
import { expect, test } from '../support/product.ts';
import { makeAsker } from '../support/reader.ts';
import { plantSession } from '../support/session.ts';

const TYPED = 'How much revnue came from North America?';

test('a typing error is put right and told, and the words as they were typed can be asked for', async ({
  page,
  server,
}) => {
  const { person, report } = await makeAsker(server);
  await plantSession(page, person);
  await page.goto(`/chat?file=${report._id}`);
  await page.getByRole('textbox', { name: 'Ask about this document' }).fill(TYPED);
  await page.keyboard.press('Enter');

  const questions = page.getByTestId('question');
  const line = page.getByText('Searched for: revenue · as typed');
  await expect(line).toBeVisible();
  await expect(page.getByRole('status', { name: 'News of the conversation' })).toContainText(
    'Searched for revenue.',
  );
  await expectAccessible(page, line, 'a corrected question');

  const undo = page.getByRole('button', { name: 'as typed: search for “revnue” instead' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(2);
  const exact = questions.nth(1);
  await expect(exact.getByRole('heading', { name: TYPED })).toBeVisible();
  await expect(exact.getByRole('article', { name: 'Answer' })).toHaveAttribute('aria-busy', 'false');
  await expect(line).toHaveCount(1);

  // Both stay as they are.
  await page.reload();
  await expect(questions).toHaveCount(2);
  await expect(questions.nth(0).getByText(/^Searched for:/)).toBeVisible();
  await expect(exact.getByText(/^Searched for:/)).toHaveCount(0);
});
