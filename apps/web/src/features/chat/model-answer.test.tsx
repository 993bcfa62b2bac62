import type { AnswerFallback, Question } from '@recto/contract/questions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { receive } from '#shared/events/receive.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeMeta } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });
const found = makeAnswered();
const preliminary: Question = { ...found, completed: false, preliminary: true };

const INSTALLATION = {
  productName: 'Recto',
  signup: 'open',
  sso: false,
  chatWidgetSrc: null,
  payments: 'none',
  plansEnforced: false,
  translation: null,
  notice: null,
  ocrLanguages: ['en'],
  outsideAllowed: true,
  model: 'openai-compatible/llama-3.3',
};

function ChatWorkspace() {
  const { workspace, ...rest } = useChatWorkspace(file, () => undefined);
  return <Conversation workspace={workspace} {...rest} />;
}

async function open(question: Question, stopped: Partial<Question> = {}) {
  const calls: string[] = [];
  let current = question;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/qna/stop/')) {
      calls.push(url);
      current = { ...found, ...stopped };
      return jsonAnswer(200, { questions: [current] });
    }
    if (url.endsWith('/config')) return jsonAnswer(200, INSTALLATION);
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [current] });
    return jsonAnswer(200, { items: [makeMeta(current)], page: 1, limit: 20, total: 1 });
  });
  const page = await renderPage(`/chat?file=file-1&question=${question._id}`, ChatWorkspace);
  const card = await screen.findByRole('article', { name: 'Answer' });
  const announced = () => screen.getByRole('status', { name: 'News of the conversation' }).textContent;
  return { ...page, card, calls, announced };
}

test('the answer of the document stands first, marked as preliminary, and cannot be reviewed yet', async () => {
  const { card, announced } = await open(preliminary);
  expect(await within(card).findByText(/; llama-3.3 is checking/)).toBeTruthy();
  expect(card.textContent).toContain('Preliminary answer: found on this machine');
  expect(card.textContent).toContain('China: $11,911');
  expect(card.textContent).toContain('The model is working');
  expect(within(card).queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(announced()).toContain('Preliminary answer');
});

test('what the model writes is shown as not yet checked, and gone once the answer is there', async () => {
  const { card, client, announced } = await open(preliminary);
  const show = (phase: 'writing' | 'checking') =>
    act(async () =>
      receive(client, { type: 'chat_partial', body: { questionId: found._id, phase, text: 'Mars leads.' } }),
    );
  await show('writing');
  expect(await within(card).findByText('Mars leads.')).toBeTruthy();
  expect(card.textContent).toContain('Not yet checked');
  expect(card.textContent).toContain('Writing');
  await show('checking');
  await waitFor(() => expect(card.textContent).toContain('Checking sources'));
  expect(announced()).not.toContain('Mars');
  const usage = { inputTokens: 1200, outputTokens: 30, ms: 2500 };
  const answer = {
    ...found,
    answeredBy: 'openai-compatible/llama-3.3',
    droppedClaims: 1,
    droppedTexts: ['Venus lags.'],
    usage,
  };
  await act(async () => receive(client, { type: 'chat_response', body: { questions: [answer] } }));
  await waitFor(() => expect(card.textContent).toContain('Answered by openai-compatible/llama-3.3'));
  expect(card.textContent).toContain('1 statement was left out: no quote supports it');
  expect(card.textContent).toContain('1,200 tokens read, 30 written, 2.5 s');
  expect(card.textContent).not.toMatch(/Mars|Not yet checked|Preliminary/);
  expect(within(card).queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(announced()).toContain('1 statement was left out');
  const showDropped = within(card).getByRole('button', { name: 'Show it' });
  expect(within(card).getByText('Venus lags.').closest('ul')?.hidden).toBe(true);
  fireEvent.click(showDropped);
  expect(showDropped.getAttribute('aria-expanded')).toBe('true');
  expect(within(card).getByText('Venus lags.').closest('ul')?.hidden).toBe(false);
});

test('Stop ends the work, and the answer of the document stands', async () => {
  const { card, calls } = await open(preliminary, { fallback: 'stopped' });
  fireEvent.click(within(card).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(card.textContent).toContain('You stopped the model.'));
  expect(calls).toHaveLength(1);
  expect(within(card).getByText('Answered on this machine')).toBeTruthy();
});

test.each<[AnswerFallback, string]>([
  ['unavailable', 'The model could not be reached. This is the answer found on this machine.'],
  ['operator', 'Ask the operator to change that.'],
  ['folder', 'never sent outside'],
  ['account', 'Change it under “Outside services”'],
])('says why no model answered: %s', async (fallback, sentence) => {
  const { card } = await open({ ...found, fallback });
  await waitFor(() => expect(card.textContent).toContain(sentence));
  const way = within(card).queryByRole('link');
  expect(way?.getAttribute('href')).toBe(fallback === 'account' ? '/profile' : undefined);
});

test('an answer that is not open repeats no switch', async () => {
  const { card, router } = await open({ ...found, fallback: 'account' });
  await waitFor(() => expect(card.textContent).toContain('Your account sends no text'));
  await act(() => router.navigate('/chat?file=file-1'));
  await waitFor(() => expect(card.textContent).not.toContain('Your account sends no text'));
});

test('a figure that was worked out shows its steps', async () => {
  const [claim, ...others] = found.claims;
  const calculation = { steps: '(1,200 − 1,000) ÷ 1,000', result: '20 %' };
  const claims = claim ? [{ ...claim, calculation }, ...others] : [];
  const { card } = await open({ ...found, claims });
  expect(await within(card).findByText('Calculated: (1,200 − 1,000) ÷ 1,000 = 20 %')).toBeTruthy();
});
