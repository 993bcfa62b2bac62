import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const ASKED = makeAnswered({ question: 'And in 2020?', about: 'total net sales' });

test('shows what a follow-up was taken to be about, and asks it without that', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [ASKED] });
    if (url.endsWith('/qna/ask')) {
      sent.push(JSON.parse(String(body)));
      const asked = makeQuestion({ _id: 'question-2', question: ASKED.question, standsAlone: true });
      return jsonAnswer(202, { questions: [asked] });
    }
    return jsonAnswer(200, { items: [makeMeta(ASKED)], page: 1, limit: 20, total: 1 });
  });
  await renderPage('/chat?file=file-1&question=question-1', ChatWorkspace);
  const remove = await screen.findByRole('button', { name: 'Ask without “total net sales”' });
  expect(remove.closest('p')?.textContent).toBe('about:total net sales');
  fireEvent.click(remove);
  await waitFor(() =>
    expect(sent).toEqual([{ fileId: 'file-1', question: 'And in 2020?', followUpOf: null }]),
  );
  expect(await screen.findByText(/^Each question stands alone/)).toBeTruthy();
});
