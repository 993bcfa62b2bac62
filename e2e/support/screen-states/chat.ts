import type { Question } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { CLOSEST_TITLE, showAsClosest, showAsLead } from '../shown-answers.ts';
import { at, button, type ScreenState } from './screen-state.ts';

const chat = (file: { _id: string }, rest = '') => `/chat?file=${file._id}${rest}`;

async function openChat(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('aria-busy', 'false');
  return page.getByRole('article', { name: 'Answer' });
}

/** The reader is everybody's: what is said of an answer is shown, and not kept. */
const fulfilReview = (route: Route, question: Question, review: Review) =>
  route.fulfill({
    json: { ok: true, status: 200, message: '', result: { questions: [{ ...question, review }] } },
  });

/** The choice of a file, its conversation and its pages. */
export const CHAT_STATES: readonly ScreenState[] = [
  {
    name: 'the choice of a file to ask',
    open: async (page, { report }) => {
      await page.goto('/qna');
      await page.getByRole('radio', { name: report.name }).check();
      return button(page, 'Start Question Answering');
    },
  },
  {
    name: 'the choice in an empty folder',
    open: async (page) => {
      await page.goto('/qna');
      await button(page, /Minutes/).click();
      return page.getByRole('heading', { name: 'This folder is empty' });
    },
  },
  {
    name: 'an answer with its quotes',
    open: (page, { report, found }) =>
      openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}`)),
  },
  {
    name: 'one lead with further passages unfolded, marked wrong',
    open: async (page, { report, found }) => {
      await showAsLead(page);
      const answer = await openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}`));
      await answer.getByRole('button', { name: /^Further passages/ }).click();
      await page.route('**/qna/review/**', (route) =>
        fulfilReview(route, found, { mark: 'wrong', wrongClaims: [0] }),
      );
      await answer.getByRole('button', { name: 'Wrong' }).click();
      return answer.getByRole('form');
    },
  },
  {
    name: 'an answer that somebody accepted',
    open: async (page, { report, found }) => {
      const answer = await openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}`));
      await page.route('**/qna/review/**', (route) => fulfilReview(route, found, { mark: 'accepted' }));
      await answer.getByRole('button', { name: 'Accept' }).click();
      return answer.getByRole('button', { name: 'Accepted' });
    },
  },
  {
    name: 'an answer with its page hidden',
    open: async (page, { report, found }) => {
      await showAsLead(page);
      const answer = await openChat(page, chat(report, `&question=${found._id}`));
      await button(page, 'Hide the page').click();
      return answer.getByText('word for word');
    },
  },
  {
    name: 'passages that come close to a question in another language',
    open: async (page, { report, found }) => {
      await showAsClosest(page, { question: 'de', document: 'en' });
      const answer = await openChat(page, chat(report, `&question=${found._id}`));
      await expect(answer.getByRole('button', { name: 'This answers it' }).first()).toBeVisible();
      return answer.getByText(CLOSEST_TITLE);
    },
  },
  {
    name: 'an answer of nothing found, of a file with pages unread',
    open: async (page, { odd, missing }) => {
      const answer = await openChat(page, chat(odd, `&question=${missing._id}`));
      await expect(answer).toContainText('could not be read');
      return answer.getByText('No matching passage');
    },
  },
  {
    name: 'the page of an answer, and the words of it',
    open: async (page, { report, found }) => {
      await openChat(page, chat(report, `&question=${found._id}&page=${found.pages[0]}&hit=1`));
      await page.setViewportSize({ width: 390, height: 844 });
      await button(page, 'Extracted text').click();
      await page.setViewportSize({ width: 1440, height: 900 });
      await button(page, 'Extracted text').click();
      return page.getByRole('toolbar', { name: 'Page' });
    },
  },
  {
    name: 'a file without a question, at the words of a page that hides some',
    open: async (page, { odd }) => {
      await openChat(page, chat(odd, '&page=20'));
      await button(page, 'Extracted text').click();
      await expect(page.getByRole('region', { name: 'Extracted text of page 20' })).toBeVisible();
      return page.getByRole('heading', { name: 'Odd.pdf', level: 1 });
    },
  },
  {
    name: 'the open menu of a file',
    open: async (page, { report }) => {
      await page.goto(chat(report));
      await button(page, 'File menu').click();
      return page.getByRole('menu');
    },
  },
  at(
    'a file that failed',
    ({ damaged }) => chat(damaged),
    (page) => page.getByRole('heading', { name: 'This file cannot be asked' }),
  ),
  at(
    'a file under a password',
    ({ locked }) => chat(locked),
    (page) => page.getByRole('heading', { name: 'This file is protected' }),
  ),
  at(
    'a file without text',
    ({ blank }) => chat(blank),
    (page) => button(page, 'Delete file'),
  ),
  at(
    'a file that is not there',
    () => '/chat?file=00000000-0000-4000-8000-000000000000',
    (page) => page.getByRole('heading', { name: 'This file is not here' }),
  ),
];
