import type { Locator, Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { longPdf } from '@recto/testing/pdf';
import { fillLogin } from '../support/people.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { makeAsker, theReader } from '../support/reader.ts';
import { signIn } from '../support/session.ts';
import { showAllAsLead } from '../support/shown-answers.ts';
import { blockSocket, holdSocket } from '../support/socket.ts';
import { loadToasts } from '../support/toasts.ts';

const QUESTION = 'How many Clarion units were delivered?';
const OTHER_QUESTION = 'How many people does the company employ?';
const THIRD_QUESTION = 'What was the revenue?';
const UNANSWERABLE = 'Which football club does the office sponsor?';
const FOUND_ON = 'Answer found on Pages : ';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: /ask/i });
const questionsOf = (page: Page) =>
  page.getByRole('list', { name: 'Questions' }).getByRole('heading', { level: 3 });
const answerTo = (page: Page, question: string) =>
  page.getByTestId('question').filter({ hasText: question }).getByRole('article', { name: 'Answer' });
const currentMark = (page: Page) => page.locator('.viewer-ink-current [data-testid=mark]').first();

async function ask(page: Page, question: string) {
  await fieldOf(page).fill(question);
  await fieldOf(page).press('Enter');
}

async function pageIsDrawn(page: Page) {
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');
}

test('a new account gets its first cited answer from the sample within a minute', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Welcome, Adaline' })).toBeVisible();
  const begun = Date.now();
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page).toHaveURL(/\/chat\?file=/);
  await ask(page, QUESTION);
  const answer = answerTo(page, QUESTION);
  await expect(answer.getByText(FOUND_ON)).toBeVisible();
  await expect(answer).toContainText('214');
  await expect(currentMark(page)).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);

  await page.goto('/files');
  await expect(page.getByRole('row', { name: /Complete/ })).toHaveCount(3);
});

test('a question of the sample card is asked with one click', async ({ page, server }) => {
  const person = await makePerson(server);
  await signIn(page, person);
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(page).toHaveURL(/\/chat\?file=.*&question=/);
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
});

test('what is not in the document is said to be missing, without a page line', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  await signIn(page, person, `/chat?file=${report._id}`);
  await ask(page, UNANSWERABLE);
  const answer = answerTo(page, UNANSWERABLE);
  await expect(answer.getByText('No matching passage')).toBeVisible();
  await expect(answer).toContainText('6 of 6 pages');
  await expect(answer.getByText(FOUND_ON)).toHaveCount(0);
  await expect(answer.getByRole('button', { name: 'Highlight' })).toHaveCount(0);
  await pageIsDrawn(page);
  await expect(page.getByTestId('mark')).toHaveCount(0);

  await answer.getByRole('button', { name: 'Ask it in other words' }).click();
  await expect(fieldOf(page)).toHaveValue(UNANSWERABLE);
  await expect(fieldOf(page)).toBeFocused();
});

test('the conversation is there after a reload, oldest question first', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  await signIn(page, person, `/chat?file=${report._id}`);
  await ask(page, QUESTION);
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
  await ask(page, UNANSWERABLE);
  await expect(answerTo(page, UNANSWERABLE).getByText('No matching passage')).toBeVisible();
  await expect(questionsOf(page)).toHaveText([QUESTION, UNANSWERABLE]);
  await expect(answerTo(page, QUESTION)).toContainText('214');

  await page.goto(`/chat?file=${report._id}`);
  await expect(questionsOf(page)).toHaveText([QUESTION, UNANSWERABLE]);
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
  await expect(answerTo(page, QUESTION)).toContainText('214');
  await expect(fieldOf(page)).toHaveValue('');
});

test('a link to a hit opens its page with the quote marked, also for somebody who signs in first', async ({
  page,
  server,
}) => {
  const { person, report, found } = await theReader(server);
  const { _id, pages } = found;
  const link = `/chat?file=${report._id}&question=${_id}&page=${pages[0]}&hit=1`;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await fillLogin(page, person);
  await expect(page).toHaveURL(server.url + link);
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', String(pages[0]));
  await expect(currentMark(page)).toBeInViewport();
  await expect(page.getByRole('toolbar', { name: 'Page' })).toContainText('Hit 1 of');
});

test('j and k walk through the hits, / leads to the field, and typing does neither', async ({
  page,
  server,
}) => {
  const { person, report, found } = await theReader(server);
  const { _id, pages, citations } = found;
  const hits = page.getByRole('toolbar', { name: 'Page' });
  await showAllAsLead(page);
  await signIn(page, person, `/chat?file=${report._id}&question=${_id}&page=${pages[0]}&hit=1`);
  await pageIsDrawn(page);
  expect(citations.length).toBeGreaterThan(1);
  await expect(hits).toContainText('Hit 1 of');
  const first = page.url();
  await page.keyboard.press('j');
  await expect(hits).toContainText('Hit 2 of');
  await expect(page).not.toHaveURL(first);
  await expect(currentMark(page)).toBeInViewport();
  await page.keyboard.press('k');
  await expect(hits).toContainText('Hit 1 of');
  await expect(page).toHaveURL(first);

  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('just/asking');
  await expect(fieldOf(page)).toHaveValue('just/asking');
  await expect(hits).toContainText('Hit 1 of');
});

test('picking a page turns to it, and Highlight goes to its first quote', async ({ page, server }) => {
  const { person, report, found } = await theReader(server);
  const { _id, pages } = found;
  const [first, second] = pages;
  expect(second, 'an answer on two pages').toBeDefined();
  await showAllAsLead(page);
  await signIn(page, person, `/chat?file=${report._id}&question=${_id}&page=${first}&hit=1`);
  await pageIsDrawn(page);
  const answer = page.getByRole('article', { name: 'Answer' });
  await answer.getByRole('button', { name: new RegExp(`(?:PDF|p\\.) ${second}$`) }).click();
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', String(second));
  await answer.getByRole('button', { name: 'Highlight' }).click();
  await expect(page).toHaveURL(new RegExp(`page=${second}&hit=1$`));
  await expect(currentMark(page)).toBeInViewport();
});

test('Ctrl F finds words on all pages, marks them and walks through them', async ({ page, server }) => {
  const { person, report } = await theReader(server);
  await signIn(page, person, `/chat?file=${report._id}`);
  await pageIsDrawn(page);
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: 'Search in the document' });
  await expect(field).toBeFocused();
  await field.fill('clarion');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^1 of \d+$/);
  const hits = Number(/\d+$/.exec((await count.textContent()) ?? '')?.[0]);
  expect(hits).toBeGreaterThan(1);
  await expect(page.getByRole('navigation', { name: 'Hits' }).getByRole('button').first()).toContainText(
    /Clarion/,
  );
  const visited = new Set<string | null>();
  for (let hit = 1; hit <= hits; hit++) {
    await expect(count).toHaveText(`${hit} of ${hits}`);
    await expect(page.getByTestId('search-marks').locator('.viewer-edge div').first()).toBeInViewport();
    visited.add(await page.getByTestId('pdf-page').getAttribute('data-page'));
    await field.press('Enter');
  }
  await expect(count).toHaveText(`1 of ${hits}`);
  expect(visited.size).toBeGreaterThan(1);
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByTestId('search-marks')).toHaveCount(0);
});

test('an answer comes through when the socket never opens', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  await blockSocket(page);
  await signIn(page, person, `/chat?file=${report._id}`);
  await ask(page, QUESTION);
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
});

test('an answer comes through when the socket is cut while it is worked out', async ({ page, server }) => {
  const { person, report } = await makeAsker(server);
  const socket = await holdSocket(page);
  await signIn(page, person, `/chat?file=${report._id}`);
  await socket.carries();
  // The answer is held back until the socket is gone for good.
  await page.route('**/qna/ask', async (route) => {
    await socket.cut();
    await route.continue();
  });
  await ask(page, QUESTION);
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
});

test('a question asked without a connection comes back into the field and can be asked again', async ({
  page,
  context,
  server,
}) => {
  const { person, report } = await makeAsker(server);
  await signIn(page, person, `/chat?file=${report._id}`);
  await pageIsDrawn(page);
  await loadToasts(page);
  await context.setOffline(true);
  await ask(page, QUESTION);
  await expect(page.getByText('The question did not reach the server.')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(QUESTION);
  await context.setOffline(false);
  await fieldOf(page).press('Enter');
  await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
  await expect(questionsOf(page)).toHaveText([QUESTION]);
});

test('a document that is still being read shows its stages, then lets itself be asked', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  await signIn(page, person);
  const file = await library.send('Inventory.pdf', longPdf(600, person.email));
  // The page sees the file as it was when it was sent, however fast the server reads it, until its stages were seen.
  const state = `**/api/v2/files/${file._id}`;
  const unblock = await blockSocket(page);
  await page.route(state, (route) =>
    route.fulfill({ json: { ok: true, status: 200, message: '', result: file } }),
  );
  await page.goto(`/chat?file=${file._id}`);
  await expect(page.getByRole('heading', { name: 'Not ready yet' })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText([
    'Ready to upload',
    'Document Saved',
    'Extracting Document',
    'Analysing Document',
    'Saving Context',
    'Ready for Use',
  ]);
  await page.unroute(state);
  await unblock();
  await expect(fieldOf(page)).toBeVisible();
});

test('at 200 % the card of hits leaves the marked words in sight, and nothing to click is under 24 px', async ({
  page,
  server,
}) => {
  const { person, library, report } = await makeAsker(server);
  const { _id, pages } = await library.ask(report, QUESTION);
  // A window of 1280 × 720 px, enlarged.
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn(page, person, `/chat?file=${report._id}&question=${_id}&page=${pages[0]}&hit=1`);
  await pageIsDrawn(page);
  const boxOf = async (seen: Locator) => (await seen.boundingBox()) ?? { y: 0, height: 0 };
  const card = page.getByRole('region', { name: 'Current quote' });
  const hits = Number(/\d+$/.exec(await card.getByText(/^Hit 1 of/).innerText())?.[0]);
  for (let hit = 1; hit <= hits; hit++) {
    await expect(card.getByText(`Hit ${hit} of ${hits}`)).toBeVisible();
    await expect
      .poll(async () => {
        const [mark, desk, over] = await Promise.all(
          [currentMark(page), page.getByRole('group', { name: 'Open page' }), card].map(boxOf),
        );
        if (!mark || !desk || !over || mark.height === 0) return 'not there';
        if (mark.y < desk.y) return 'above';
        return mark.y + mark.height > over.y ? 'covered' : 'in sight';
      }, `hit ${hit}`)
      .toBe('in sight');
    await card.getByRole('button', { name: 'Next hit' }).click();
  }
  await page.getByRole('tab', { name: 'Conversation' }).click();
  const answer = answerTo(page, QUESTION);
  for (const target of await answer.getByRole('button', { name: /^(Page|Source) / }).all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a long answer opens at its question, on entering, by a link and when it is asked', async ({
    page,
    server,
  }) => {
    const { person, library, report } = await makeAsker(server);
    const first = await library.ask(report, QUESTION);
    await library.ask(report, OTHER_QUESTION);
    await page.setViewportSize({ width: 390, height: 500 });
    const heading = (text: string) => questionsOf(page).filter({ hasText: text });
    await signIn(page, person, `/chat?file=${report._id}`);
    await expect(heading(OTHER_QUESTION)).toBeInViewport({ ratio: 1 });
    await page.goto(`/chat?file=${report._id}&question=${first._id}`);
    await expect(answerTo(page, QUESTION).getByRole('button', { name: 'Highlight' })).toBeAttached();
    await expect(heading(QUESTION)).toBeInViewport({ ratio: 1 });
    await ask(page, THIRD_QUESTION);
    await expect(answerTo(page, THIRD_QUESTION).getByText(FOUND_ON)).toBeAttached();
    await expect(heading(THIRD_QUESTION)).toBeInViewport({ ratio: 1 });
  });

  test('conversation and page are two tabs, and the quote stands in readable size', async ({
    page,
    server,
  }) => {
    const { person, report } = await makeAsker(server);
    await signIn(page, person, `/chat?file=${report._id}`);
    await ask(page, QUESTION);
    await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
    await answerTo(page, QUESTION).getByRole('button', { name: 'Highlight' }).click();
    await expect(page.getByRole('tab', { name: /Page/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'Current quote' })).toContainText('214');
    await expect(currentMark(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Conversation' }).click();
    await expect(answerTo(page, QUESTION).getByText(FOUND_ON)).toBeVisible();
  });
});
