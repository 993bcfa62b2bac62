import type { Question } from '@recto/contract/questions';
import type { FileItem } from '@recto/contract/library';
import type { Page } from '@playwright/test';
import { type Person } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { makeAsker } from '../support/reader.ts';
import { plantSession } from '../support/session.ts';
import { CLOSEST_TITLE, showAsClosest, showAsLead } from '../support/shown-answers.ts';

const QUESTION = 'What was revenue in 2025?';
const FOUND_ON = 'Answer found on Pages : ';

async function openAnswer(
  page: Page,
  { person, report, asked }: { person: Person; report: FileItem; asked: Question },
) {
  await plantSession(page, person);
  await page.goto(`/chat?file=${report._id}&question=${asked._id}`);
  const answer = page.getByRole('article', { name: 'Answer' });
  await expect(answer.getByText(FOUND_ON)).toBeVisible();
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');
  return answer;
}

test('an answer is green only once somebody accepted it, and stays so', async ({ page, server }) => {
  const { person, library, report } = await makeAsker(server);
  const asked = await library.ask(report, QUESTION);
  const answer = await openAnswer(page, { person, report, asked });
  await expect(answer.getByText(/word for word on/)).toBeVisible();
  await expect(answer.locator('[class*="text-added"]')).toHaveCount(0);
  await answer.getByRole('button', { name: 'Accept' }).click();
  const accepted = answer.getByRole('button', { name: 'Accepted', pressed: true });
  await expect(accepted).toBeVisible();
  await expect(accepted).toBeFocused();
  await page.reload();
  await expect(accepted).toBeVisible();
  await accepted.click();
  await expect(answer.getByRole('button', { name: 'Accept', pressed: false })).toBeVisible();
});

test('what is wrong gives way to another passage, with a reason and a note, and comes back by Undo', async ({
  page,
  server,
}) => {
  const { person, library, report } = await makeAsker(server);
  const asked = await library.ask(report, QUESTION);
  const answer = await openAnswer(page, { person, report, asked });
  const before = (await answer.getByRole('paragraph').first().textContent()) ?? '';
  await answer.getByRole('button', { name: 'Wrong' }).click();
  const form = answer.getByRole('form', { name: 'What is the matter with this answer' });
  await expect(form).toBeInViewport({ ratio: 1 });
  const hasNext = asked.claims.some(({ isFurther }) => isFurther);
  if (hasNext) await expect(answer.getByRole('paragraph').first()).not.toHaveText(before);
  await form.getByRole('button', { name: 'Not what I asked' }).click();
  await expect(form.getByRole('button', { name: 'Not what I asked', pressed: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Note' }).fill('See the page on employees.');
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('employees')),
  );
  await page.keyboard.press('Enter');
  await saved;
  await expect(form.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('See the page on employees.');
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form).toHaveCount(0);
  await expect(answer.getByRole('paragraph').first()).toHaveText(before);
});

test('further passages unfold by keys, and lead to their place without yellow', async ({ page, server }) => {
  const { person, library, report } = await makeAsker(server);
  await showAsLead(page);
  const asked = await library.ask(report, QUESTION);
  const answer = await openAnswer(page, { person, report, asked });
  await expect(page.getByTestId('mark').first()).toBeAttached();
  await expect(page.getByTestId('passage')).toHaveCount(0);
  const list = answer.getByRole('list', { name: 'Further passages' });
  await expect(list).toHaveCount(0);
  await answer.getByRole('button', { name: /^Further passages/ }).focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByTestId('passage').first()).toBeVisible();
  await page.reload();
  await expect(list.locator('[aria-current]')).toHaveCount(1);
});

test('a closest passage is dashed and claims nothing, until somebody says that it answers', async ({
  page,
  server,
}) => {
  const { person, library, report } = await makeAsker(server);
  await showAsClosest(page);
  const asked = await library.ask(report, QUESTION);
  const answer = await openAnswer(page, { person, report, asked });
  await expect(answer.getByText(CLOSEST_TITLE)).toBeVisible();
  await expect(answer).toContainText('in so many words.');
  await expect(answer.getByRole('button', { name: /^Source/ })).toHaveCount(0);
  await expect(page.getByTestId('passage').first()).toBeVisible();
  await expect(page.getByTestId('mark')).toHaveCount(0);
  // A stroke outside of the room of its line would cross the next.
  const beyond = await page
    .getByTestId('passage')
    .first()
    .evaluate((outline) => {
      const room =
        (Number.parseFloat(outline.style.height) / 100) * (outline.parentElement?.clientHeight ?? 0);
      return outline.getBoundingClientRect().height - room;
    });
  expect(Math.abs(beyond)).toBeLessThan(1);
  await expect(answer.getByRole('button', { name: 'Highlight' })).toBeVisible();

  await answer.getByRole('button', { name: 'This answers it' }).first().click();
  await expect(answer.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Source 1' })).toBeVisible();
  await expect(page.getByTestId('mark').first()).toBeVisible();
  await page.reload();
  await expect(answer.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await answer.getByRole('button', { name: 'Accepted' }).click();
  await expect(answer.getByText(CLOSEST_TITLE)).toBeVisible();
});

/** The questions that the home page offers for the sample, with what the first thing shown must say. */
const OFFERED = [
  ['Why did production in Gdynia start late?', 'because a supplier of clean-room equipment became insolvent'],
  ['How many Clarion units were delivered?', '214 Clarion units'],
  ['How much revenue came from North America?', 'North America: €44.7 million (2025)'],
] as const;

test('the first thing shown answers each question that the sample offers', async ({ page, server }) => {
  const { person, library, report } = await makeAsker(server);
  await plantSession(page, person);
  for (const [question, said] of OFFERED) {
    const { _id } = await library.ask(report, question);
    await page.goto(`/chat?file=${report._id}&question=${_id}`);
    const card = page.getByTestId('question').filter({ hasText: question });
    const answer = card.getByRole('article', { name: 'Answer' });
    const closest = answer.getByRole('list', { name: CLOSEST_TITLE }).getByRole('listitem').first();
    const lead = answer.getByRole('paragraph').first();
    await expect(closest.or(lead).filter({ hasText: said }).first()).toBeVisible();
  }
});
