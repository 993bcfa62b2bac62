import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageText } from '#features/chat/page-text.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', pages: 5_000 });

function Text() {
  return <PageText workspace={useChatWorkspace(file, () => undefined).workspace} />;
}

test('the words of a page are fetched for that page alone', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/^.*\/api\/v2/, ''));
    if (url.includes('/searchDocument/'))
      return jsonAnswer(200, { pages: [{ page: 4_001, text: 'Rent is due.' }], total: 5_000 });
    return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
  });
  await renderPage('/chat?file=file-1&page=4001', Text);
  expect(await screen.findByText('Rent is due.')).toBeTruthy();
  await waitFor(() => expect(asked).toContain('/searchDocument/file-1?from=4001&to=4001'));
  expect(asked.filter((path) => !path.startsWith('/history/'))).toHaveLength(1);
});

test('the quotes of the open answer are marked by their spans, also where their words stand twice', async () => {
  const text = 'Rent\t1,200\nRent\t1,200';
  const [citation] = makeAnswered().citations;
  const question = makeAnswered({
    citations: citation ? [{ ...citation, page: 7, quote: 'Rent 1,200', span: { start: 11, end: 21 } }] : [],
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/searchDocument/')) return jsonAnswer(200, { pages: [{ page: 7, text }], total: 9 });
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [question] });
    return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
  });
  await renderPage(`/chat?file=file-1&question=${question._id}&page=7`, Text);
  await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(1));
  expect(document.querySelector('mark')?.previousElementSibling?.textContent).toContain('Rent');
});
