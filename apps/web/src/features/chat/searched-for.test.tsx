import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeMeta, makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });

function ChatWorkspace() {
  const { workspace, ...rest } = useChatWorkspace(file, () => undefined);
  return <Conversation workspace={workspace} {...rest} />;
}

const CORRECTED = makeAnswered({
  question: 'What were the totl revenus?',
  searchedFor: [
    { from: 'totl', to: 'total' },
    { from: 'revenus', to: 'revenues' },
  ],
});

test('says which words were searched, and asks for those that were typed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [CORRECTED] });
    if (url.endsWith('/qna/ask')) {
      sent.push(JSON.parse(String(body)));
      const asked = makeQuestion({ _id: 'question-2', question: CORRECTED.question });
      return jsonAnswer(202, { questions: [asked] });
    }
    return jsonAnswer(200, { items: [makeMeta(CORRECTED)], page: 1, limit: 20, total: 1 });
  });
  await renderPage('/chat?file=file-1&question=question-1', ChatWorkspace);
  const line = await screen.findByText(/^Searched for:/);
  expect(line.textContent).toBe('Searched for: total revenues · as typed');
  const undo = within(line).getByRole('button', { name: 'as typed: search for “totl revenus” instead' });
  fireEvent.click(undo);
  await waitFor(() =>
    expect(sent).toEqual([
      { fileId: 'file-1', question: 'What were the totl revenus?', exact: true, followUpOf: 'question-1' },
    ]),
  );
});

test('is silent about a question that was searched as it was typed', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const asked = makeAnswered();
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [asked] });
    return jsonAnswer(200, { items: [makeMeta(asked)], page: 1, limit: 20, total: 1 });
  });
  await renderPage('/chat?file=file-1&question=question-1', ChatWorkspace);
  await screen.findByRole('article', { name: 'Answer' });
  expect(screen.queryByText(/^Searched for:/)).toBeNull();
});
