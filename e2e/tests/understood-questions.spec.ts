import { expectAccessible } from '../support/looks.ts';
import { expect, test } from '../support/product.ts';
import { makeAsker } from '../support/reader.ts';
import { plantSession } from '../support/session.ts';

const TYPED = 'How much revnue came from North America?';

test('typing errors are put right and follow-ups take up the question before, and both can be taken back', async ({
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

  // A follow-up takes up the question before it, until that is removed.
  const field = page.getByRole('textbox', { name: 'Ask about this document' });
  await field.fill('And from China?');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Ask without “/ });
  await expect(remove).toHaveCount(1);
  await expect(questions.nth(2).getByText('about:')).toBeVisible();
  await expect(questions.nth(2).getByRole('article', { name: 'Answer' })).toContainText('Revenue');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(4);
  await expect(questions.nth(3).getByText(/^Each question stands alone/)).toBeVisible();
  const anew = questions.nth(3).getByRole('article', { name: 'Answer' });
  await expect(anew).toHaveAttribute('aria-busy', 'false');
  await expect(anew).not.toContainText('Revenue');
  await expect(remove).toHaveCount(1);
  await page.goto(`/chat?file=${report._id}`);
  await expectAccessible(page, remove, 'a follow-up');
});
